/** The log in IndexedDB: tabs take turns by the Web Locks API and hear of one another by a BroadcastChannel. */
import * as z from 'zod/mini';
import { folded, type ChangeLog } from './log.ts';

/** A browser that has not opened its database by now, in ms, is taken to have none (a private window, a broken profile). */
const openingMs = 3_000;

const headShape = z.object({ schema: z.string(), seedId: z.string(), epoch: z.number() });
const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const change = z.readonly(
  z.tuple([z.string(), z.string(), z.string(), z.nullable(z.catchall(z.object({ id: z.string() }), value))]),
);
const entriesShape = z.array(z.object({ at: z.number(), changes: z.array(change) }));

/** Opens the log of this name; rejects where the browser has no place for it. */
export async function openIndexedLog(name: string): Promise<ChangeLog> {
  const { locks } = navigator;
  const database = await opened(name);
  const channel = new BroadcastChannel(name);
  // Another tab wants to delete the database: it must not wait for this one.
  database.addEventListener('versionchange', () => database.close());
  let unlisten = (): void => undefined;

  /** Runs work on both stores and waits until the disk has it. */
  const within = async <A>(
    mode: IDBTransactionMode,
    work: (head: IDBObjectStore, entries: IDBObjectStore) => Promise<A>,
  ): Promise<A> => {
    const transaction = database.transaction(['head', 'entries'], mode);
    const complete = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')));
    });
    const [answer] = await Promise.all([
      work(transaction.objectStore('head'), transaction.objectStore('entries')),
      complete,
    ]);
    return answer;
  };

  return {
    persistent: true,
    exclusive: async (work) => {
      await locks.request(name, work);
    },
    read: (after) =>
      within('readonly', async (heads, entries) => {
        const [head, tail] = await Promise.all([
          done(heads.get('head')),
          done(entries.getAll(IDBKeyRange.lowerBound(after, true))),
        ]);
        return {
          ...(head === undefined ? {} : { head: headShape.parse(head) }),
          entries: entriesShape.parse(tail),
        };
      }),
    append: (entry) => within('readwrite', async (_, entries) => void (await done(entries.add(entry)))),
    fold: () =>
      within('readwrite', async (_, entries) => {
        const all = entriesShape.parse(await done(entries.getAll()));
        if (all.length === 0) return;
        entries.clear();
        entries.add(folded(all));
      }),
    restart: (head) =>
      within('readwrite', async (heads, entries) => {
        heads.put(head, 'head');
        entries.clear();
      }),
    announce: () => channel.postMessage('changed'),
    listen(heard) {
      // A tab that was frozen has missed what was announced meanwhile.
      const shown = (): void => {
        if (document.visibilityState === 'visible') heard();
      };
      channel.addEventListener('message', heard);
      document.addEventListener('visibilitychange', shown);
      unlisten = () => document.removeEventListener('visibilitychange', shown);
    },
    close() {
      unlisten();
      channel.close();
      database.close();
    },
  };
}

function opened(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('IndexedDB does not answer')), openingMs);
    const request = indexedDB.open(name, 1);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore('head');
      request.result.createObjectStore('entries', { keyPath: 'at' });
    });
    done(request)
      .then(() => resolve(request.result), reject)
      .finally(() => clearTimeout(late));
  });
}

const done = (request: IDBRequest): Promise<unknown> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
  });
