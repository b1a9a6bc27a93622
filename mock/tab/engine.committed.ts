/** The committed rows in Collections of MSW's data model: each holds rows of one table of one organisation. */
import { Collection } from '@msw/data';
import type { OrgId } from '#backend/store/port.ts';
import type { Stored } from '#backend/store/row.ts';
import { Changes, type Change } from './engine.changes.ts';
import { Layer } from './engine.layer.ts';

/**
 * The input of a collection: a function that returns the row. A collection would copy a plain row field by
 * field, which is too slow for 28,000 rows.
 */
type HandOver = () => Stored;

const isHandOver = (given: unknown): given is HandOver => typeof given === 'function';

/** Rows were validated on input; the collection stores the given object itself. */
const handedOver: {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly types?: { readonly input: HandOver; readonly output: Stored };
    readonly validate: (
      given: unknown,
    ) => { readonly value: Stored } | { readonly issues: readonly { readonly message: string }[] };
  };
} = {
  '~standard': {
    version: 1,
    vendor: 'aplauso',
    validate: (given) =>
      isHandOver(given) ? { value: given() } : { issues: [{ message: 'a row must be handed over' }] },
  },
};

const newCollection = () => new Collection({ schema: handedOver });
type Rows = ReturnType<typeof newCollection>;

/** A row and the collection that made it. */
interface Held {
  /** The row with the library's key, by which the collection deletes. */
  readonly record: Awaited<ReturnType<Rows['create']>>;
  readonly collection: Rows;
}

/**
 * The most rows of one collection. A collection searches the record to delete from its start, which takes too long
 * in a table of 20,000 rows.
 */
const most = 500;

/** The rows of one table of one organisation. */
class Partition {
  /** Finds the records by id and by index; holds the same objects as the collections. */
  readonly layer = new Layer();
  readonly #held = new Map<string, Held>();
  #collection = newCollection();
  #made = 0;

  /** Makes the record of a row; nothing finds it before `show`. */
  async create(row: Stored): Promise<Held> {
    if (this.#made++ % most === 0) this.#collection = newCollection();
    const collection = this.#collection;
    return { record: await collection.create(() => row), collection };
  }

  show(held: Held): void {
    this.layer.put(held.record.id, held.record);
    this.#held.set(held.record.id, held);
  }

  drop(id: string): void {
    const held = this.#held.get(id);
    this.layer.drop(id);
    this.#held.delete(id);
    held?.collection.delete(held.record);
  }
}

/** All committed rows, and the open snapshots, which must not see changes. */
export class Committed {
  readonly #partitions = new Map<OrgId, Map<string, Partition>>();
  readonly #snapshots = new Set<Changes>();

  /** The rows of a table of an organisation. */
  layer(org: OrgId, table: string): Layer {
    return this.#partition(org, table).layer;
  }

  /**
   * Opens a snapshot of the current rows. Until it is closed, it receives the former version of each changed
   * row.
   */
  openSnapshot(): Changes {
    const snapshot = new Changes();
    this.#snapshots.add(snapshot);
    return snapshot;
  }

  closeSnapshot(snapshot: Changes): void {
    this.#snapshots.delete(snapshot);
  }

  /** Adds initial rows, which snapshots do not record. Throws `TypeError` for an id that exists. */
  async load(org: OrgId, table: string, rows: readonly Stored[]): Promise<void> {
    const partition = this.#partition(org, table);
    for (const { id } of rows)
      if (partition.layer.rows.has(id)) throw new TypeError(`${table}: the row ${id} is there already`);
    for (const held of await Promise.all(rows.map((row) => partition.create(row)))) partition.show(held);
  }

  /** Applies changes; readers see either none or all of them. */
  async apply(changes: readonly Change[]): Promise<void> {
    // Collections create asynchronously: new records are made first and become visible together with all
    // other changes.
    const records = new Map<Change, Held>();
    for (const change of changes) {
      const [table, org, id, row] = change;
      const partition = this.#partition(org, table);
      // The log and the transaction hold the changed row too, but only the record is changed in place.
      if (row && !partition.layer.rows.has(id)) records.set(change, await partition.create({ ...row }));
    }
    for (const change of changes) this.#show(change, records.get(change));
  }

  #show([table, org, id, row]: Change, made: Held | undefined): void {
    const partition = this.#partition(org, table);
    const present = partition.layer.rows.get(id);
    for (const snapshot of this.#snapshots) {
      const seen = snapshot.layer(org, table);
      if (!seen.rows.has(id)) seen.put(id, present ? { ...present } : null);
    }
    if (made) partition.show(made);
    else if (row && present) partition.layer.assign(present, row);
    else if (present) partition.drop(id);
  }

  #partition(org: OrgId, table: string): Partition {
    let tables = this.#partitions.get(org);
    if (!tables) this.#partitions.set(org, (tables = new Map<string, Partition>()));
    let partition = tables.get(table);
    if (!partition) tables.set(table, (partition = new Partition()));
    return partition;
  }
}
