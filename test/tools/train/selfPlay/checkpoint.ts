/** Keeps a course in a file, so that one that was broken off goes on as if it had not been. */

import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Course } from './course.ts';

interface Header {
  readonly update: number;
  readonly steps: readonly number[];
  /** Of every list, in bytes. */
  readonly lengths: readonly number[];
}

export function keepCourse<P>(file: string, course: Course<P>): void {
  const lists = course.memory();
  const header: Header = {
    update: course.update,
    steps: course.steps,
    lengths: lists.map(({ byteLength }) => byteLength),
  };
  const bytes = lists.map((list) => Buffer.from(list.buffer, list.byteOffset, list.byteLength));
  // Renamed when whole: a course that is broken off while it writes keeps what it had.
  writeFileSync(`${file}.new`, Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), ...bytes]));
  renameSync(`${file}.new`, file);
}

/** Puts a kept course back, if there is one. */
export function resumeCourse<P>(file: string, course: Course<P>): void {
  if (!existsSync(file)) return;
  const content = readFileSync(file);
  const end = content.indexOf('\n');
  const { update, steps, lengths }: Header = JSON.parse(content.subarray(0, end).toString());
  let at = end + 1;
  course.memory().forEach((list, place) => {
    const length = lengths[place];
    if (length !== list.byteLength) throw new Error(`${file} is of another course: delete it`);
    new Uint8Array(list.buffer, list.byteOffset, length).set(content.subarray(at, at + length));
    at += length;
  });
  course.goOnAfter(update, steps);
}
