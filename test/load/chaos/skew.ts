/** Loaded before a server: its clock goes wrong by `SKEW_MS`. */

const by = Number(process.env.SKEW_MS ?? 0);
const { now } = Date;
Date.now = () => now() + by;
