/** What an organisation starts with: the demo world, a scenario of a story, the rows of a test. */
import type { OrgId } from './port.ts';

/** Rows by the name of their table, each exactly as its `Row` type says. */
export type RowsByTable = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** An organisation with its rows and its keys in the directory (`email:…`, `host:…`). */
export interface OrgSeed {
  readonly org: OrgId;
  readonly keys: readonly string[];
  readonly rows: RowsByTable;
}
