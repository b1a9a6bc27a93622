/** What the chart of importing people works with: what it knows, what can happen, its questions and its doings (spec §7 "Users"). */
import { assign, fromPromise, setup } from 'xstate';
import type { ErrorFacts } from '#schema/errors.ts';
import type { ImportStarted, SheetCheck, UserImport } from '#schema/users/imports.endpoints.ts';
import { requiredFields, type ImportField } from '#schema/users/imports.rules.ts';
import { mended, type Cells, type Edits } from './peopleImport.cells.ts';
import { factsOf, notProvided, outside, silent, typed, type Telling } from './actorHelpers.ts';

/** What a list is for. */
export type SheetKind = 'create' | 'deactivate';
/** What a column is taken for. */
export type Taken = ImportField | 'ignore';
/** The chosen file; what it holds is the tasks' affair. */
export type SheetFile = Readonly<Pick<File, 'name' | 'size'>>;

/** A sheet as it goes to the server. */
export interface SheetInput {
  readonly file: SheetFile;
  readonly kind: SheetKind;
  /** Null: its headers decide. */
  readonly columns: readonly Taken[] | null;
  readonly cells: Cells | null;
  readonly edits: Edits;
  readonly deactivateMissing: boolean;
}

/** A sheet that is really taken over. */
export interface SendWish extends SheetInput {
  readonly sendInvitation: boolean;
  readonly acceptDeactivations: boolean;
}

/** A sheet that was looked at: what the server says, and its cells where it gave them. */
export interface ReadSheet {
  readonly check: SheetCheck;
  readonly cells: Cells | null;
}

export interface ImportContext {
  readonly kind: SheetKind;
  readonly file: SheetFile | null;
  readonly columns: readonly Taken[] | null;
  readonly cells: Cells | null;
  readonly edits: Edits;
  /** Those of the edits that the server has not seen yet. */
  readonly pending: Edits;
  readonly sendInvitation: boolean;
  readonly deactivateMissing: boolean;
  /** The number of deactivations was confirmed. */
  readonly isAccepted: boolean;
  /** What the server said last. */
  readonly check: SheetCheck | null;
  /** The answer to that option which `check` is about. */
  readonly checkedMissing: boolean;
  /** Where a check was asked for: it leads on from there, or back. */
  readonly step: 'mapping' | 'fixing' | 'previewing';
  /** Why the last attempt did not work. */
  readonly error: ErrorFacts | null;
  readonly importId: string | null;
  readonly import: UserImport | null;
  /** Why the import could not be asked for the last time; it goes on nevertheless. */
  readonly lost: ErrorFacts | null;
}

export type ImportEvent =
  | { readonly type: 'kind.chosen'; readonly kind: SheetKind }
  | { readonly type: 'file.chosen'; readonly file: SheetFile }
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

/** `prepares`: nothing has been changed yet, and what was done here would be lost; `busy`: something is on its way; `failed`: the last attempt did not work; `follows`: the import is asked for until it stands still; `over`: it has come to its end. */
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

