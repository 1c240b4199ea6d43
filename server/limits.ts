/** How often somebody may do something: a bucket per key that refills evenly. */

interface Bucket {
  left: number;
  at: number;
}

export class Limit {
  readonly #burst: number;
  readonly #perMs: number;
  readonly #buckets = new Map<string, Bucket>();
  #sweepAt = 0;

  constructor(burst: number, windowMs: number) {
    this.#burst = burst;
    this.#perMs = burst / windowMs;
  }

  /** What costs more than the whole burst would never be had: it costs the burst. */
  take(key: string, now: number, price = 1): boolean {
    const bucket = this.#refilled(key, now);
    const due = Math.min(price, this.#burst);
    if (bucket.left < due) return false;
    bucket.left -= due;
    return true;
  }

  /** For what turned out to be dearer than was thought: takes what is there. */
  charge(key: string, now: number, price: number): void {
    const bucket = this.#refilled(key, now);
    bucket.left = Math.max(0, bucket.left - price);
  }

  #refilled(key: string, now: number): Bucket {
    this.#sweep(now);
    const bucket = this.#buckets.get(key) ?? { left: this.#burst, at: now };
    // Never negative: a clock that is set back by an hour would lock everybody out for as long.
    const passed = Math.max(0, now - bucket.at);
    bucket.left = Math.min(this.#burst, bucket.left + passed * this.#perMs);
    bucket.at = now;
    this.#buckets.set(key, bucket);
    return bucket;
  }

  /** A full bucket says nothing: kept, one per address that ever came would fill the memory. */
  #sweep(now: number): void {
    if (now < this.#sweepAt) return;
    this.#sweepAt = now + this.#burst / this.#perMs;
    for (const [key, bucket] of this.#buckets)
      if (bucket.left + (now - bucket.at) * this.#perMs >= this.#burst) this.#buckets.delete(key);
  }
}
