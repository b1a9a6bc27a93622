/**
 * The rows of this tab: the rows of the seed and every change since, seen through transactions and snapshots.
 */
import { bindKeys, directoryScope, directoryTables, ofOrganization } from '#backend/store/directory.ts';
import { openStore } from '#backend/store/openStore.ts';
import type { OrgId } from '#backend/store/port.ts';
import { encodeRow, type Stored } from '#backend/store/row.ts';
import type { OrgSeed } from '#backend/store/seed.ts';
import type { Table } from '#backend/store/table.ts';
import { Changes, type Change } from './engine.changes.ts';
import { Committed, type Planting } from './engine.committed.ts';
import { memoryEngine } from './engine.ts';
import type { Layer, View } from './engine.layer.ts';
import type { RecordQuery } from './engine.records.ts';
import type { Pause } from './pauses.ts';

/** The source of the first rows; the same id must always make the same rows. */
export interface TabSeed {
  /** The id of a new start, made on demand: a day, a number, or an id derived from the previous world. */
  readonly id: (former?: string) => string | Promise<string>;
  /** How far the clock of a new world is ahead of the machine's, in ms. Default: 0. */
  readonly ahead?: (id: string) => number | Promise<number>;
  readonly make: (id: string) => readonly OrgSeed[] | Promise<readonly OrgSeed[]>;
  /** Lets the page do something else between two parts of a long table. Default: each table is loaded by its first read. */
  readonly pause?: Pause;
  /**
   * Resolves when the page has been calm for a while: then the rows of the written tables become records. Default: the rows
   * of a table become records when it is first queried.
   */
  readonly calm?: () => Promise<void>;
  /** Changes with the code of `make`, so that a log is applied only to its own rows. */
  readonly version: string;
}

/** Committed rows that can be reset to the seed. */
export class TabRows {
  readonly #tables: ReadonlyMap<string, Table>;
  readonly #seed: TabSeed;
  #seedId: string | undefined;
  #willFill = false;
  #committed = new Committed();
  /** Holds the former version of every row that has changed since the start. */
  #former = this.#committed.openSnapshot();

  /** Equal only if the same changes have the same meaning; compared at each write. */
  readonly schema: string;

