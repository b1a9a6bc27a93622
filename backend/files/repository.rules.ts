/** Audience and access rules of documents (spec §1 "a files repository"). */
import { may, roles } from '#schema/permissions.ts';
import type { Context } from '../http/context.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import type { Store, Where } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { isFor, type UserRow } from '../people/users.rules.ts';
import { fold } from '../kit/fold.ts';
import { departments } from '../people/users.tables.ts';
import type { FileReader } from './files.readers.ts';
import { filesByKey, isFree, type FileRow } from './files.rules.ts';
import { repositoryFiles } from './files.tables.ts';

export type DocumentRow = Row<typeof repositoryFiles>;
type Reader = Pick<UserRow, 'userType' | 'departmentId'>;

/** The filter for all people who may read documents. */
export const readers: Where<UserRow> = {
  active: true,
  deletedAt: null,
  userType: { in: roles.filter((role) => may(role, 'files.see')) },
};

/** Whether a person may see a document: its audience, and people who manage documents. */
export const mayRead = (document: Pick<DocumentRow, 'departmentIds'>, me: Reader): boolean =>
  may(me.userType, 'files.manage') || isFor(document, me);

/** A document that the caller may see. Throws 404 for hidden and for unknown documents. */
export async function documentFor({ store, me, language }: Context, id: string): Promise<DocumentRow> {
  const {
    rows: [row],
  } = await store.list(repositoryFiles, { where: { id } });
  if (row === undefined || !mayRead(row, me)) throw domainError('not_found', language);
  return row;
}

/** The files of a document, old versions included, follow its access. */
export const documentReader: FileReader = async (store, me, { recordId }) => {
  if (recordId === null) return undefined;
  const { rows } = await store.list(repositoryFiles, { where: { id: recordId } });
  return rows.some((document) => mayRead(document, me));
};

/** The caller's own completed upload for a document, of the right kind and not yet used. Throws 422 at `key`. */
export async function uploadFor({ store, me, language }: Context, key: string): Promise<FileRow> {
  const row = (await filesByKey(store, [key])).get(key);
  if (isFree(row, me, 'comm-attachment')) return row;
  const findings = new ValidationErrors(language);
  findings.add('key', 'file_unknown');
  findings.throwIfAny();
  throw domainError('invalid', language);
}

/** The given departments, each once. Unknown and inactive departments are reported at their index. */
export async function audienceOf(
  { store, language }: Context,
  given: readonly string[] | undefined,
  kept: readonly string[] = [],
): Promise<readonly string[]> {
  if (given === undefined) return kept;
  const ids = [...new Set(given)];
  const { rows } = await store.list(departments, { where: { id: { in: ids }, active: true } });
  const known = new Set(rows.map(({ id }) => id));
  const findings = new ValidationErrors(language);
  given.forEach((id, place) => {
    // A stored department that is inactive or removed since stays until an administrator removes it.
    if (!known.has(id) && !kept.includes(id)) findings.add(`departmentIds.${place}`, 'department_unknown');
  });
  findings.throwIfAny();
  return ids;
}

/**
 * The stored folder of the same name in any case ("rrhh" gives "RRHH"), else the given name; null for an empty text.
 */
export async function folderOf(store: Store, given: string | null): Promise<string | null> {
  if (given === null || given === '') return null;
  const known = await store.tally(repositoryFiles, { by: ['folder'] });
  return known.find(({ folder }) => folder !== null && fold(folder) === fold(given))?.folder ?? given;
}

/** The search text of a document. */
export const foldOf = ({ name, description }: Pick<DocumentRow, 'name' | 'description'>): string =>
  fold(`${name} ${description ?? ''}`);
