/** The rows of this tab: what the seed makes, and every change since, seen through transactions and snapshots. */
import { bindKeys, directoryScope, directoryTables, ofOrganization } from '#backend/store/directory.ts';
import { openStore } from '#backend/store/openStore.ts';
import type { OrgId } from '#backend/store/port.ts';
import { encodeRow } from '#backend/store/row.ts';
import type { OrgSeed } from '#backend/store/seed.ts';
import type { Table } from '#backend/store/table.ts';
import { Changes, type Change } from './engine.changes.ts';
import { Committed } from './engine.committed.ts';
import { memoryEngine } from './engine.ts';
import type { View } from './engine.layer.ts';

/** Where the first rows come from; the same id must always make the same rows. */
export interface TabSeed {
  /** The id of a new beginning, drawn when it is needed: a day or a number, or what is left of the world before. */
  readonly id: (former?: string) => string | Promise<string>;
  /** How far the clock of a world that begins now is ahead of the machine's, in ms; not at all when it is missing. */
  readonly ahead?: (id: string) => number | Promise<number>;
  readonly make: (id: string) => readonly OrgSeed[] | Promise<readonly OrgSeed[]>;
  /** Changes with the code of `make`, so that no log is applied to other rows than its own. */
  readonly version: string;
}

/** Committed rows that can go back to their beginning. */
export class TabRows {
  readonly #tables: ReadonlyMap<string, Table>;
  readonly #seed: TabSeed;
  #seedId: string | undefined;
  #committed = new Committed();
  /** Holds the former row of everything that has changed since the beginning. */
  #former = this.#committed.openSnapshot();

  /** Equal only where the same changes mean the same; compared at each write. */
  readonly schema: string;

  constructor(tables: readonly Table[], seed: TabSeed) {
    this.#tables = new Map([...tables, ...directoryTables].map((table) => [table.name, table]));
    this.#seed = seed;
    this.schema = JSON.stringify([seed.version, [...this.#tables.values()]]);
  }

  /** Goes to the beginning that a seed id makes. */
  async begin(seedId: string): Promise<void> {
    // Undoing what has changed is far quicker than making all rows again.
    if (seedId === this.#seedId) await this.#committed.apply([...this.#former.list()]);
    else {
      this.#committed = new Committed();
      for (const seed of await this.#seed.make(seedId)) await this.plant(seed);
    }
    this.#committed.closeSnapshot(this.#former);
    this.#former = this.#committed.openSnapshot();
    this.#seedId = seedId;
  }

  /** Applies changes, all at once for readers; to apply them twice does no harm. */
  apply(changes: readonly Change[]): Promise<void> {
    return this.#committed.apply(changes);
  }

  /** Every row that has changed since the beginning, as it is now. */
  changes(): readonly Change[] {
    return [...this.#former.list()].map(([table, org, id]) => {
      const row = this.#committed.layer(org, table).rows.get(id);
      // The record is changed in place later on.
      return [table, org, id, row ? { ...row } : null];
    });
  }

  /** Adds an organisation's rows to the beginning; raises `TypeError` where a row does not fit or is there. */
  async plant({ org, keys, rows }: OrgSeed): Promise<void> {
    for (const [name, given] of Object.entries(rows)) {
      const table = this.#tables.get(name);
      if (!table) throw new TypeError(`${name}: no such table in this database`);
      await this.#committed.load(
        ofOrganization(org),
        name,
        given.map((row) => encodeRow(table, row)),
      );
    }
    const own = new Changes();
    await bindKeys(openStore(memoryEngine(this.viewOf(directoryScope, own, own)), true).store, org, keys);
    for (const [name, scope, , row] of own.list()) if (row) await this.#committed.load(scope, name, [row]);
  }

  /** What a transaction sees: its own changes over those of its batch over the committed rows. */
  viewOf(org: OrgId, own: Changes, batch: Changes): (table: Table) => View {
    return (table) => {
      const name = this.#known(table);
      const below = batch === own ? undefined : batch.peek(org, name);
      return [own.layer(org, name), ...(below ? [below] : []), this.#committed.layer(org, name)];
    };
  }

  /** The committed rows as they are now, until `close`. */
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
