/**
 * Tells zod, which is loaded later, not to compile its schemas: our content policy forbids `eval`, and even zod's careful
 * attempt is reported as a breach on every visit.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

export {};
