/** The lines of the log: names, places and causes, because messages of errors may quote what people wrote. */
import { systemFault } from './systemFault.ts';

/** The text of a line. A fault of the database or the disk is one line with its cause; other errors show their places. */
export function logText(line: string, error?: unknown): string {
  if (!(error instanceof Error)) return line;
  const fault = systemFault(error);
  if (fault !== undefined) return `${line}: ${fault.words}`;
  const places = (error.stack ?? '').split('\n').filter((place) => /^\s+at /.test(place));
  return [`${line}: ${error.name}`, ...places].join('\n');
}
