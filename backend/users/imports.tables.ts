/** Tables of imports: the import, the result of each line, and the data for undo. */
import type { RowFault } from '#schema/users/imports.endpoints.ts';
import type { ImportAction, ImportField, ImportKind, ImportState } from '#schema/users/imports.rules.ts';
import { bool, int, json, orNull, table, text } from '../store/table.ts';
import type { Standing } from './import.standing.ts';
import type { Told } from './import.values.ts';

/** The wanted values of a person. */
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
    /** The reason is a code of the catalogue, so that it is translated for each reader. */
    kept: json<readonly { readonly email: string; readonly reason: string }[]>(),
    sendInvitation: bool(),
    createdBy: text(),
    createdAt: text(),
    finishedAt: orNull(text()),
  },
  { indexes: [['createdAt'], ['status', 'createdAt']] },
);

/** One person of an import, in the order of execution. */
export const userImportLines = table(
  'user_import_lines',
  {
    importId: text(),
    place: int(),
    action: text<ImportAction>(),
    /** Null until a new person is created. */
    userId: orNull(text()),
    email: text(),
    /** The wanted values: fields of the person, names of department and groups. */
    wanted: json<Wanted>(),
    /** The values that undo restores; null if nothing was changed yet. */
    before: orNull(json<Standing>()),
    /** The values after the import. Undo compares them to detect later changes. */
    after: orNull(json<Standing>()),
    status: text<'waiting' | 'done' | 'undone' | 'kept'>(),
  },
  { unique: [['importId', 'place']], indexes: [['importId', 'status', 'place'], ['userId']] },
);

/** Departments and groups that an import created, so that undo can delete unused ones. */
export const userImportMade = table(
  'user_import_made',
  { importId: text(), kind: text<'department' | 'group'>(), madeId: text() },
  { indexes: [['importId']] },
);

/** The last mapping of each sheet header. */
export const importMappings = table(
  'import_mappings',
  { header: text(), field: text<ImportField | 'ignore'>() },
  { unique: [['header']] },
);

/** Links between directory entries and people. */
export const ldapLinks = table(
  'ldap_links',
  { ldapId: text(), userId: text(), syncedAt: text() },
  { unique: [['ldapId']], indexes: [['userId']] },
);
