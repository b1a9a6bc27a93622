/** Checks of uploaded files for other domains: by key, own uploads, completed uploads. */
import type { FileKind } from '#schema/files/files.rules.ts';
import type { ValidationErrors } from '../http/domainError.ts';
import type { Context } from '../http/context.ts';
import type { Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { files } from './files.tables.ts';

export type FileRow = Row<typeof files>;

/** Uploaded files by key, without unknown keys and incomplete uploads. */
export async function filesByKey(
  store: Store,
  keys: readonly string[],
): Promise<ReadonlyMap<string, FileRow>> {
  if (keys.length === 0) return new Map();
  const { rows } = await store.list(files, { where: { id: { in: [...new Set(keys)] } } });
  return new Map(rows.filter((row) => row.uploadedAt !== null).map((row) => [row.id, row]));
}

/** Whether a person may give a file to a record: a completed upload of their own, of this kind, that no record holds. */
export const isFree = (
  row: FileRow | undefined,
  me: { readonly id: string },
  kind: FileKind,
): row is FileRow => row?.uploaderId === me.id && row.type === kind && row.recordId === null;

/**
 * The files of these keys, in their order. A key of another kind or person, without a completed upload, or of a file
 * that a record holds already, is omitted and reported at `<field>.<place>`.
 */
export async function ownUploads(
  store: Store,
  me: { readonly id: string },
  keys: readonly string[],
  kind: FileKind,
  findings: ValidationErrors,
  field: string,
): Promise<readonly FileRow[]> {
  const known = await filesByKey(store, keys);
  return keys.flatMap((key, place) => {
    const row = known.get(key);
    if (isFree(row, me, kind)) return [row];
    findings.add(`${field}.${place}`, 'file_unknown');
    return [];
  });
}

/** Gives files to the record that holds them from now on; null returns them to the people who uploaded them. */
export async function holdFiles(
  store: Store,
  keys: readonly string[],
  recordId: string | null,
): Promise<void> {
  if (keys.length > 0) await store.update(files, { id: { in: [...keys] } }, { recordId });
}

/** Discards the files that these records hold. */
export async function discardHeld(
  { store, discard }: Pick<Context, 'store' | 'discard'>,
  recordIds: readonly string[],
): Promise<void> {
  if (recordIds.length === 0) return;
  const { rows } = await store.list(files, { where: { recordId: { in: recordIds } } });
  for (const { id } of rows) discard(id);
}
