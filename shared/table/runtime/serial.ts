/** Does one thing after another: what is decided at a table waits until the decision before it is safe. */
export class Serial {
  #tail: Promise<unknown> = Promise.resolve();

  /** A task must not wait for another one of the same queue: neither would ever end. */
  run<T>(task: () => Promise<T> | T): Promise<T> {
    const result = this.#tail.then(task);
    this.#tail = result.catch(() => undefined);
    return result;
  }

  async idle(): Promise<void> {
    await this.#tail;
  }
}
