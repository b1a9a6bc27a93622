/** Calls about lists of people: checking, importing, undoing, and the directory (spec §7 "Users", "LDAP"). */
import * as z from 'zod/mini';
import { endpoints } from '../kit/endpoint.ts';
import { file } from '../kit/files.ts';
import { Count, Email, Id, Instant, page, PageNumber, PerPage } from '../kit/shapes.ts';
import { timeoutMs } from '../limits.ts';
import {
  importActions,
  importFaults,
  importFields,
  importKinds,
  importLimits,
  importStates,
  sheetRule,
} from './imports.rules.ts';

const Sheet = file(sheetRule);
/** For each column of the sheet, in order, what it is; left out, the sheet's own headers decide. */
const Columns = z.optional(
  z.array(z.enum([...importFields, 'ignore'])).check(z.maxLength(importLimits.columns)),
);

/** Something wrong, named by its cell. */
export const RowFault = z.object({
  /** As the sheet counts: 1 is the row of headers. */
  row: Count,
  /** Such as `C7`; null where the row as a whole is meant. */
  cell: z.nullable(z.string()),
  field: z.nullable(z.enum(importFields)),
  /** What stands there now. */
  value: z.string(),
  code: z.enum(importFaults),
  reason: z.string(),
});
export type RowFault = z.output<typeof RowFault>;

/** A column of the sheet: how it is headed, what it is taken for, what stands in it. */
export const SheetColumn = z.object({
  header: z.string(),
  field: z.nullable(z.enum(importFields)),
  samples: z.array(z.string()),
});
export type SheetColumn = z.output<typeof SheetColumn>;

/** A row of a sheet, as it was read. */
export const SheetRow = z.object({
  /** As the sheet counts; empty ones are passed over. */
  row: Count,
  cells: z.array(z.string()),
});
export type SheetRow = z.output<typeof SheetRow>;

/** What would become of one person. */
export const PreviewLine = z.object({
  /** Of the sheet; null for somebody who is not in it. */
  row: z.nullable(Count),
  action: z.enum(importActions),
  email: z.string(),
  name: z.string(),
  changes: z.array(z.object({ field: z.enum(importFields), from: z.string(), to: z.string() })),
});
export type PreviewLine = z.output<typeof PreviewLine>;

/** What an import would do, or did, in numbers. */
export const ImportCounts = z.object({
  added: Count,
  changed: Count,
  unchanged: Count,
  reactivated: Count,
  deactivated: Count,
});

/** What would happen: numbers over all, and the lines of at most 500 people, those that change first. */
export const ImportPreview = z.object({
  counts: ImportCounts,
  lines: z.array(PreviewLine),
  /** Active people now, and whether more than a fifth of them would be deactivated. */
  activePeople: Count,
  isBraked: z.boolean(),
  /** Departments and groups that would be created. */
  newDepartments: z.array(z.string()),
  newGroups: z.array(z.string()),
});
export type ImportPreview = z.output<typeof ImportPreview>;

/** What an administrator is told about a sheet; nothing has been changed. */
export const SheetCheck = z.object({
  valid: z.boolean(),
  /** Rows below the headers that are not empty. */
  rows: Count,
  /** At most 1,000 of them; `faults` counts all. */
  errors: z.array(RowFault),
  faults: Count,
  columns: z.array(SheetColumn),
  /** Null as long as a column that is needed is missing. */
  preview: z.nullable(ImportPreview),
  /** Every row with its cells, that of the headers first, for who asked for them: what is mended is what was read. */
  cells: z.optional(z.array(SheetRow)),
});
export type SheetCheck = z.output<typeof SheetCheck>;

/** What was taken up. */
export const ImportStarted = z.object({ importId: Id, accepted: Count, rejected: z.array(RowFault) });
export type ImportStarted = z.output<typeof ImportStarted>;

/** An import and what became of it (contract entity `user_import`). */
export const UserImport = z.object({
  id: Id,
  kind: z.enum(importKinds),
  fileName: z.nullable(z.string()),
  status: z.enum(importStates),
  /** People that it touches, and how many of them are done. */
  total: Count,
  done: Count,
  counts: ImportCounts,
  rejected: z.array(RowFault),
  createdBy: z.string(),
  createdAt: Instant,
  finishedAt: z.nullable(Instant),
  canUndo: z.boolean(),
  /** After undoing: people who could not be put back, and why. */
  kept: z.array(z.object({ email: z.string(), reason: z.string() })),
});
export type UserImport = z.output<typeof UserImport>;

/** How people of the directory stand to the people here. */
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

/** What a synchronisation did or, rehearsed, would do; a rehearsal changes nothing and has no import. */
export const SyncAnswer = z.object({
  importId: z.nullable(Id),
  created: Count,
  updated: Count,
  deactivated: Count,
  /** People of the directory who cannot be taken over, named. */
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
      /** Whether people who are not in the sheet would be deactivated. */
      deactivateMissing: flag,
      /** Whether every cell is answered too. */
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
      deactivateMissing: flag,
      /** Says yes to deactivating more than a fifth (409 without it). */
      acceptDeactivations: flag,
    }),
    reply: ImportStarted,
    status: 202,
    origin: 'spec',
    ...sheet,
  },
  deactivatePeople: {
    route: 'PATCH /org/upload/users/deactivate',
    body: z.object({ file: Sheet, columns: Columns, acceptDeactivations: flag }),
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
  /** Puts back whom the import added, changed or deactivated; who acted or was changed since is kept and named. */
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
      keywords: z.optional(z.string().check(z.maxLength(100))),
    }),
    reply: page(LdapUser),
    origin: 'spec',
    ...manage,
  },
  syncLdap: {
    route: 'POST /org/ldap/users',
    body: z.object({
      /** Ids of the directory; `syncAll` takes everybody. */
      userIds: z._default(
        z.array(z.string().check(z.maxLength(256))).check(z.maxLength(importLimits.rows)),
        [],
      ),
      syncAll: flag,
      deactivateMissing: flag,
      acceptDeactivations: flag,
      /** Answers what would happen and changes nothing. */
      rehearse: flag,
    }),
    reply: SyncAnswer,
    origin: 'spec',
    ...manage,
  },
});
