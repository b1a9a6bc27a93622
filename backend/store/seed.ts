/** The initial rows of an organisation: for the demo, a scenario of a story, or a test. */
import type { OrgId } from './port.ts';

/** Rows by the name of their table, each exactly of its `Row` type. */
export type RowsByTable = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** An organisation with its rows and its keys in the directory (`email:…`, `host:…`). */
export interface OrgSeed {
  readonly org: OrgId;
  readonly keys: readonly string[];
  readonly rows: RowsByTable;
  /**
   * Tables whose rows follow from the others and that few visits need: a tab makes them, in parts, when one of them is first
   * read.
   */
  readonly later?: readonly {
    readonly tables: readonly string[];
    readonly make: () => Generator<void, RowsByTable, void>;
  }[];
}
