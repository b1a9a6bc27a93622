/** Files of the demo in an IndexedDB of their own: they outlive a reload, and go when the world begins anew. */
import * as z from 'zod/mini';
import type { Blobs, StoredFile } from '#backend/http/context.ts';
import { memoryBlobs } from '#backend/files/blobs.memory.ts';

/** Blobs that can all be forgotten. */
export interface TabBlobs extends Blobs {
  readonly clear: () => Promise<void>;
}

/** A browser that has not opened its database by now, in ms, is taken to have none. */
const openingMs = 3_000;
const store = 'files';
const Kept = z.object({
  bytes: z.instanceof(Uint8Array<ArrayBuffer>),
  contentType: z.string(),
  name: z.string(),
});

const done = (request: IDBRequest): Promise<unknown> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
  });

function opened(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('IndexedDB does not answer')), openingMs);
    const request = indexedDB.open(name, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(store));
    done(request)
      .then(() => {
        const database = request.result;
        // Another tab wants to delete the database: it must not wait for this one.
        database.addEventListener('versionchange', () => database.close());
        resolve(database);
      }, reject)
      .finally(() => clearTimeout(late));
  });
}

/** Files below this name; opened when the first one is asked for. What the browser cannot keep lasts as long as the page. */
export function indexedBlobs(name: string): TabBlobs {
  let memory = memoryBlobs();
  let database: Promise<IDBDatabase> | undefined;
  const within = async <A>(
    mode: IDBTransactionMode,
    work: (files: IDBObjectStore) => IDBRequest<A>,
  ): Promise<unknown> => {
    database ??= opened(name);
    const transaction = (await database).transaction(store, mode);
    const complete = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')));
    });
    const [answer] = await Promise.all([done(work(transaction.objectStore(store))), complete]);
    return answer;
  };
  let warned = false;
  const warn = (error: unknown): void => {
    if (!warned) console.warn('The demo cannot keep files here; they last until the page is closed.', error);
    warned = true;
  };
  const attempt = async (work: Promise<unknown>): Promise<unknown> => {
    try {
      return await work;
    } catch (error) {
      warn(error);
      return undefined;
    }
  };
  return {
    async put(org, key, file) {
      try {
        await within('readwrite', (files) => files.put({ ...file } satisfies StoredFile, [org, key]));
      } catch (error) {
        warn(error);
        await memory.put(org, key, file);
      }
    },
    async get(org, key) {
      const held = await memory.get(org, key);
      if (held !== undefined) return held;
      const kept = await attempt(within('readonly', (files) => files.get([org, key])));
      return kept === undefined ? undefined : z.parse(Kept, kept);
    },
    async remove(org, key) {
      await memory.remove(org, key);
      await attempt(within('readwrite', (files) => files.delete([org, key])));
    },
    async clear() {
      memory = memoryBlobs();
      await attempt(within('readwrite', (files) => files.clear()));
    },
  };
}
