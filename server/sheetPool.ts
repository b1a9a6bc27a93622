/** Threads that read sheets, with limits of time and memory, so that a sheet holds no other call. */
import { Piscina } from 'piscina';
import type { PackedSheet, SheetReader } from '#backend/http/packedSheet.ts';
import { StoreUnavailable } from '#backend/store/port.ts';
import { SheetRefused } from '#backend/users/sheet.refused.ts';
import type { SheetDone, SheetTask } from './sheetWorker.ts';

interface Limits {
  /** From the moment a thread begins, in ms. */
  readonly ms: number;
  readonly megabytes: number;
  /** Sheets that are read or wait; more are refused. */
  readonly sheets: number;
}

/** A sheet at its limits takes about two seconds and 200 MB; a machine that is busy takes a multiple. */
const usual: Limits = { ms: 30_000, megabytes: 512, sheets: 20 };

/** A pool of reading threads. */
export interface SheetPool {
  readonly read: SheetReader;
  readonly close: () => Promise<void>;
}

const isEnded = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'));

/** Opens the pool; a thread starts with the first sheet and ends when nothing is left to read. */
export function openSheetPool(limits: Limits = usual): SheetPool {
  const pool = new Piscina<SheetTask, SheetDone>({
    filename: new URL('sheetWorker.ts', import.meta.url).href,
    name: 'readTask',
    minThreads: 0,
    // The other cores stay for the calls.
    maxThreads: 1,
    idleTimeout: 30_000,
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
  });
  let sheets = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function readOne(task: SheetTask): Promise<PackedSheet> {
    const done = await pool
      .run(task, { signal: AbortSignal.timeout(limits.ms) })
      .catch((error: unknown): SheetDone => {
        // A thread that took too long or too much was ended; the next sheet gets a new one.
        if (isEnded(error)) return { refused: 'sheet_bomb' };
        throw error;
      });
    if ('refused' in done) throw new SheetRefused(done.refused, done.row);
    return done.sheet;
  }

  return {
    async read(bytes, withCells, reading = {}) {
      if (sheets >= limits.sheets) throw new StoreUnavailable('busy');
      sheets++;
      // One after another, so that the time of a sheet counts from its own beginning.
      const mine = last.then(() => readOne({ bytes, withCells, reading })).finally(() => sheets--);
      last = mine.catch(() => undefined);
      return mine;
    },
    close: () => pool.destroy(),
  };
}
