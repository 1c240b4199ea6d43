/** Notices a line that has gone silent without closing, as when a process stalls or a network changes: browsers would wait for minutes. */

interface Line {
  /** Asks the other end, whose answer arrives before long or never. */
  ping(answered: () => void): void;
}

const ASK_MS = 3000;
/** In a row, before the line counts as lost. */
const UNANSWERED = 3;

/** Ends with the function that it returns. */
export function watchLine(line: Line, lost: () => void): () => void {
  let unanswered = 0;
  let asked = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    // A page that slept has heard nothing because it did not listen.
    if (now - asked > 2 * ASK_MS) unanswered = 0;
    asked = now;
    if (unanswered === UNANSWERED) {
      clearInterval(timer);
      lost();
      return;
    }
    unanswered += 1;
    line.ping(() => {
      unanswered = 0;
    });
  }, ASK_MS);
  return () => clearInterval(timer);
}
