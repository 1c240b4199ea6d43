/** Writes numbers one after another into a vector of fixed length, and notices when the count is wrong. */
export class VectorWriter {
  readonly values: Float32Array;
  private at = 0;

  constructor(length: number) {
    this.values = new Float32Array(length);
  }

  put(...numbers: readonly (number | boolean)[]): this {
    for (const number of numbers) {
      this.values[this.at] = Number(number);
      this.at += 1;
    }
    return this;
  }

  /** A vector that is too long or too short would shift every weight by a place. */
  done(): Float32Array {
    if (this.at !== this.values.length) throw new Error(`${this.at} numbers for a vector of ${this.values.length}`);
    return this.values;
  }
}
