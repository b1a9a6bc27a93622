/** IndexedDB with promises, shared by the log, the files and the snapshots. */

/**
 * After this time, in ms, a browser that has not opened its database counts as having none (a private window,
 * a broken profile).
 */
const openingMs = 3_000;

/** Resolves with the result of a request; rejects with its error. */
export const done = (request: IDBRequest): Promise<unknown> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
  });

/**
 * Opens a database of this name; `make` creates its stores if it is new. Rejects if the browser has no
 * storage.
 */
export async function openIndexed(name: string, make: (database: IDBDatabase) => void): Promise<IDBDatabase> {
  const { promise, reject } = Promise.withResolvers<never>();
  const late = setTimeout(() => reject(new Error('IndexedDB does not answer')), openingMs);
  try {
    const request = indexedDB.open(name, 1);
    request.addEventListener('upgradeneeded', () => make(request.result));
    await Promise.race([done(request), promise]);
    const database = request.result;
    // Closes the connection if another tab wants to delete the database, so that the tab does not wait.
    database.addEventListener('versionchange', () => database.close());
    return database;
  } finally {
    clearTimeout(late);
  }
}

/** Runs work on some stores and waits until the transaction is complete. */
export async function within<A>(
  database: IDBDatabase,
  stores: readonly string[],
  mode: IDBTransactionMode,
  work: (transaction: IDBTransaction) => Promise<A>,
): Promise<A> {
  const transaction = database.transaction([...stores], mode);
  const complete = new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')));
  });
  const [answer] = await Promise.all([work(transaction), complete]);
  return answer;
}
