/** A gate for tests of concurrency: each caller waits until the others have arrived, without a clock. */
export interface Gate {
  /** Resolves when `many` callers wait, or when the gate is open. */
  readonly pass: () => Promise<void>;
  readonly open: () => void;
}

/** A gate that opens when `many` callers wait. */
export function gateFor(many: number): Gate {
  const { promise, resolve } = Promise.withResolvers<void>();
  let waiting = 0;
  return {
    pass: () => {
      waiting += 1;
      if (waiting === many) resolve();
      return promise;
    },
    open: resolve,
  };
}
