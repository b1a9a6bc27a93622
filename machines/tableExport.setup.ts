/** Setup of the table-export machine: context, events, guards and actions (ours). */
import { assign, fromPromise, setup } from 'xstate';
import { analyticsLimits } from '#schema/analytics/analytics.rules.ts';
import { ApiError, type ErrorFacts } from '#schema/errors.ts';
import { notProvided, outside, silent, typed, type Telling } from './actorHelpers.ts';

/** The kinds of file. */
export type ExportKind = 'xlsx' | 'csv';

/** A page of lines was handed to the file. */
export interface PageRead {
  /** Lines that the file has then. */
  readonly done: number;
  /** Where the next page begins; null after the last one. */
  readonly after: string | null;
}

export interface TableExportContext {
  /** Lines that were counted before; null if nobody counted them. */
  readonly total: number | null;
  readonly kind: ExportKind;
  /** Lines that the file has. */
  readonly done: number;
  /** Where reading goes on; null before the first page, and after the last. */
  readonly after: string | null;
  /** The last page was read. */
  readonly isWhole: boolean;
  /** There are more lines than a workbook takes. */
  readonly isTooLong: boolean;
  /** The file itself failed, so that it has to be begun anew. */
  readonly isBroken: boolean;
  readonly error: ErrorFacts | null;
}

export type TableExportEvent =
  | { readonly type: 'start.pressed'; readonly kind: ExportKind }
  | ({ readonly type: 'page.read' } & PageRead)
  | { readonly type: 'tab.hidden' }
  | { readonly type: 'tab.shown' }
  | { readonly type: 'retry.pressed' }
  | { readonly type: 'cancel.pressed' };

/** `busy`: something is under way; `counts`: its progress is shown; `over`: nothing more happens. */
export type TableExportTag = 'busy' | 'counts' | 'over';

/** Where a table is opened: `declined` if the person chose no place for it. */
export type Opened = 'opened' | 'declined';

/** What `open` needs: the kind, and whether the lines are too many to be held by the page. */
export type Opening = Pick<TableExportContext, 'kind' | 'isTooLong'>;

const beyond = (lines: number | null): boolean => lines !== null && lines > analyticsLimits.sheetLines;
const fresh = { done: 0, after: null, isWhole: false, isBroken: false, error: null } as const;

/** The context of a table that was not read yet. */
export const freshExport = (total: number | null): TableExportContext => ({
  ...fresh,
  total,
  kind: 'csv',
  isTooLong: beyond(total),
});

/** The setup of the machine. */
export const tableExportSetup = setup({
  types: typed<{
    context: TableExportContext;
    events: TableExportEvent;
    input: Pick<TableExportContext, 'total'>;
    tags: TableExportTag;
  }>(),
  actors: {
    /** Says whether the tab is hidden, now and later. */
    watch: fromPromise<void, Telling<TableExportEvent>>(silent),
    /** Opens an empty file. */
    open: fromPromise<Opened, Opening>(notProvided),
    /** Reads page after page from `after`, hands each to the file, and tells it. Throws `ApiError` if a page fails. */
    pages: fromPromise<void, Telling<TableExportEvent> & PageRead>(notProvided),
    /** Ends the file and gives it to the person. */
    write: fromPromise<void>(notProvided),
  },
  guards: {
    isDeclined: (_, { opened }: { readonly opened: Opened }) => opened === 'declined',
    noSheet: ({ context }, { kind }: { readonly kind: ExportKind }) => kind === 'xlsx' && context.isTooLong,
    overflows: ({ context }, { done }: PageRead) => context.kind === 'xlsx' && beyond(done),
    isLast: (_, { after }: PageRead) => after === null,
    isBroken: ({ context }) => context.isBroken,
    /** A page could not be read: the file is as it was. */
    isOfPage: (_, { error }: { readonly error: unknown }) => error instanceof ApiError,
  },
  actions: {
    /** Forgets the file; nothing of it stays. */
    drop: outside(),
    takeKind: assign({ kind: (_, { kind }: { readonly kind: ExportKind }) => kind }),
    takePage: assign({
      done: (_, { done }: PageRead) => done,
      after: (_, { after }: PageRead) => after,
      isWhole: (_, { after }: PageRead) => after === null,
    }),
    beginAnew: assign(fresh),
    noteTooLong: assign({ isTooLong: true }),
    noteError: assign({ error: (_, { error }: { readonly error: ErrorFacts }) => error }),
    noteBroken: assign({ isBroken: true }),
    dropError: assign({ error: null }),
  },
});
