/**
 * Notices lines that went dead without a word. A few are asked at a time: the transport's own way asks all of them in one go, and whoever moves
 * just then waits for as many pings as there are people in the house, and for their answers.
 */

export interface Line {
  ping(): void;
  terminate(): void;
  on(event: 'pong', listener: () => void): unknown;
  once(event: 'close', listener: () => void): unknown;
}

const EVERY_MS = 3000;
const GROUPS = 30;
/** Whoever owes as many answers is gone. */
const MOST_UNANSWERED = 2;

export class SignsOfLife {
  readonly #groups = Array.from({ length: GROUPS }, () => new Map<Line, number>());
  #turn = 0;
  #lines = 0;
  #timer: NodeJS.Timeout | undefined;

  add(line: Line): void {
    const group = this.#groups[this.#lines % GROUPS];
    if (group === undefined) return;
    this.#lines += 1;
    group.set(line, 0);
    line.on('pong', () => group.set(line, 0));
    line.once('close', () => group.delete(line));
    this.#timer ??= setInterval(() => this.ask(), EVERY_MS / GROUPS).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** The next of the groups. */
  ask(): void {
    const group = this.#groups[this.#turn % GROUPS];
    this.#turn += 1;
    for (const [line, unanswered] of group ?? [])
      if (unanswered >= MOST_UNANSWERED) line.terminate();
      else {
        group?.set(line, unanswered + 1);
        line.ping();
      }
  }
}
