/**
 * Rules of an import sheet, for the mapping screen and the backend (spec §7 "Users", §9 "202 for bulk user
 * upload").
 */
import type { FileRule } from '../kit/files.ts';

/** Fields that a column can hold; `ignore` is not a field. */
export const importFields = [
  'email',
  'firstName',
  'lastName',
  'employeeNumber',
  'phone',
  'birthday',
  'admissionDate',
  'jobPosition',
  'userType',
  'takesPoints',
  'department',
  'groups',
  'managerEmail',
  'language',
  'state',
] as const;
export type ImportField = (typeof importFields)[number];

/** Required columns of a sheet by kind. */
export const requiredFields: Readonly<Record<'create' | 'deactivate', readonly ImportField[]>> = {
  create: ['email', 'firstName', 'lastName'],
  deactivate: ['email'],
};

/**
 * Maximum rows, columns and bytes of a sheet (packed and unpacked), and the share of active people that can be
 * deactivated without confirmation.
 */
export const importLimits = {
  rows: 10_000,
  columns: 60,
  bytes: 5_242_880,
  unpackedBytes: 67_108_864,
  cell: 500,
  brake: 0.2,
} as const;

/** Encodings and separators that a person can choose for a text file. */
export const sheetEncodings = [
  'utf-8',
  'windows-1252',
  'macintosh',
  'cp850',
  'utf-16le',
  'utf-16be',
] as const;
export type SheetEncoding = (typeof sheetEncodings)[number];
export const sheetSeparators = [',', ';', '\t', '|'] as const;

/** Rows among which the header is looked for and can be chosen, and rows shown below it. */
export const headerLimits = { rows: 20, below: 5, columns: 20, text: 40 } as const;

/** Kinds of imports (contract entity `user_import`). */
export const importKinds = ['create', 'deactivate', 'ldap'] as const;
export type ImportKind = (typeof importKinds)[number];

/** States of an import; `undoing` and `undone` are ours. */
export const importStates = ['queued', 'running', 'done', 'failed', 'undoing', 'undone'] as const;
export type ImportState = (typeof importStates)[number];

/** Effects of an import on a person. */
export const importActions = ['added', 'changed', 'unchanged', 'reactivated', 'deactivated'] as const;
export type ImportAction = (typeof importActions)[number];

/** Problems of a cell or a row; `reasons.people.ts` holds the messages. */
export const importFaults = [
  'cell_required',
  'row_longer',
  'cell_encoding',
  'cell_error',
  'entry_hidden',
  'cell_email',
  'cell_duplicate',
  'cell_date',
  'cell_date_future',
  'cell_born_after_start',
  'cell_phone',
  'cell_option',
  'cell_too_long',
  'cell_unknown_person',
  'cell_circle',
  'cell_number_taken',
  'cell_zeros_lost',
  'cell_email_elsewhere',
  'cell_last_admin',
  'cell_yourself',
] as const;
export type ImportFault = (typeof importFaults)[number];

/** Upload rule of a sheet. */
export const sheetRule: FileRule = {
  types: [
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'text/csv',
    'text/plain',
    'application/vnd.ms-excel',
  ],
  maxBytes: importLimits.bytes,
};
