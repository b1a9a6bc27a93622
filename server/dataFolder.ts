/** The data folder: private to the user of the server, and used by one server at a time. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartRefused } from './refused.ts';
import { systemFault } from './systemFault.ts';

const [folderMode, fileMode] = [0o700, 0o600];
/** Set on folders that everybody writes to, such as `/tmp`. */
const sticky = 0o1000;

/** Makes a file readable by the server's user only, also if it existed; SQLite gives `-wal` and `-shm` its mode. */
export function keepPrivate(file: string): void {
  closeSync(openSync(file, 'a', fileMode));
  for (const one of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(one)) chmodSync(one, fileMode);
}

/**
 * Makes the folder private and takes it for this process; `release` gives it back, and so does the end of the process,
 * however it ends. Throws `StartRefused` if another server has it, or if it is a folder of everybody.
 */
export function takeDataFolder(folder: string): { readonly release: () => void } {
  mkdirSync(folder, { recursive: true, mode: folderMode });
  if (statSync(folder).mode & sticky)
    throw new StartRefused(
      `${folder} is a folder for everybody: give the server a folder of its own with DATA_DIR.`,
    );
  chmodSync(folder, folderMode);
  // The system frees a lock of SQLite when its process ends; a file with a process id would stay behind.
  const file = path.join(folder, 'server.lock');
  keepPrivate(file);
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (systemFault(error)?.what !== 'busy') throw error;
    throw new StartRefused(
      `Another server already uses ${folder}: stop it first, or choose another folder with DATA_DIR.`,
    );
  }
  return { release: () => lock.close() };
}
