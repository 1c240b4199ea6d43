/**
 * Where requests wait for their turn: one is begun in each turn of the event loop, and the sockets of the tables are read between two of them.
 * Begun as they come, all that strangers send in one moment would be done in one piece, and every move would wait for the end of it.
 */
export class WaitingLine {
  /** Who is next stands first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #isMoving = false;

  /** By address: whoever sends many waits behind whoever sends few. */
  enter(address: string, begin: () => void): void {
    const others = this.#waiting.get(address);
    if (others === undefined) this.#waiting.set(address, [begin]);
    else others.push(begin);
    if (!this.#isMoving) this.#moveOn();
  }

  #moveOn(): void {
    this.#isMoving = this.#waiting.size > 0;
    if (this.#isMoving) setImmediate(() => this.#beginOne());
  }

  #beginOne(): void {
    const [first] = this.#waiting;
    if (first === undefined) return;
    const [address, own] = first;
    const begin = own.shift();
    this.#waiting.delete(address);
    if (own.length > 0) this.#waiting.set(address, own);
    this.#moveOn();
    begin?.();
  }
}
