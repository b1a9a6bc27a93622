/** The committed rows in Collections of MSW's data model: each holds the rows of one table of one organisation. */
import { Collection } from '@msw/data';
import type { OrgId } from '#backend/store/port.ts';
import type { Stored } from '#backend/store/row.ts';
import { Changes, type Change } from './engine.changes.ts';
import { Layer } from './engine.layer.ts';

/** A record of a collection: some rows of its table. The demo starts with 75,000 rows, too many to be records each. */
interface Page {
  readonly rows: Stored[];
}

/** The input of a collection: a function that returns the page. A collection would copy a plain one field by field. */
type HandOver = () => Page;

const isHandOver = (given: unknown): given is HandOver => typeof given === 'function';

/** Rows were validated on input; the collection stores the given object itself. */
const handedOver: {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly types?: { readonly input: HandOver; readonly output: Page };
    readonly validate: (
      given: unknown,
    ) => { readonly value: Page } | { readonly issues: readonly { readonly message: string }[] };
  };
} = {
  '~standard': {
    version: 1,
    vendor: 'aplauso',
    validate: (given) =>
      isHandOver(given) ? { value: given() } : { issues: [{ message: 'a page must be handed over' }] },
  },
};

const newCollection = () => new Collection({ schema: handedOver });
/** A page with the library's key, by which the collection deletes. */
type Held = Awaited<ReturnType<ReturnType<typeof newCollection>['create']>>;

/** Rows of a page, after which the next page begins: a row to remove is searched in its page. */
export const rowsOfPage = 500;

/** The rows of one table of one organisation. */
class Partition {
  /** Finds the rows by id and by index; holds the same objects as the pages. */
  readonly layer = new Layer();
  readonly #pages = newCollection();
  readonly #pageOf = new Map<string, Held>();
  #last: Held | undefined;

  /** Adds rows with new ids. */
  async load(rows: readonly Stored[]): Promise<void> {
    for (let from = 0; from < rows.length; from += rowsOfPage) {
      const page = await this.#newPage(rows.slice(from, from + rowsOfPage));
      for (const row of page.rows) {
        this.layer.put(row.id, row);
        this.#pageOf.set(row.id, page);
      }
    }
  }

  /** Makes the page that `add` fills, unless the last one has room. */
  async makeRoom(): Promise<void> {
    if (this.#last === undefined || this.#last.rows.length >= rowsOfPage) await this.#newPage([]);
  }

  /** Adds a row with a new id; throws if no page was made before. */
  add(row: Stored): void {
    const page = this.#last;
    if (page === undefined) throw new Error('a row needs a page');
    page.rows.push(row);
    this.#pageOf.set(row.id, page);
    this.layer.put(row.id, row);
  }

  drop(id: string): void {
    const page = this.#pageOf.get(id);
    this.layer.drop(id);
    this.#pageOf.delete(id);
    page?.rows.splice(
      page.rows.findIndex((row) => row.id === id),
      1,
    );
    if (page?.rows.length === 0 && page !== this.#last) this.#pages.delete(page);
  }

  async #newPage(rows: Stored[]): Promise<Held> {
    return (this.#last = await this.#pages.create(() => ({ rows })));
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
    await partition.load(rows);
  }

  /** Applies changes; readers see either none or all of them. */
  async apply(changes: readonly Change[]): Promise<void> {
    // Collections create asynchronously: pages are made first, and all changes become visible together.
    for (const [table, org, id, row] of changes) {
      const partition = this.#partition(org, table);
      if (row && !partition.layer.rows.has(id)) await partition.makeRoom();
    }
    for (const change of changes) this.#show(change);
  }

  #show([table, org, id, row]: Change): void {
    const partition = this.#partition(org, table);
    const present = partition.layer.rows.get(id);
    for (const snapshot of this.#snapshots) {
      const seen = snapshot.layer(org, table);
      if (!seen.rows.has(id)) seen.put(id, present ? { ...present } : null);
    }
    if (row && present) partition.layer.assign(present, row);
    // The log and the transaction hold the changed row too, but only the added object is changed in place.
    else if (row) partition.add({ ...row });
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
