/** Who a document is for, and whose hands its bytes come from (spec §1 "a files repository"). */
import { may, roles } from '#schema/permissions.ts';
import type { Context } from '../http/context.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import type { Store, Where } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import type { UserRow } from '../people/users.rules.ts';
import { fold } from '../kit/fold.ts';
import { departments } from '../people/users.tables.ts';
import { filesByKey, type FileRow } from './files.rules.ts';
import { fileVersions, repositoryFiles } from './files.tables.ts';

export type DocumentRow = Row<typeof repositoryFiles>;
type Reader = Pick<UserRow, 'userType' | 'departmentId'>;

/** Everybody who reads documents at all, as a filter of people. */
export const readers: Where<UserRow> = {
  active: true,
  deletedAt: null,
  userType: { in: roles.filter((role) => may(role, 'files.see')) },
};

/** Whether somebody is of a document's audience: nobody else is asked to acknowledge it. */
export const isFor = (
  { departmentIds }: Pick<DocumentRow, 'departmentIds'>,
  { departmentId }: Pick<UserRow, 'departmentId'>,
): boolean => departmentIds.length === 0 || (departmentId !== null && departmentIds.includes(departmentId));

/** Whether somebody may see a document: its audience, and who keeps documents. */
export const mayRead = (document: Pick<DocumentRow, 'departmentIds'>, me: Reader): boolean =>
  may(me.userType, 'files.manage') || isFor(document, me);

/** A document that the caller may see. Raises 404 for all others, as for those that never were. */
export async function documentFor({ store, me, language }: Context, id: string): Promise<DocumentRow> {
  const {
    rows: [row],
  } = await store.list(repositoryFiles, { where: { id } });
  if (row === undefined || !mayRead(row, me)) throw domainError('not_found', language);
  return row;
}

/** Whether a key may be read by somebody: one that is kept in a document is that document's, old versions too. */
export async function mayReadKey(store: Store, me: Reader, key: string): Promise<boolean> {
  const {
    rows: [version],
  } = await store.list(fileVersions, { where: { key }, limit: 1 });
  if (version === undefined) return true;
  const { rows } = await store.list(repositoryFiles, { where: { id: version.fileId } });
  return rows.some((document) => mayRead(document, me));
}

/** The caller's own upload that becomes a document: of this kind, there, and in no document yet. Raises 422 at `key`. */
export async function uploadFor({ store, me, language }: Context, key: string): Promise<FileRow> {
  const row = (await filesByKey(store, [key])).get(key);
  const [used] = await store.tally(fileVersions, { where: { key } });
  const isFree = row?.uploaderId === me.id && row.type === 'comm-attachment' && used?.count === 0;
  const findings = new ValidationErrors(language);
  if (!isFree) findings.add('key', 'file_unknown');
  findings.throwIfAny();
  if (row === undefined) throw domainError('invalid', language);
  return row;
}

/** Departments as they were given, each once. Those that are not there, or are switched off, are found wrong at their place. */
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
    // What was switched off or taken away since is kept until somebody takes it out.
    if (!known.has(id) && !kept.includes(id)) findings.add(`departmentIds.${place}`, 'department_unknown');
  });
  findings.throwIfAny();
  return ids;
}

/** The folder that is meant: one that is there in other letters ("rrhh") is that one ("RRHH"); an empty text is none. */
export async function folderOf(store: Store, given: string | null): Promise<string | null> {
  if (given === null || given === '') return null;
  const known = await store.tally(repositoryFiles, { by: ['folder'] });
  return known.find(({ folder }) => folder !== null && fold(folder) === fold(given))?.folder ?? given;
}

/** What a document is found by. */
export const foldOf = ({ name, description }: Pick<DocumentRow, 'name' | 'description'>): string =>
  fold(`${name} ${description ?? ''}`);
