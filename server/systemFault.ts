/** Faults of the database and the disk in words an operator can act on; never a value of a row. */
import { StoreUnavailable } from '#backend/store/port.ts';

/** Primary codes of SQLite (https://sqlite.org/rescode.html). */
const sqlite = { busy: 5, locked: 6, corrupt: 11, full: 13, notDatabase: 26 } as const;
const fullDisk: readonly unknown[] = ['ENOSPC', 'EDQUOT'];

interface Fault {
  readonly what: 'busy' | 'damaged' | 'full' | 'other';
  /** The system's own words with its code, such as `database or disk is full (SQLite 13)`. */
  readonly words: string;
}

const kindOf = (code: number): Fault['what'] => {
  switch (code & 0xff) {
    case sqlite.busy:
    case sqlite.locked:
      return 'busy';
    case sqlite.corrupt:
    case sqlite.notDatabase:
      return 'damaged';
    case sqlite.full:
      return 'full';
    default:
      return 'other';
  }
};

/** The fault of the system behind an error, or behind its cause; undefined for every other error. */
export function systemFault(error: unknown): Fault | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('errcode' in error && typeof error.errcode === 'number') {
    const said = 'errstr' in error && typeof error.errstr === 'string' ? error.errstr : 'SQLite failed';
    return { what: kindOf(error.errcode), words: `${said} (SQLite ${error.errcode})` };
  }
  if ('syscall' in error && 'code' in error && typeof error.code === 'string')
    return {
      what: fullDisk.includes(error.code) ? 'full' : 'other',
      words: `${String(error.syscall)} failed (${error.code})`,
    };
  return systemFault(error.cause);
}

/** A full disk and a lock that lasts become errors that the backend answers in words; other errors stay. */
export function answerable(error: unknown): unknown {
  const what = systemFault(error)?.what;
  return what === 'full' || what === 'busy' ? new StoreUnavailable(what, { cause: error }) : error;
}
