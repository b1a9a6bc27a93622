/** The shared state of the correction step. */
import type { Cells, Edits } from '#machines/peopleImport.cells.ts';
import type { Taken } from '#machines/peopleImport.setup.ts';
import type { RowFault } from '#schema/users/imports.endpoints.ts';
import type { FaultyRow } from './faults.ts';

/** A sheet that is being corrected. */
export interface Fixing {
  readonly cells: Cells;
  readonly columns: readonly Taken[];
  /** All edits, and the edits that were not checked yet. */
  readonly edits: Edits;
  readonly pending: Edits;
  /** Faults by cell address. */
  readonly faults: ReadonlyMap<string, RowFault>;
  /** The rows in the list. */
  readonly rows: readonly FaultyRow[];
  readonly onEdit: (address: string, text: string) => void;
}
