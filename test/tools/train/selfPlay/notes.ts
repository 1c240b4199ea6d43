/** What learners decided in a batch of games, in flat lists: a batch has tens of thousands of decisions. */

/** How big the questions to a net are. `secrets` follow the situation: only the critic reads them. */
export interface NoteShape {
  readonly situation: number;
  readonly secrets: number;
  /** Traits of a move. */
  readonly width: number;
}

const FIRST = 4096;

export class Notes {
  readonly shape: NoteShape;
  readonly stride: number;
  size = 0;
  situations: Float32Array;
  /** Where the moves of a decision start, and how many there are. */
  from = new Int32Array(FIRST);
  count = new Int32Array(FIRST);
  chosen = new Int32Array(FIRST);
  chance = new Float32Array(FIRST);
  expected = new Float32Array(FIRST);
  advantage = new Float32Array(FIRST);
  target = new Float32Array(FIRST);
  moves: Uint8Array;
  private movesSize = 0;

  constructor(shape: NoteShape) {
    this.shape = shape;
    this.stride = shape.situation + shape.secrets;
    this.situations = new Float32Array(FIRST * this.stride);
    this.moves = new Uint8Array(FIRST * shape.width * 8);
  }

  clear(): void {
    this.size = 0;
    this.movesSize = 0;
  }

  /** Keeps a decision; its place is what advantages are written to later. */
  add(
    situation: Float32Array,
    moves: Uint8Array,
    count: number,
    chosen: number,
    chance: number,
    expected: number,
  ): number {
    const place = this.size;
    const bytes = count * this.shape.width;
    this.makeRoom(bytes);
    this.situations.set(situation.subarray(0, this.stride), place * this.stride);
    this.moves.set(moves.subarray(0, bytes), this.movesSize);
    this.from[place] = this.movesSize;
    this.count[place] = count;
    this.chosen[place] = chosen;
    this.chance[place] = chance;
    this.expected[place] = expected;
    this.movesSize += bytes;
    this.size += 1;
    return place;
  }

  private makeRoom(bytes: number): void {
    if (this.size === this.chosen.length) {
      this.situations = grown(this.situations);
      this.from = grown(this.from);
      this.count = grown(this.count);
      this.chosen = grown(this.chosen);
      this.chance = grown(this.chance);
      this.expected = grown(this.expected);
      this.advantage = grown(this.advantage);
      this.target = grown(this.target);
    }
    while (this.movesSize + bytes > this.moves.length) this.moves = grown(this.moves);
  }
}

function grown<T extends Float32Array | Int32Array | Uint8Array>(list: T): T {
  const larger = new (list.constructor as new (length: number) => T)(2 * list.length);
  larger.set(list);
  return larger;
}
