/** Calls about lists of people: check, import, undo, and the directory (spec §7 "Users", "LDAP"). */
import * as z from 'zod/mini';
import { endpoints } from '../kit/endpoint.ts';
import { file } from '../kit/files.ts';
import { Count, Email, Id, Instant, Keywords, page, PageNumber, PerPage } from '../kit/shapes.ts';
import { timeoutMs } from '../limits.ts';
import {
  importActions,
  importFaults,
  importFields,
  importKinds,
  importLimits,
  importStates,
  sheetEncodings,
  sheetRule,
  sheetSeparators,
} from './imports.rules.ts';

const Sheet = file(sheetRule);
/** The field of each column, in order; if absent, the headers of the sheet decide. */
const Columns = z.optional(
  z.array(z.enum([...importFields, 'ignore'])).check(z.maxLength(importLimits.columns)),
);

/** A problem of a cell or a row. */
export const RowFault = z.object({
  /** Row number of the sheet: 1 is the header row. */
  row: Count,
  /** For example `C7`; null if the whole row is affected. */
  cell: z.nullable(z.string()),
  field: z.nullable(z.enum(importFields)),
  /** The current value. */
  value: z.string(),
  code: z.enum(importFaults),
  reason: z.string(),
});
export type RowFault = z.output<typeof RowFault>;

/** A column of the sheet: header, assigned field, sample values. */
export const SheetColumn = z.object({
  header: z.string(),
  field: z.nullable(z.enum(importFields)),
  samples: z.array(z.string()),
});
export type SheetColumn = z.output<typeof SheetColumn>;

/** A parsed row of a sheet. */
export const SheetRow = z.object({
  /** Row number of the sheet; empty rows are skipped. */
  row: Count,
  cells: z.array(z.string()),
});
export type SheetRow = z.output<typeof SheetRow>;

/** How a file is to be read; what is absent is recognised. */
export const SheetReading = z.object({
  /** The name of a sheet of a workbook. */
  sheet: z.optional(z.string().check(z.maxLength(255))),
  /** The row of the headers, counted from 1. */
  headerRow: z.optional(z.int().check(z.gte(1), z.lte(1_048_576))),
  separator: z.optional(z.enum(sheetSeparators)),
  encoding: z.optional(z.enum(sheetEncodings)),
});
export type SheetReading = z.output<typeof SheetReading>;

/** How a file was read, and its first rows with shortened cells. */
export const SheetReadAs = z.object({
  /** The sheets of a workbook that can be chosen; none for a text file. */
  sheets: z.array(z.string()),
  sheet: z.nullable(z.string()),
  headerRow: Count,
  /** Of a text file. */
  separator: z.nullable(z.string()),
  encoding: z.nullable(z.enum(sheetEncodings)),
  lines: z.array(SheetRow),
});
export type SheetReadAs = z.output<typeof SheetReadAs>;

/** The effect on one person. */
export const PreviewLine = z.object({
  /** Row of the sheet; null for a person who is not in the sheet. */
  row: z.nullable(Count),
  action: z.enum(importActions),
  email: z.string(),
  name: z.string(),
  changes: z.array(z.object({ field: z.enum(importFields), from: z.string(), to: z.string() })),
});
export type PreviewLine = z.output<typeof PreviewLine>;

/** The effects of an import in numbers. */
export const ImportCounts = z.object({
  added: Count,
  changed: Count,
  unchanged: Count,
  reactivated: Count,
  deactivated: Count,
});

/** A preview: total counts, and the lines of at most 500 people, changes first. */
export const ImportPreview = z.object({
  counts: ImportCounts,
  lines: z.array(PreviewLine),
  /** Number of active people, and whether more than a fifth of them would be deactivated. */
  activePeople: Count,
  isBraked: z.boolean(),
  /** Why nobody is deactivated for not being on the list; null if nothing holds it back. */
  heldBack: z.nullable(z.string()),
  /** Departments and groups that would be created. */
  newDepartments: z.array(z.string()),
  newGroups: z.array(z.string()),
});
export type ImportPreview = z.output<typeof ImportPreview>;

/** The result of a check; nothing is changed. */
export const SheetCheck = z.object({
  valid: z.boolean(),
  /** Rows below the headers that are not empty. */
  rows: Count,
  /** At most 1,000 problems; `faults` counts all. */
  errors: z.array(RowFault),
  faults: Count,
  columns: z.array(SheetColumn),
  readAs: z.nullable(SheetReadAs),
  /** Null while a required column is missing. */
  preview: z.nullable(ImportPreview),
  /**
   * All rows with their cells, headers first, as the JSON of a list of `SheetRow`; only on request. The editor corrects
   * exactly the parsed values. One text, because half a million cells would hold the server.
   */
  cells: z.optional(z.string()),
});
export type SheetCheck = z.output<typeof SheetCheck>;