/** What an import begins with. */
export const beginning = (importId: string | null): ImportContext => ({
  kind: 'create',
  file: null,
  columns: null,
  cells: null,
  edits: {},
  pending: {},
  // Mails cannot be taken back: they are asked for.
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

/** As the server understood the headers. */
export const takenBy = ({ columns }: SheetCheck): readonly Taken[] =>
  columns.map(({ field }) => field ?? 'ignore');

/** Each field once: a column that takes one over leaves the other without. */
export const retaken = (columns: readonly Taken[], index: number, taken: Taken): readonly Taken[] =>
  columns.map((one, at) => (at === index ? taken : one === taken ? 'ignore' : one));

/** Fields that the kind needs and no column is taken for. */
export const missingFields = (kind: SheetKind, columns: readonly Taken[] | null): readonly ImportField[] =>
  requiredFields[kind].filter((field) => columns?.includes(field) !== true);

/** Whether anybody would be touched. */
export const changesAnything = ({ preview }: SheetCheck): boolean =>
  preview !== null &&
  preview.counts.added + preview.counts.changed + preview.counts.reactivated + preview.counts.deactivated > 0;

/** What goes to the server; a wish without a file is never sent. */
export const toInput = (context: ImportContext): SheetInput => ({
  file: context.file ?? { name: '', size: 0 },
  kind: context.kind,
  columns: context.columns,
  cells: context.cells,
  edits: context.edits,
  deactivateMissing: context.kind === 'create' && context.deactivateMissing,
});

/** The server has read it and said no: sending the same again does not help, looking again does. */
export const isRefused = ({ status, recoverable, retryable, code }: ErrorFacts): boolean =>
  status >= 400 && status < 500 && (!recoverable || retryable === false) && code !== 'unauthorized';

const standsAs =
  (...states: readonly UserImport['status'][]) =>
  (_: unknown, { import: { status } }: OfImport): boolean =>
    states.includes(status);

/** Everything but the chart. */
export const peopleImportSetup = setup({
  types: typed<{
    context: ImportContext;
    events: ImportEvent;
    input: { readonly importId: string | null };
    tags: ImportTag;
  }>(),
  actors: {
    /** Has the server look at the file, and tell its cells. */
    read: fromPromise<ReadSheet, SheetInput>(notProvided),
    check: fromPromise<SheetCheck, SheetInput>(notProvided),
    /** The same sheet is sent under the same `Idempotency-Key` until there is an answer. */
    send: fromPromise<ImportStarted, SendWish>(notProvided),
    /** Tells how the import stands, each second, until it stands still. */
    follow: fromPromise<void, Telling<ImportEvent> & { readonly importId: string }>(silent),
    undo: fromPromise<UserImport, { readonly importId: string }>(notProvided),
  },
  guards: {
    hasImport: ({ context }) => context.importId !== null,
    // Where everything was recognised nobody has to be asked.
    asksColumns: (_, { check }: OfCheck) =>
      check.preview === null || check.columns.some(({ field }) => field === null),
    isUnmapped: (_, { check }: OfCheck) => check.preview === null,
    hasFaults: (_, { check }: OfCheck) => check.faults > 0,
    goesOn: ({ context }, { check }: OfCheck) =>
      check.preview !== null && (context.step === 'previewing' || check.faults === 0),
    isMapped: ({ context }) => missingFields(context.kind, context.columns).length === 0,
    hasPending: ({ context }) => Object.keys(context.pending).length > 0,
    hadFaults: ({ context }) => (context.check?.faults ?? 0) > 0,
    wasFixing: ({ context }) => context.step === 'fixing' || Object.keys(context.pending).length > 0,
    wasPreviewing: ({ context }) => context.step === 'previewing',
    hasPreview: ({ context }) => context.check?.preview !== null && context.check !== null,
    isBraked: ({ context }) => context.check?.preview?.isBraked === true,
    changesAnything: ({ context }) => context.check !== null && changesAnything(context.check),
    wasRefused: ({ context }) => context.error !== null && isRefused(context.error),
    canUndo: ({ context }) => context.import?.canUndo === true,
    hasFailed: ({ context }) => context.import?.status === 'failed',
    isRunning: standsAs('queued', 'running'),
    isDone: standsAs('done'),
    isBroken: standsAs('failed'),
    isUndoing: standsAs('undoing'),
    isUndone: standsAs('undone'),
  },
  actions: {
    /** Everything that shows people is asked again. */
    refresh: outside(),
    begin: assign(({ context: { kind } }) => ({ ...beginning(null), kind })),
    chooseKind: assign({ kind: (_, { kind }: { readonly kind: SheetKind }) => kind }),
    takeFile: assign(({ context: { kind } }, { file }: { readonly file: SheetFile }) => ({
      ...beginning(null),
      kind,
      file,
    })),
    takeSheet: assign((_, { check, cells }: ReadSheet) => ({
      check,
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
    /** The preview in view is about the answer before. */
    dropMissing: assign({ deactivateMissing: ({ context }) => context.checkedMissing }),
    accept: assign({ isAccepted: true }),
    dropAccept: assign({ isAccepted: false }),
    noteError: assign({ error: (_, { error }: OfError) => error }),
    dropError: assign({ error: null }),
    /** What was prepared is the server's now; the cells stay for what it left out. */
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
