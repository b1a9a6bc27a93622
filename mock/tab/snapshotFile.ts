/**
 * The file format of a snapshot: the seed id, the changes since, the time and the files, as JSON under gzip.
 */
import * as z from 'zod/mini';
import { directoryTables } from '#backend/store/directory.ts';
import { columnNames, encodeValue } from '#backend/store/row.ts';
import { tables } from '#backend/tables.ts';
import { SnapshotRefused } from '#schema/demo/snapshotRefused.ts';
import type { IndexedFile } from './blobs.indexed.ts';
import type { Change } from './engine.changes.ts';
import { fittedTo } from './snapshotUpgrade.ts';

/** A snapshot, unpacked. */
export interface Snapshot {
  readonly name: string;
  readonly seedId: string;
  /** Time of the world at the save, in ms since 1970, and how much of it a user had moved. */
  readonly at: number;
  readonly moved: number;
  /** The secret that signs the sessions, links and votes of the world. */
  readonly secret: string;
  readonly changes: readonly Change[];
  readonly files: readonly IndexedFile[];
}

/** A snapshot that was read. */
export interface ReadSnapshot extends Snapshot {
  /** Another release made it, so its changes must still be completed (`snapshotUpgrade.ts`). */
  readonly isForeign: boolean;
}

const kind = 'aplauso-demo';
/** Max unpacked size, in bytes. It exceeds any demo: a larger file is an attack on the memory. */
const longest = 256 * 1_048_576;

const Kind = z.object({ kind: z.literal(kind), release: z.string() });
const Value = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const Kept = z.object({
  name: z.string(),
  seedId: z.string(),
  at: z.number(),
  moved: z.number().check(z.nonnegative()),
  secret: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  changes: z.array(
    z.readonly(
      z.tuple([
        z.string(),
        z.string(),
        z.string(),
        z.nullable(z.catchall(z.object({ id: z.string() }), Value)),
      ]),
    ),
  ),
  files: z.array(
    z.object({
      org: z.string(),
      key: z.string(),
      name: z.string(),
      contentType: z.string(),
      bytes: z.string(),
    }),
  ),
});

const known = new Map([...tables, ...directoryTables].map((table) => [table.name, table]));

/**
 * Validates a change of a file against its table, because the rows skip other checks. Throws `TypeError` if
 * it is invalid.
 */
function checked(change: Change): void {
  const [name, , id, row] = change;
  const table = known.get(name);
  if (table === undefined) throw new TypeError(`${name}: no such table`);
  if (row === null) return;
  const columns = columnNames(table);
  if (row.id !== id || Object.keys(row).length !== columns.length)
    throw new TypeError(`${name}: ${id} is no row of it`);
  for (const column of columns) {
    const value = row[column] ?? null;
    // JSON columns are stored as text.
    const isJson = table.columns[column]?.kind === 'json' && typeof value === 'string';
    encodeValue(table, column, isJson ? JSON.parse(value) : value);
  }
}

/** Max number of bytes for one call: browsers limit the number of arguments. */
const most = 8_192;
function textOf(bytes: Uint8Array): string {
  let letters = '';
  for (let from = 0; from < bytes.byteLength; from += most)
    letters += String.fromCharCode(...bytes.subarray(from, from + most));
  return btoa(letters);
}
const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

async function through(
  bytes: Blob,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = bytes.stream().pipeThrough(stream).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.byteLength;
    if (length > longest) throw new RangeError('too long');
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** The bytes of a snapshot's file; `release` names the program that made its rows. */
export const packed = ({ files, ...rest }: Snapshot, release: string): Promise<Uint8Array<ArrayBuffer>> =>
  through(
    new Blob([
      JSON.stringify({
        kind,
        release,
        ...rest,
        files: files.map(({ bytes, ...file }) => ({ ...file, bytes: textOf(bytes) })),
      }),
    ]),
    new CompressionStream('gzip'),
  );

async function unzipped(file: Blob): Promise<string> {
  const [one, two] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (one !== 0x1f || two !== 0x8b) throw new SnapshotRefused('nonsense');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(
      await through(file, new DecompressionStream('gzip')),
    );
  } catch (cause) {
    throw new SnapshotRefused('damaged', { cause });
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new SnapshotRefused('nonsense', { cause });
  }
};

/**
 * Reads the snapshot of a file. Throws `SnapshotRefused` if the file is no snapshot, is incomplete, or belongs to
 * another release whose rows cannot be converted.
 */
export async function unpacked(file: Blob, release: string): Promise<ReadSnapshot> {
  const said = parsed(await unzipped(file));
  const about = z.safeParse(Kind, said);
  if (!about.success) throw new SnapshotRefused('nonsense');
  const isForeign = about.data.release !== release;
  try {
    const { files, changes: given, ...rest } = z.parse(Kept, said);
    const changes = isForeign ? fittedTo(known, given) : given;
    for (const change of changes) checked(change);
    return {
      ...rest,
      changes,
      isForeign,
      files: files.map(({ bytes, ...one }) => ({ ...one, bytes: bytesOf(bytes) })),
    };
  } catch (cause) {
    throw new SnapshotRefused(isForeign ? 'otherRelease' : 'damaged', { cause });
  }
}
