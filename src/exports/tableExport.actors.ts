/** The table-export machine connected to a paged read, to the writers of files, and to the visibility of the tab. */
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { tableExportMachine } from '#machines/tableExport.machine.ts';
import type { Opened, Opening } from '#machines/tableExport.setup.ts';
import { inspect } from '#src/lib/recorder.ts';
import { saveFile } from '#src/lib/saveFile.ts';
import type { Column, Table } from '#src/lib/tableFiles.ts';
import { untilAborted } from '#src/lib/untilAborted.ts';
import { blobSink, csvWriter } from './csvWriter.ts';
import { fileSink } from './fileSink.ts';
import { sheetWriter } from './sheetWriter.ts';
import type { TableWriter } from './writer.shape.ts';

/** A list that goes on after each answer, as rows of cells. */
export interface ExportSource {
  /** The name of the file without its ending: it says filter and days. */
  readonly name: string;
  readonly columns: readonly Column[];
  /** Lines that are known before; null if they were not counted. */
  readonly total: number | null;
  /** The rows after an answer, from the first without one; raises `ApiError`. */
  readonly read: (
    after: string | null,
    signal: AbortSignal,
  ) => Promise<{ readonly rows: Table['rows']; readonly next: string | null }>;
}

/** A running export. */
export type TableExportActor = ActorRefFrom<typeof tableExportMachine>;

/** Opens the writer of a file; `declined` if the person chose no place for it. */
async function openWriter(
  { name, columns }: ExportSource,
  { kind, isTooLong }: Opening,
): Promise<TableWriter | 'declined'> {
  const give = (file: Blob): void => saveFile(file, `${name}.${kind}`);
  if (kind === 'xlsx') return sheetWriter(columns, name, give);
  const sink = (isTooLong ? await fileSink(`${name}.csv`) : null) ?? blobSink(give);
  return sink === 'declined' ? sink : csvWriter(columns, sink);
}

/** Calls back now and with each change, until aborted. */
async function watchTab(tell: (isHidden: boolean) => void, signal: AbortSignal): Promise<void> {
  const say = (): void => tell(document.visibilityState === 'hidden');
  document.addEventListener('visibilitychange', say, { signal });
  say();
  await untilAborted(signal);
}

/** An export that waits for the choice of a kind; not started yet. */
export function createTableExport(source: ExportSource, open = openWriter): TableExportActor {
  let writer: TableWriter | null = null;
  const opened = (): TableWriter => {
    if (writer === null) throw new Error('No file is open.');
    return writer;
  };
  return createActor(
    tableExportMachine.provide({
      actors: {
        watch: fromPromise(({ input, signal }) =>
          watchTab((isHidden) => input.tell({ type: isHidden ? 'tab.hidden' : 'tab.shown' }), signal),
        ),
        open: fromPromise<Opened, Opening>(async ({ input, signal }) => {
          const found = await open(source, input);
          if (found === 'declined') return found;
          // The export was cancelled meanwhile.
          if (signal.aborted) found.drop();
          else writer = found;
          return 'opened';
        }),
        pages: fromPromise(async ({ input: { done, after, tell }, signal }) => {
          const file = opened();
          for (let next = after, count = done, isFirst = true; isFirst || next !== null; isFirst = false) {
            const part = await source.read(next, signal);
            signal.throwIfAborted();
            // The file and the machine learn of a page in one turn, so that no page is in the file twice.
            const isTaken = file.add(part.rows);
            next = part.next;
            count += part.rows.length;
            tell({ type: 'page.read', done: count, after: next });
            await isTaken;
          }
        }),
        write: fromPromise(async () => {
          await opened().finish();
          writer = null;
        }),
      },
      actions: {
        drop: () => {
          writer?.drop();
          writer = null;
        },
      },
    }),
    { input: { total: source.total }, inspect },
  );
}
