/**
 * The one source of chance: block n of the stream is SHA-256 of a label, the seed and n.
 * A cryptographic stream, because from the cards that a linear generator dealt the next ones can be computed.
 */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** 32 bytes as 64 hexadecimal digits. */
export type Seed = string & { readonly brand: 'Seed' };

export interface Random {
  /** How many 32-bit words were taken: with the seed, everything there is to store. */
  readonly position: number;
  word(): number;
  /** A whole number from 0 to limit - 1, each equally likely. */
  below(limit: number): number;
  pick<T>(items: readonly T[]): T;
  shuffle<T>(items: readonly T[]): T[];
}

const LABEL = utf8ToBytes('hot-paws random ');
const WORDS_PER_BLOCK = 8;
const WORD_RANGE = 2 ** 32;
/** How many ways one word chooses among in a shuffle: with more, it would too often be one of those that are thrown away. */
const WAYS_PER_WORD = WORD_RANGE / 16;

export function parseSeed(input: unknown): Seed | undefined {
  return typeof input === 'string' && /^[0-9a-f]{64}$/.test(input) ? (input as Seed) : undefined;
}

export function seedFromBytes(bytes: Uint8Array): Seed {
  if (bytes.length !== 32) throw new Error(`A seed has 32 bytes, not ${bytes.length}`);
  return bytesToHex(bytes) as Seed;
}

/** A seed for tests and tools, where a short word is easier to repeat than 32 bytes. */
export function seedFromText(text: string): Seed {
  return seedFromBytes(sha256(utf8ToBytes(text)));
}

export function createRandom(seed: Seed, start = 0): Random {
  let position = start;
  let blockIndex = -1;
  let block: DataView | undefined;
  let message: Uint8Array | undefined; // made only when a word is asked for: most moves ask for none

  const blockAt = (index: number): DataView => {
    message ??= concatBytes(LABEL, hexToBytes(seed), new Uint8Array(4));
    new DataView(message.buffer).setUint32(message.length - 4, index);
    const digest = sha256(message);
    return new DataView(digest.buffer, digest.byteOffset, digest.length);
  };

  const word = (): number => {
    const index = Math.floor(position / WORDS_PER_BLOCK);
    if (block === undefined || index !== blockIndex) {
      block = blockAt(index);
      blockIndex = index;
    }
    const value = block.getUint32((position % WORDS_PER_BLOCK) * 4);
    position += 1;
    return value;
  };

  const below = (limit: number): number => {
    if (!Number.isInteger(limit) || limit < 1 || limit > WORD_RANGE)
      throw new Error(`Nothing to choose below ${limit}`);
    // Words past the last whole multiple are thrown away: taking them modulo limit would favour small results.
    const fair = WORD_RANGE - (WORD_RANGE % limit);
    let value = word();
    while (value >= fair) value = word();
    return value % limit;
  };

  return {
    get position() {
      return position;
    },
    word,
    below,
    pick<T>(items: readonly T[]): T {
      return items[below(items.length)] as T;
    },
    shuffle<T>(items: readonly T[]): T[] {
      const shuffled = [...items];
      let left = shuffled.length;
      while (left > 1) {
        // One word for as many places as it has room for: words are the dear part of a shuffle.
        let ways = left;
        let settled = 1;
        while (settled < left - 1 && ways * (left - settled) <= WAYS_PER_WORD) {
          ways *= left - settled;
          settled += 1;
        }
        for (let choice = below(ways); settled > 0; settled -= 1) {
          const other = choice % left;
          choice = Math.floor(choice / left);
          left -= 1;
          const last = shuffled[left] as T;
          shuffled[left] = shuffled[other] as T;
          shuffled[other] = last;
        }
      }
      return shuffled;
    },
  };
}
