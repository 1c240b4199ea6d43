/** Work that may pause: a generator yields wherever the page could draw a frame in between. */

export type Work<T> = Generator<undefined, T, undefined>;

export function finish<T>(work: Work<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Well below the 50 ms of a long task, with room for the frame that follows. */
const SLICE_MS = 10;

/** A message, not a timer: nested timers are held back to 4 ms each, which would double the loading time. */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      channel.port1.close();
      resolve();
    };
    channel.port2.postMessage(undefined);
  });

let before: Promise<unknown> = Promise.resolve();

/** One work after another: two at once would both build the part that they share. */
export function inSlices<T>(work: Work<T>): Promise<T> {
  const done = before.then(() => slice(work));
  before = done.catch(() => undefined);
  return done;
}

async function slice<T>(work: Work<T>): Promise<T> {
  for (;;) {
    const end = performance.now() + SLICE_MS;
    while (performance.now() < end) {
      const step = work.next();
      if (step.done) return step.value;
    }
    await pause();
  }
}
