/** What a mood lets out. */
export const SYMPTOMS = ['steam', 'tears', 'sweat', 'snores', 'hearts', 'sparks'] as const;
export type Symptom = (typeof SYMPTOMS)[number];
