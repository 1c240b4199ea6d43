/** Keeps a course in a file, so that one that was broken off goes on as if it had not been. */

import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { TraitNet } from '../../../../shared/bots/traitNet.ts';
import type { Course } from './course.ts';
import type { TraitNets } from './seat.ts';

interface Header {
  readonly update: number;
  readonly steps: readonly number[];
  readonly lengths: readonly number[];
  readonly hunters: readonly { readonly [net: string]: TraitNet['shape'] }[];
}

export function keepCourse<P>(file: string, course: Course<P>, hunters: readonly TraitNets[]): void {
  const lists = [...course.memory(), ...hunters.flatMap((nets) => Object.values(nets).map(({ weights }) => weights))];
  const header: Header = {
    update: course.update,
    steps: course.steps,
    lengths: lists.map(({ length }) => length),
    hunters: hunters.map((nets) => Object.fromEntries(Object.entries(nets).map(([name, { shape }]) => [name, shape]))),
  };
  const bytes = lists.map((list) => Buffer.from(list.buffer, list.byteOffset, list.byteLength));
  // Renamed when whole: a course that is broken off while it writes keeps what it had.
  writeFileSync(`${file}.new`, Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), ...bytes]));
  renameSync(`${file}.new`, file);
}

/** Puts a kept course back; the hunters that it had found come back with it. */
export function resumeCourse<P>(file: string, course: Course<P>): TraitNets[] {
  if (!existsSync(file)) return [];
  const content = readFileSync(file);
  const end = content.indexOf('\n');
  const { update, steps, lengths, hunters }: Header = JSON.parse(content.subarray(0, end).toString());
  let at = end + 1;
  const lists = lengths.map((length) => {
    const list = new Float64Array(new Uint8Array(content.subarray(at, at + 8 * length)).buffer);
    at += 8 * length;
    return list;
  });
  const own = course.memory();
  own.forEach((list, place) => {
    const kept = lists[place];
    if (kept?.length !== list.length) throw new Error(`${file} is of another course: delete it`);
    list.set(kept);
  });
  course.goOnAfter(update, steps);
  let next = own.length;
  return hunters.map((shapes) =>
    Object.fromEntries(
      Object.entries(shapes).map(([name, shape]) => {
        const weights = lists[next] as Float64Array;
        next += 1;
        return [name, { shape, weights }];
      }),
    ),
  );
}
