/** The store of snapshots: a separate IndexedDB, which a reset does not clear. */
import * as z from 'zod/mini';
import { done, openIndexed, within } from './indexed.ts';
import type { SnapshotInfo } from './snapshots.ts';

/** A snapshot with the bytes of its file. */
export interface StoredSnapshot extends SnapshotInfo {
  readonly packed: Uint8Array<ArrayBuffer>;
}

/** Snapshots without order. Calls reject if the browser has no storage. */
export interface SnapshotStore {
  readonly all: () => Promise<readonly StoredSnapshot[]>;
  readonly put: (one: StoredSnapshot) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

const store = 'worlds';
const Kept = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    at: z.number(),
    bytes: z.number(),
    packed: z.instanceof(Uint8Array<ArrayBuffer>),
  }),
);

/** Opens the store of this name with the first call. */
export function openSnapshotStore(name: string): SnapshotStore {
  let database: Promise<IDBDatabase> | undefined;
  const ask = async (
    mode: IDBTransactionMode,
    work: (worlds: IDBObjectStore) => IDBRequest,
  ): Promise<unknown> => {
    database ??= openIndexed(name, (made) => void made.createObjectStore(store, { keyPath: 'id' }));
    return within(await database, [store], mode, (transaction) => done(work(transaction.objectStore(store))));
  };
  return {
    all: async () => z.parse(Kept, await ask('readonly', (worlds) => worlds.getAll())),
    put: async (one) => void (await ask('readwrite', (worlds) => worlds.put(one))),
    remove: async (id) => void (await ask('readwrite', (worlds) => worlds.delete(id))),
  };
}
