/** Time as a table needs it, handed in by whoever runs one: a server, a browser, or a test that moves it by hand. */

export type Milliseconds = number;

export interface Clock {
  /** Never goes back: clocks that stand still for a reveal would stand for as long as it was set back. */
  now(): Milliseconds;
  after(milliseconds: Milliseconds, action: () => void): Timer;
}

export interface Timer {
  /** Nothing happens any more; harmless when it has happened already. */
  cancel(): void;
}
