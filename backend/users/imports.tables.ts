/** Lists of people that were imported, what became of each person, and what undoing needs. */
import type { RowFault } from '#schema/users/imports.endpoints.ts';
import type { ImportAction, ImportField, ImportKind, ImportState } from '#schema/users/imports.rules.ts';
import { bool, int, json, orNull, table, text } from '../store/table.ts';
import type { Standing } from './import.standing.ts';
import type { Told } from './import.values.ts';

/** What a person is to become. */
export interface Wanted extends Told {
  readonly ldapId?: string;
}

export const userImports = table(
  'user_imports',
  {
    kind: text<ImportKind>(),
    fileName: orNull(text()),
    status: text<ImportState>(),
    total: int(),
    done: int(),
    added: int(),
    changed: int(),
    unchanged: int(),
    reactivated: int(),
    deactivated: int(),
    rejected: json<readonly RowFault[]>(),
    /** Why as a code of the catalogue of reasons, so that it is said in the reader's language. */
    kept: json<readonly { readonly email: string; readonly reason: string }[]>(),
    sendInvitation: bool(),
    createdBy: text(),
    createdAt: text(),
    finishedAt: orNull(text()),
  },
  { indexes: [['createdAt'], ['status', 'createdAt']] },
);

/** One person of an import, in the order in which they are done. */
export const userImportLines = table(
  'user_import_lines',
  {
    importId: text(),
    place: int(),
    action: text<ImportAction>(),
    /** Null until somebody who is new has been made. */
    userId: orNull(text()),
    email: text(),
    /** What the person is to become: columns of the person, names of department and groups. */
    wanted: json<Wanted>(),
    /** What undoing puts back; null where nothing was changed yet. */
    before: orNull(json<Standing>()),
    /** As the import left it, so that a later change of somebody's is seen. */
    after: orNull(json<Standing>()),
    status: text<'waiting' | 'done' | 'undone' | 'kept'>(),
  },
  { unique: [['importId', 'place']], indexes: [['importId', 'status', 'place'], ['userId']] },
);

/** Departments and groups that an import made, so that undoing takes the empty ones away. */
export const userImportMade = table(
  'user_import_made',
  { importId: text(), kind: text<'department' | 'group'>(), madeId: text() },
  { indexes: [['importId']] },
);

/** How headers of sheets were understood the last time. */
export const importMappings = table(
  'import_mappings',
  { header: text(), field: text<ImportField | 'ignore'>() },
  { unique: [['header']] },
);

/** Which person of the directory is which person here. */
export const ldapLinks = table(
  'ldap_links',
  { ldapId: text(), userId: text(), syncedAt: text() },
  { unique: [['ldapId']], indexes: [['userId']] },
);
