/** A workbook that a worker writes; without workers the page writes it. */
import { fileOf, type Column, type Table } from '#src/lib/tableFiles.ts';
import { trustedScript } from '#src/lib/trustedScript.ts';
import type { TableWriter } from './writer.shape.ts';

/** What the worker is told: rows, then the end. */
export type SheetCall =
  | { readonly rows: Table['rows'] }
  | { readonly columns: readonly Column[]; readonly name: string };
/** What the worker answers to the end. */
export type SheetAnswer = { readonly file: Blob } | { readonly failed: string };

/** The part of a worker that is used here. */
export interface SheetWorker {
  readonly postMessage: (call: SheetCall) => void;
  readonly terminate: () => void;
  onmessage: ((event: MessageEvent<SheetAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

async function startWorker(): Promise<SheetWorker | null> {
  if (typeof Worker === 'undefined') return null;
  const { default: address } = await import('./sheet.worker.ts?worker&url');
  return new Worker(trustedScript('sheet', address), { type: 'module' });
}

function byPage(columns: readonly Column[], name: string, give: (file: Blob) => void): TableWriter {
  let rows: Table['rows'][number][] = [];
  return {
    add: async (more) => {
      rows.push(...more);
    },
    finish: async () => give(await fileOf({ columns, rows }, 'xlsx', name)),
    drop: () => {
      rows = [];
    },
  };
}

function byWorker(
  worker: SheetWorker,
  columns: readonly Column[],
  name: string,
  give: (file: Blob) => void,
): TableWriter {
  const ended = new Promise<Blob>((resolve, reject) => {
    worker.onmessage = ({ data }) => ('file' in data ? resolve(data.file) : reject(new Error(data.failed)));
    worker.onerror = ({ message }) => reject(new Error(message));
  });
  ended.catch(() => undefined);
  return {
    add: async (rows) => worker.postMessage({ rows }),
    finish: async () => {
      // A column may hold more, such as functions, which no worker can be sent.
      worker.postMessage({ columns: columns.map(({ header, width }) => ({ header, width })), name });
      const file = await ended;
      worker.terminate();
      give(file);
    },
    drop: () => worker.terminate(),
  };
}

/** Writes a workbook whose sheet has the name of the file. */
export async function sheetWriter(
  columns: readonly Column[],
  name: string,
  give: (file: Blob) => void,
  start: () => Promise<SheetWorker | null> = startWorker,
): Promise<TableWriter> {
  const worker = await start();
  return worker === null ? byPage(columns, name, give) : byWorker(worker, columns, name, give);
}
