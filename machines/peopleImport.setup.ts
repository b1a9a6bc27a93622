/** Setup of the people-import machine: context, events, guards and actions (spec §7 "Users"). */
import { assign, fromPromise, setup } from 'xstate';
import type { ErrorFacts } from '#schema/errors.ts';
import type {
  ImportStarted,
  SheetCheck,
  SheetReadAs,
  SheetReading,
  UserImport,
} from '#schema/users/imports.endpoints.ts';
import { requiredFields, type ImportField } from '#schema/users/imports.rules.ts';
import { mended, type Cells, type Edits } from './peopleImport.cells.ts';
import { factsOf, notProvided, outside, silent, typed, type Telling } from './actorHelpers.ts';
import { isRefusal } from './isRefusal.ts';

/** The purpose of a list. */
export type SheetKind = 'create' | 'deactivate';
/** The field that a column is mapped to. */
export type Taken = ImportField | 'ignore';
/** The chosen file; only the actors read its content. */
export type SheetFile = Readonly<Pick<File, 'name' | 'size'>>;

/** A sheet as it is sent to the server. */
export interface SheetInput {
  readonly file: SheetFile;
  readonly kind: SheetKind;
  /** Null: derived from the headers. */
  readonly columns: readonly Taken[] | null;
  /** What the person chose of sheet, header row, separator and encoding. */
  readonly reading: SheetReading;
  readonly cells: Cells | null;
  readonly edits: Edits;
  readonly deactivateMissing: boolean;
}

/** A sheet to import. */
export interface SendWish extends SheetInput {
  readonly sendInvitation: boolean;
  readonly acceptDeactivations: boolean;
}

/** A checked sheet: the server's result, and the cells if the server returned them. */
export interface ReadSheet {
  readonly check: SheetCheck;
  readonly cells: Cells | null;
}

export interface ImportContext {
  readonly kind: SheetKind;
  readonly file: SheetFile | null;
  readonly columns: readonly Taken[] | null;
  readonly reading: SheetReading;
  /** How the file was read last; another choice may be refused after it. */
  readonly readAs: SheetReadAs | null;
  readonly cells: Cells | null;
  readonly edits: Edits;
  /** The edits that the server has not checked yet. */
  readonly pending: Edits;
  readonly sendInvitation: boolean;
  readonly deactivateMissing: boolean;
  /** The number of deactivations was confirmed. */
  readonly isAccepted: boolean;
  /** The last result of the server. */
  readonly check: SheetCheck | null;
  /** The value of `deactivateMissing` that `check` is based on. */
  readonly checkedMissing: boolean;
  /** The step that requested the check, which decides the next step. */
  readonly step: 'mapping' | 'fixing' | 'previewing';
  /** Why the last attempt failed. */
  readonly error: ErrorFacts | null;
  readonly importId: string | null;
  readonly import: UserImport | null;
  /** Why the last read of the import failed; reading continues. */
  readonly lost: ErrorFacts | null;
}

export type ImportEvent =
  | { readonly type: 'kind.chosen'; readonly kind: SheetKind }
  | { readonly type: 'file.chosen'; readonly file: SheetFile }
  | { readonly type: 'reading.changed'; readonly reading: SheetReading }
  | { readonly type: 'column.changed'; readonly index: number; readonly taken: Taken }
  | { readonly type: 'columns.confirmed' }
  | { readonly type: 'columns.pressed' }
  | { readonly type: 'cells.edited'; readonly edits: Edits }
  | { readonly type: 'check.pressed' }
  | { readonly type: 'continue.pressed' }
  | { readonly type: 'invitation.changed'; readonly isOn: boolean }
  | { readonly type: 'missing.changed'; readonly isOn: boolean }
  | { readonly type: 'import.pressed' }
  | { readonly type: 'brake.confirmed' }
  | { readonly type: 'back.pressed' }
  | { readonly type: 'retry.pressed' }
  | { readonly type: 'new.pressed' }
  | { readonly type: 'import.seen'; readonly import: UserImport }
  | { readonly type: 'import.lost'; readonly error: unknown }
  | { readonly type: 'undo.pressed' }
  | { readonly type: 'undo.confirmed' };

