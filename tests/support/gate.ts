/** A gate for tests of things that happen at once: who comes waits until the others are there too, without any clock. */
export interface Gate {
  /** Resolves when so many wait here, or once the gate is open. */
  readonly pass: () => Promise<void>;
  readonly open: () => void;
}

/** A gate that opens by itself for `many`. */
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
