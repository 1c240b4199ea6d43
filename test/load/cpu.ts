/** What a process has used of the processor, all its threads together, as the kernel counts it: asking the process would cost it something. */

import { readdirSync, readFileSync } from 'node:fs';

const NANOSECONDS = 1e9;

/** Linux only. Threads that have ended are not counted: servers keep theirs. */
export function cpuSecondsOf(pid: number): number {
  const folder = `/proc/${pid}/task`;
  return readdirSync(folder).reduce(
    (sum, thread) => sum + Number(readFileSync(`${folder}/${thread}/schedstat`, 'utf8').split(' ')[0]) / NANOSECONDS,
    0,
  );
}
