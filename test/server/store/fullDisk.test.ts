import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, unlinkSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore, type Store } from '../../../server/store/store.ts';

const isRoot = process.getuid?.() === 0;
const disk = mkdtempSync(join(tmpdir(), 'hot-paws-disk-'));
let store: Store;

/** Only root may bring a small disk of its own. */
beforeAll(async () => {
  if (!isRoot) return;
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', disk]);
  store = await openStore({ dataDir: disk, databaseUrl: undefined, syncLagMs: 0 });
});

afterAll(async () => {
  await store?.close();
  if (isRoot) execFileSync('umount', [disk]);
  rmSync(disk, { recursive: true, force: true });
});

const write = (seq: number) =>
  store.journal.commit({
    rows: [{ match_id: 'm', seq, at: 0, hold: 0, entry: 'x'.repeat(2000), race: null }],
    changes: [],
  });

function fill(file: string): void {
  const handle = openSync(file, 'w');
  try {
    for (;;) writeSync(handle, Buffer.alloc(4096));
  } catch (error) {
    expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC');
  }
  closeSync(handle);
}

test.skipIf(!isRoot)(
  'after a full disk the store takes moves again, its log is moved again, and health tells why and when',
  async () => {
    let seq = 0;
    for (; seq < 100; seq += 1) await write(seq);
    const ballast = join(disk, 'ballast');
    fill(ballast);
    await expect(
      (async () => {
        for (let tries = 0; tries < 2000; tries += 1) await write(100_000 + tries);
      })(),
    ).rejects.toThrow(/full/);
    await expect.poll(() => store.trouble()).toMatch(/^the disk has refused to write \(.*full.*\)$/);
    unlinkSync(ballast);
    await expect.poll(() => store.trouble()).toBeUndefined();
    await write(seq);
    const found = (await store.matches.journal('m')).map((row) => row.seq);
    expect(found).toContain(seq);
    expect(found.slice(0, 100)).toEqual(Array.from({ length: 100 }, (_, place) => place));
  },
);
