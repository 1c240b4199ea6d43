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

  take(key: string, now: number): boolean {
    this.#sweep(now);
    const bucket = this.#buckets.get(key) ?? { left: this.#burst, at: now };
    // Never negative: a clock that is set back by an hour would lock everybody out for as long.
    const passed = Math.max(0, now - bucket.at);
    bucket.left = Math.min(this.#burst, bucket.left + passed * this.#perMs);
    bucket.at = now;
    this.#buckets.set(key, bucket);
    if (bucket.left < 1) return false;
    bucket.left -= 1;
    return true;
  }

  /** A full bucket says nothing: kept, one per address that ever came would fill the memory. */
  #sweep(now: number): void {
    if (now < this.#sweepAt) return;
    this.#sweepAt = now + this.#burst / this.#perMs;
    for (const [key, bucket] of this.#buckets)
      if (bucket.left + (now - bucket.at) * this.#perMs >= this.#burst) this.#buckets.delete(key);
  }
}