  constructor(tables: readonly Table[], seed: TabSeed) {
    this.#tables = new Map([...tables, ...directoryTables].map((table) => [table.name, table]));
    this.#seed = seed;
    this.schema = JSON.stringify([seed.version, [...this.#tables.values()]]);
  }

  /** Resets the rows to those of a seed id. */
  async begin(seedId: string): Promise<void> {
    // Undoing changes is far faster than making all rows again.
    if (seedId === this.#seedId) await this.#committed.apply([...this.#former.list()], this.#pause);
    else {
      // Beside the present rows, so that nobody reads a half of the new ones.
      const next = new Committed();
      for (const seed of await this.#seed.make(seedId)) await this.#plant(next, seed);
      this.#committed = next;
      this.#load(next);
    }
    this.#committed.closeSnapshot(this.#former);
    this.#former = this.#committed.openSnapshot();
    this.#seedId = seedId;
  }

  /** Applies changes atomically for readers; applying them twice is harmless. */
  async apply(changes: readonly Change[]): Promise<void> {
    await this.#committed.apply(changes, this.#pause);
    if (changes.length > 0) this.#fill();
  }

  /** The records of a table that match, copied; waits until every row of the table is a record. */
  async find(org: OrgId, table: string, query: RecordQuery): Promise<readonly Stored[]> {
    const committed = this.#committed;
    const found = await committed.find(org, table, query, this.#pause);
    // Meanwhile another world may have begun.
    return committed === this.#committed ? found : this.find(org, table, query);
  }

  /** The committed rows of a table as the index holds them; to look at, not to keep. */
  committed(org: OrgId, table: string): Layer {
    return this.#committed.layer(org, table);
  }

  /** The current version of every row that has changed since the start. */
  changes(): readonly Change[] {
    return [...this.#former.list()].map(([table, org, id]) => {
      const row = this.#committed.layer(org, table).rows.get(id);
      // Copied, because the record is changed in place later.
      return [table, org, id, row ? { ...row } : null];
    });
  }

  /** Adds an organisation's rows to the initial rows; throws `TypeError` if a row is invalid or exists. */
  async plant(seed: OrgSeed): Promise<void> {
    const rows = Object.entries(seed.rows).map(([name, given]) => {
      const table = this.#tables.get(name);
      if (!table) throw new TypeError(`${name}: no such table in this database`);
      const present = this.#committed.layer(ofOrganization(seed.org), name).rows;
      const encoded = given.map((row) => encodeRow(table, row));
      for (const { id } of encoded)
        if (present.has(id)) throw new TypeError(`${name}: the row ${id} is there already`);
      return [name, encoded] as const;
    });
    await this.#plant(this.#committed, { ...seed, rows: {} });
    for (const [name, encoded] of rows) this.#committed.plant(seed.org, name, encoded, (row) => row);
  }

  readonly #pause: Pause = () => this.#seed.pause?.();

  /** Nobody waits for it: a query of a table makes its records at once. */
  #fill(): void {
    if (this.#seed.calm === undefined || this.#willFill) return;
    this.#willFill = true;
    const fill = async (): Promise<void> => {
      await this.#seed.calm?.();
      this.#willFill = false;
      await this.#committed.fillWritten(this.#pause);
    };
    fill().catch((error: unknown) => console.error('rows cannot become records', error));
  }

  /** Nobody waits for it. */
  #load(committed: Committed): void {
    const { pause } = this.#seed;
    if (pause !== undefined)
      committed.loadLong(pause).catch((error: unknown) => console.error('a table cannot be loaded', error));
  }

  async #plant(committed: Committed, { org, keys, rows, later = [] }: OrgSeed): Promise<void> {
    const tableOf = (name: string): Table => {
      const table = this.#tables.get(name);
      if (!table) throw new TypeError(`${name}: no such table in this database`);
      return table;
    };
    const encoder = (name: string): Planting['encode'] => {
      const table = tableOf(name);
      return (row) => encodeRow(table, row);
    };
    const scope = ofOrganization(org);
    for (const [name, given] of Object.entries(rows)) committed.plant(scope, name, given, encoder(name));
    for (const { tables, make } of later)
      committed.plantLater(scope, tables, function* () {
        const made = yield* make();
        return new Map(
          Object.entries(made).map(([name, given]) => [
            name,
            { rows: given, encode: encoder(name), indexes: tableOf(name).unique },
          ]),
        );
      });
    const own = new Changes();
    const view = (table: Table): View => [
      own.layer(directoryScope, table.name),
      committed.layer(directoryScope, table.name),
    ];
    await bindKeys(openStore(memoryEngine(view), true).store, org, keys);
    for (const [name, scope, , row] of own.list()) if (row) committed.plant(scope, name, [row], (one) => one);
  }

  /** Whether the rows of a table wait for their first read. */
  isUnread(org: OrgId, table: Table): boolean {
    return this.#committed.isUnread(org, this.#known(table));
  }

  /** Resolves when the rows of a table are made; undefined if they are. */
  ready(org: OrgId, table: Table): Promise<void> | undefined {
    return this.#committed.ready(org, this.#known(table), this.#pause);
  }

  /** The view of a transaction: its own changes, over those of its batch, over the committed rows. */
  viewOf(org: OrgId, own: Changes, batch: Changes): (table: Table) => View {
    return (table) => {
      const name = this.#known(table);
      const below = batch === own ? undefined : batch.peek(org, name);
      return [own.layer(org, name), ...(below ? [below] : []), this.#committed.layer(org, name)];
    };
  }

  /** A view of the current committed rows, unchanged until `close`. */
  snapshot(org: OrgId): { readonly view: (table: Table) => View; readonly close: () => void } {
    const committed = this.#committed;
    const former = committed.openSnapshot();
    return {
      view: (table) => {
        const name = this.#known(table);
        const above = former.peek(org, name);
        return above ? [above, committed.layer(org, name)] : [committed.layer(org, name)];
      },
      close: () => committed.closeSnapshot(former),
    };
  }

  #known(table: Table): string {
    if (!this.#tables.has(table.name)) throw new TypeError(`${table.name}: no such table in this database`);
    return table.name;
  }
}