/**
 * `prepares`: nothing is changed yet, and leaving loses the input; `busy`: a request is in progress;
 * `failed`: the last attempt failed; `follows`: the import is read repeatedly until it ends; `over`: the
 * import has ended.
 */
export type ImportTag = 'prepares' | 'busy' | 'failed' | 'follows' | 'over';

export interface OfError {
  readonly error: ErrorFacts;
}
export interface OfCheck {
  readonly check: SheetCheck;
}
export interface OfImport {
  readonly import: UserImport;
}

/** The initial context. */
export const beginning = (importId: string | null): ImportContext => ({
  kind: 'create',
  file: null,
  columns: null,
  reading: {},
  readAs: null,
  cells: null,
  edits: {},
  pending: {},
  // Mails cannot be taken back, so they are opt-in.
  sendInvitation: false,
  deactivateMissing: false,
  isAccepted: false,
  check: null,
  checkedMissing: false,
  step: 'mapping',
  error: null,
  importId,
  import: null,
  lost: null,
});

/** The mapping that the server derived from the headers. */
export const takenBy = ({ columns }: SheetCheck): readonly Taken[] =>
  columns.map(({ field }) => field ?? 'ignore');

/** Maps each field once: a column that takes a field removes it from the other column. */
export const retaken = (columns: readonly Taken[], index: number, taken: Taken): readonly Taken[] =>
  columns.map((one, at) => (at === index ? taken : one === taken ? 'ignore' : one));

/** Fields that the kind requires and no column is mapped to. */
export const missingFields = (kind: SheetKind, columns: readonly Taken[] | null): readonly ImportField[] =>
  requiredFields[kind].filter((field) => columns?.includes(field) !== true);

/** Whether the import would change any person. */
export const changesAnything = ({ preview }: SheetCheck): boolean =>
  preview !== null &&
  preview.counts.added + preview.counts.changed + preview.counts.reactivated + preview.counts.deactivated > 0;

/** The input for the server; the machine never sends it without a file. */
export const toInput = (context: ImportContext): SheetInput => ({
  file: context.file ?? { name: '', size: 0 },
  kind: context.kind,
  columns: context.columns,
  reading: context.reading,
  cells: context.cells,
  edits: context.edits,
  deactivateMissing: context.kind === 'create' && context.deactivateMissing,
});

const standsAs =
  (...states: readonly UserImport['status'][]) =>
  (_: unknown, { import: { status } }: OfImport): boolean =>
    states.includes(status);

