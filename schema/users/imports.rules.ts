/** What a sheet of people may hold, for the screen that maps it and the backend that reads it (spec §7 "Users", §9 "202 for bulk user upload"). */
import type { FileRule } from '../kit/files.ts';

/** What a column of a sheet can be; `ignore` is none of them. */
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
] as const;
export type ImportField = (typeof importFields)[number];

/** Without these a sheet is no list of people. */
export const requiredFields: Readonly<Record<'create' | 'deactivate', readonly ImportField[]>> = {
  create: ['email', 'firstName', 'lastName'],
  deactivate: ['email'],
};

/** Rows, columns, bytes of a sheet at most, before and after unpacking, and the share of active people that may be deactivated without asking. */
export const importLimits = {
  rows: 10_000,
  columns: 60,
  bytes: 5_242_880,
  unpackedBytes: 67_108_864,
  cell: 500,
  brake: 0.2,
} as const;

/** Kinds of imports (contract entity `user_import`). */
export const importKinds = ['create', 'deactivate', 'ldap'] as const;
export type ImportKind = (typeof importKinds)[number];

/** Where one stands; `undoing` and `undone` are ours. */
export const importStates = ['queued', 'running', 'done', 'failed', 'undoing', 'undone'] as const;
export type ImportState = (typeof importStates)[number];

/** What becomes of a person. */
export const importActions = ['added', 'changed', 'unchanged', 'reactivated', 'deactivated'] as const;
export type ImportAction = (typeof importActions)[number];

/** What is wrong with a cell or a row; the words are in `reasons.people.ts`. */
export const importFaults = [
  'cell_required',
  'cell_email',
  'cell_duplicate',
  'cell_date',
  'cell_date_future',
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

/** A sheet as it may be uploaded. */
export const sheetRule: FileRule = {
  types: [
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'text/csv',
    'text/plain',
    'application/vnd.ms-excel',
  ],
  maxBytes: importLimits.bytes,
};
