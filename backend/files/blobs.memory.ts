/** A blob store in memory: for tests, and for browsers without storage. */
import type { Blobs, StoredFile } from '../http/context.ts';

/** An empty blob store. */
export function memoryBlobs(): Blobs {
  const kept = new Map<string, StoredFile>();
  const place = (org: string, key: string): string => JSON.stringify([org, key]);
  return {
    put: async (org, key, file) => void kept.set(place(org, key), file),
    get: async (org, key) => kept.get(place(org, key)),
    remove: async (org, key) => void kept.delete(place(org, key)),
  };
}