/** The setup of the machine. */
export const peopleImportSetup = setup({
  types: typed<{
    context: ImportContext;
    events: ImportEvent;
    input: { readonly importId: string | null };
    tags: ImportTag;
  }>(),
  actors: {
    /** The server checks the file and returns its cells. */
    read: fromPromise<ReadSheet, SheetInput>(notProvided),
    check: fromPromise<SheetCheck, SheetInput>(notProvided),
    /** The same sheet is sent with the same `Idempotency-Key` until an answer comes. */
    send: fromPromise<ImportStarted, SendWish>(notProvided),
    /** Sends the state of the import every second until the import ends. */
    follow: fromPromise<void, Telling<ImportEvent> & { readonly importId: string }>(silent),
    undo: fromPromise<UserImport, { readonly importId: string }>(notProvided),
  },
  guards: {
    hasImport: ({ context }) => context.importId !== null,
    // If every column was recognised, the mapping step is skipped.
    asksColumns: (_, { check }: OfCheck) =>
      check.preview === null || check.columns.some(({ field }) => field === null),
    isUnmapped: (_, { check }: OfCheck) => check.preview === null,
    hasFaults: (_, { check }: OfCheck) => check.faults > 0,
    goesOn: ({ context }, { check }: OfCheck) =>
      check.preview !== null && (context.step === 'previewing' || check.faults === 0),
    isMapped: ({ context }) => missingFields(context.kind, context.columns).length === 0,
    isUnedited: ({ context }) => Object.keys(context.edits).length === 0,
    hasPending: ({ context }) => Object.keys(context.pending).length > 0,
    hadFaults: ({ context }) => (context.check?.faults ?? 0) > 0,
    wasFixing: ({ context }) => context.step === 'fixing' || Object.keys(context.pending).length > 0,
    wasPreviewing: ({ context }) => context.step === 'previewing',
    hasPreview: ({ context }) => context.check?.preview !== null && context.check !== null,
    isBraked: ({ context }) => context.check?.preview?.isBraked === true,
    changesAnything: ({ context }) => context.check !== null && changesAnything(context.check),
    // Only another check of the sheet helps, not the same request.
    wasRefused: ({ context }) => context.error !== null && isRefusal(context.error),
    canUndo: ({ context }) => context.import?.canUndo === true,
    hasFailed: ({ context }) => context.import?.status === 'failed',
    isRunning: standsAs('queued', 'running'),
    isDone: standsAs('done'),
    isBroken: standsAs('failed'),
    isUndoing: standsAs('undoing'),
    isUndone: standsAs('undone'),
  },
  actions: {
    /** Reloads every view of people. */
    refresh: outside(),
    begin: assign(({ context: { kind } }) => ({ ...beginning(null), kind })),
    chooseKind: assign({ kind: (_, { kind }: { readonly kind: SheetKind }) => kind }),
    takeFile: assign(({ context: { kind } }, { file }: { readonly file: SheetFile }) => ({
      ...beginning(null),
      kind,
      file,
    })),
    /** Another reading has other cells and columns. */
    takeReading: assign(
      (
        { context: { kind, file, reading, readAs } },
        { reading: more }: { readonly reading: SheetReading },
      ) => ({
        ...beginning(null),
        kind,
        file,
        readAs,
        // The rows of another sheet are others.
        reading: more.sheet === undefined ? { ...reading, ...more } : more,
      }),
    ),
    takeSheet: assign((_, { check, cells }: ReadSheet) => ({
      check,
      readAs: check.readAs,
      cells,
      columns: takenBy(check),
      error: null,
    })),
    takeCheck: assign(({ context: { deactivateMissing } }, { check }: OfCheck) => ({
      check,
      checkedMissing: deactivateMissing,
      pending: {},
      error: null,
    })),
    changeColumn: assign({
      columns: (
        { context: { columns } },
        { index, taken }: { readonly index: number; readonly taken: Taken },
      ) => (columns === null ? null : retaken(columns, index, taken)),
    }),
    edit: assign(({ context }, { edits }: { readonly edits: Edits }) => ({
      edits: { ...context.edits, ...edits },
      pending: { ...context.pending, ...edits },
    })),
    atMapping: assign({ step: 'mapping' }),
    atFixing: assign({ step: 'fixing' }),
    atPreview: assign({ step: 'previewing' }),
    invite: assign({ sendInvitation: (_, { isOn }: { readonly isOn: boolean }) => isOn }),
    includeMissing: assign({ deactivateMissing: (_, { isOn }: { readonly isOn: boolean }) => isOn }),
    /** The shown preview is based on the previous value. */
    dropMissing: assign({ deactivateMissing: ({ context }) => context.checkedMissing }),
    accept: assign({ isAccepted: true }),
    dropAccept: assign({ isAccepted: false }),
    noteError: assign({ error: (_, { error }: OfError) => error }),
    dropError: assign({ error: null }),
    /** The server has the prepared sheet; the cells stay for its rejected rows. */
    takeStarted: assign(
      ({ context: { kind, file, cells, edits } }, { importId }: { readonly importId: string }) => ({
        ...beginning(importId),
        kind,
        file,
        cells: cells === null ? null : mended(cells, edits),
      }),
    ),
    takeImport: assign((_, { import: seen }: OfImport) => ({ import: seen, lost: null })),
    noteLost: assign({ lost: (_, { error }: { readonly error: unknown }) => factsOf(error) }),
    dropLost: assign({ lost: null }),
  },
});
