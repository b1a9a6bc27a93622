/** Files that last as long as the process: for tests, and for a browser that lends no storage. */
import type { Blobs, StoredFile } from '../http/context.ts';

/** No files yet. */
export function memoryBlobs(): Blobs {
  const kept = new Map<string, StoredFile>();
  const place = (org: string, key: string): string => JSON.stringify([org, key]);
  return {
    put: async (org, key, file) => void kept.set(place(org, key), file),
    get: async (org, key) => kept.get(place(org, key)),
    remove: async (org, key) => void kept.delete(place(org, key)),
  };
}
