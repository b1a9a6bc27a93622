/** A gate for tests of concurrency: each caller waits until the others have arrived, without a clock. */
import type { Database } from '#backend/store/port.ts';

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

/** Makes the next `many` transactions wait for one another and then queue in the store behind another transaction. Without this, concurrent calls rarely overlap. */
export function meetInQueue(db: Database, many: number): void {
  const tx = db.tx.bind(db);
  const gate = gateFor(many);
  let passed = 0;
  db.tx = async (org, work) => {
    if (passed >= many) return tx(org, work);
    await gate.pass();
    if (passed === 0) void tx(org, async () => undefined);
    passed += 1;
    return tx(org, work);
  };
}