/** The started import. */
export const ImportStarted = z.object({ importId: Id, accepted: Count, rejected: z.array(RowFault) });
export type ImportStarted = z.output<typeof ImportStarted>;

/** An import and its result (contract entity `user_import`). */
export const UserImport = z.object({
  id: Id,
  kind: z.enum(importKinds),
  fileName: z.nullable(z.string()),
  status: z.enum(importStates),
  /** People affected, and how many of them are done. */
  total: Count,
  done: Count,
  counts: ImportCounts,
  rejected: z.array(RowFault),
  createdBy: z.string(),
  createdAt: Instant,
  finishedAt: z.nullable(Instant),
  canUndo: z.boolean(),
  /** After undo: people who could not be restored, and why. */
  kept: z.array(z.object({ email: z.string(), reason: z.string() })),
});
export type UserImport = z.output<typeof UserImport>;

/** States of directory entries compared with the organisation's people. */
export const directoryStates = ['new', 'changed', 'same', 'inactive'] as const;

/** A person of the directory (contract entity `ldap_user`). */
export const LdapUser = z.object({
  id: Id,
  ldapId: z.string(),
  email: Email,
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  department: z.nullable(z.string()),
  jobPosition: z.nullable(z.string()),
  userId: z.nullable(Id),
  state: z.enum(directoryStates),
  syncedAt: z.nullable(Instant),
});
export type LdapUser = z.output<typeof LdapUser>;

/** The result of a synchronisation; a rehearsal changes nothing and has no import id. */
export const SyncAnswer = z.object({
  importId: z.nullable(Id),
  created: Count,
  updated: Count,
  deactivated: Count,
  /** Directory entries that cannot be imported. */
  rejected: z.array(RowFault),
  preview: ImportPreview,
});
export type SyncAnswer = z.output<typeof SyncAnswer>;

const flag = z._default(z.boolean(), false);
const manage = { can: 'people.manage' } as const;
const sheet = { encoding: 'multipart', timeout: timeoutMs.upload, ...manage } as const;

export const importEndpoints = endpoints({
  validateSheet: {
    route: 'POST /validate/excel',
    body: z.object({
      file: Sheet,
      kind: z._default(z.enum(['create', 'deactivate']), 'create'),
      columns: Columns,
      reading: z.optional(SheetReading),
      /** Whether people missing from the sheet are deactivated. */
      deactivateMissing: flag,
      /** Whether to return every cell as well. */
      withCells: flag,
    }),
    kind: 'read',
    reply: SheetCheck,
    origin: 'spec',
    ...sheet,
  },
  uploadPeople: {
    route: 'POST /org/upload/users',
    body: z.object({
      file: Sheet,
      sendInvitation: flag,
      columns: Columns,
      reading: z.optional(SheetReading),
      deactivateMissing: flag,
      /** Confirms deactivating more than a fifth of the people (409 otherwise). */
      acceptDeactivations: flag,
    }),
    reply: ImportStarted,
    status: 202,
    origin: 'spec',
    ...sheet,
  },
  deactivatePeople: {
    route: 'PATCH /org/upload/users/deactivate',
    body: z.object({
      file: Sheet,
      columns: Columns,
      reading: z.optional(SheetReading),
      acceptDeactivations: flag,
    }),
    reply: ImportStarted,
    origin: 'spec',
    ...sheet,
  },
  imports: {
    route: 'GET /org/imports',
    query: z.object({ page: PageNumber, perPage: PerPage }),
    reply: page(UserImport),
    origin: 'ours',
    ...manage,
  },
  import: { route: 'GET /org/import/{id}', reply: UserImport, origin: 'ours', ...manage },
  /**
   * Restores people whom the import added, changed or deactivated. People active or changed since then are kept
   * and listed.
   */
  undoImport: {
    route: 'POST /org/import/{id}/undo',
    reply: UserImport,
    status: 202,
    origin: 'ours',
    ...manage,
  },
  ldapUsers: {
    route: 'GET /org/ldap/users',
    query: z.object({
      page: PageNumber,
      perPage: PerPage,
      keywords: Keywords,
    }),
    reply: page(LdapUser),
    origin: 'spec',
    ...manage,
  },
  syncLdap: {
    route: 'POST /org/ldap/users',
    body: z.object({
      /**
       * Directory ids; `syncAll` selects all entries. Only an entry that is named here gives its person another address
       * for signing in.
       */
      userIds: z._default(
        z.array(z.string().check(z.maxLength(256))).check(z.maxLength(importLimits.rows)),
        [],
      ),
      syncAll: flag,
      deactivateMissing: flag,
      acceptDeactivations: flag,
      /** Returns the preview and changes nothing. */
      rehearse: flag,
    }),
    reply: SyncAnswer,
    origin: 'spec',
    ...manage,
  },
});
