/** What writes an export: it takes rows in order, and nothing of it is seen before its end. */
import type { Table } from '#src/lib/tableFiles.ts';

/** A file that is being written. */
export interface TableWriter {
  /** Takes rows at once; resolves when there is room for more, and raises what went wrong with the file. */
  readonly add: (rows: Table['rows']) => Promise<void>;
  /** Ends the file and gives it to the person. */
  readonly finish: () => Promise<void>;
  /** Nothing of the file stays; what was added is forgotten. */
  readonly drop: () => void;
}
