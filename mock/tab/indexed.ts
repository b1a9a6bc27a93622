/** IndexedDB with promises: what the log, the files and the kept worlds share. */

/** A browser that has not opened its database by now, in ms, is taken to have none (a private window, a broken profile). */
const openingMs = 3_000;

/** The result of a request; rejects as it fails. */
export const done = (request: IDBRequest): Promise<unknown> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
  });

/** Opens a database of this name, made by `make` where it is new; rejects where the browser has no place for it. */
export async function openIndexed(name: string, make: (database: IDBDatabase) => void): Promise<IDBDatabase> {
  const { promise, reject } = Promise.withResolvers<never>();
  const late = setTimeout(() => reject(new Error('IndexedDB does not answer')), openingMs);
  try {
    const request = indexedDB.open(name, 1);
    request.addEventListener('upgradeneeded', () => make(request.result));
    await Promise.race([done(request), promise]);
    const database = request.result;
    // Another tab wants to delete the database: it must not wait for this one.
    database.addEventListener('versionchange', () => database.close());
    return database;
  } finally {
    clearTimeout(late);
  }
}

/** Runs work on some stores and waits until the disk has it. */
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
