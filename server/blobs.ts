/** Files of the organisations on disk, one file each, in the data folder. */
import { mkdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import * as z from 'zod/mini';
import { answerable } from './systemFault.ts';
import { tracelessFolder } from '#backend/files/files.link.ts';
import type { Blobs } from '#backend/http/context.ts';

/** The first line of a stored file; the bytes follow. */
const Head = z.object({ name: z.string(), contentType: z.string() });

/**
 * Neither an organisation nor a key can name a path outside its folder, or a file that is still being
 * written.
 */
const segment = /^[A-Za-z0-9_-]{1,64}$/;

/** Stores files below `folder`, as `<organisation>/<kind>/<id>`. Writes are atomic; `write` is for tests. */
export function diskBlobs(folder: string, write: typeof writeFile = writeFile): Blobs {
  const placeOf = (org: string, key: string): string | undefined => {
    const parts = [org, ...key.split('/')];
    return parts.every((part) => segment.test(part)) ? path.join(folder, ...parts) : undefined;
  };
  const isMissing = (error: unknown): boolean =>
    error instanceof Error &&
    'code' in error &&
    ['ENOENT', 'ENOTDIR', 'EISDIR'].some((code) => code === error.code);
  return {
    async put(org, key, { bytes, contentType, name }) {
      const place = placeOf(org, key);
      if (place === undefined) throw new TypeError('this is no key of a file');
      const unfinished = `${place}.${randomUUID()}`;
      const head = Buffer.from(`${JSON.stringify({ name, contentType })}\n`);
      try {
        await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
        await write(unfinished, Buffer.concat([head, bytes]), { mode: 0o600, flush: true });
        // Backups carry the time of a file along.
        if (key.startsWith(`${tracelessFolder}/`)) await utimes(unfinished, 0, 0);
        await rename(unfinished, place);
      } catch (error) {
        // What was written of it would keep a full disk full.
        await rm(unfinished, { force: true });
        throw answerable(error);
      }
    },
    async get(org, key) {
      const place = placeOf(org, key);
      if (place === undefined) return undefined;
      try {
        const all = await readFile(place);
        const end = all.indexOf(0x0a);
        const head = z.parse(Head, JSON.parse(all.toString('utf8', 0, end)));
        return { ...head, bytes: new Uint8Array(all.subarray(end + 1)) };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async remove(org, key) {
      const place = placeOf(org, key);
      if (place !== undefined) await rm(place, { force: true });
    },
  };
}
