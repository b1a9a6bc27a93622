/**
 * Files of the demo in a separate IndexedDB: the files survive a reload and are deleted with a reset of the
 * world.
 */
import * as z from 'zod/mini';
import type { Blobs, StoredFile } from '#backend/http/context.ts';
import { done, openIndexed, within } from './indexed.ts';

/** A file with its organisation and key. */
export interface IndexedFile extends StoredFile {
  readonly org: string;
  readonly key: string;
}

/** Blobs that can be cleared and listed as a whole. */
export interface TabBlobs extends Blobs {
  readonly clear: () => Promise<void>;
  readonly all: () => Promise<readonly IndexedFile[]>;
}

const store = 'files';
const Kept = z.object({
  // An earlier release stored these values only as the database key.
  org: z._default(z.string(), ''),
  key: z._default(z.string(), ''),
  bytes: z.instanceof(Uint8Array<ArrayBuffer>),
  contentType: z.string(),
  name: z.string(),
});

const bare = ({ bytes, contentType, name }: StoredFile): StoredFile => ({ bytes, contentType, name });

/**
 * Blobs in a database of this name, opened on first use. Files that the browser cannot store last as long as
 * the page.
 */
export function indexedBlobs(name: string): TabBlobs {
  const memory = new Map<string, IndexedFile>();
  const place = (org: string, key: string): string => JSON.stringify([org, key]);
  let database: Promise<IDBDatabase> | undefined;
  const ask = async (
    mode: IDBTransactionMode,
    work: (files: IDBObjectStore) => IDBRequest,
  ): Promise<unknown> => {
    database ??= openIndexed(name, (made) => void made.createObjectStore(store));
    return within(await database, [store], mode, (transaction) => done(work(transaction.objectStore(store))));
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
      const kept: IndexedFile = { ...bare(file), org, key };
      try {
        await ask('readwrite', (files) => files.put(kept, [org, key]));
      } catch (error) {
        warn(error);
        memory.set(place(org, key), kept);
      }
    },
    async get(org, key) {
      const kept =
        memory.get(place(org, key)) ?? (await attempt(ask('readonly', (files) => files.get([org, key]))));
      return kept === undefined ? undefined : bare(z.parse(Kept, kept));
    },
    async remove(org, key) {
      memory.delete(place(org, key));
      await attempt(ask('readwrite', (files) => files.delete([org, key])));
    },
    async clear() {
      memory.clear();
      await attempt(ask('readwrite', (files) => files.clear()));
    },
    all: async () => [
      ...z.parse(z.array(Kept), (await attempt(ask('readonly', (files) => files.getAll()))) ?? []),
      ...memory.values(),
    ],
  };
}
