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
const rowsOfPage = 500;
/** A table of so many rows is loaded in pauses, because the first read of all of them would be felt. */
const many = 4_000;

/** The first rows of a table, which are stored in the engine's form when the table is first read. */
interface Planted {
  readonly count: number;
  readonly take: (from: number, to: number) => readonly Stored[];
}

/** The rows of one table of one organisation. */
class Partition {
  readonly table: string;
  readonly #layer = new Layer();
  #planted: Planted | undefined;
  #loaded = 0;
  readonly #pages = newCollection();
  /** The page of each row; empty until the table is first written. */
  readonly #pageOf = new Map<string, Held>();
  #last: Held | undefined;
  #isHeld = false;

  constructor(table: string) {
    this.table = table;
  }

  /** Finds the rows by id and by index; holds the same objects as the pages. */
  get layer(): Layer {
    this.load(Number.POSITIVE_INFINITY);
    return this.#layer;
  }

  get isLong(): boolean {
    return (this.#planted?.count ?? 0) >= many;
  }

  /** Adds rows with new ids, unread. */
  plant<R>(rows: readonly R[], encode: (row: R) => Stored): void {
    this.load(Number.POSITIVE_INFINITY);
    [this.#loaded, this.#isHeld] = [0, false];
    this.#planted = { count: rows.length, take: (from, to) => rows.slice(from, to).map(encode) };
  }

  /** Loads at most so many more of the planted rows; returns whether some are left. Throws `TypeError` for an id that exists. */
  load(count: number): boolean {
    if (this.#planted === undefined) return false;
    for (const row of this.#planted.take(this.#loaded, this.#loaded + count)) {
      if (this.#layer.rows.has(row.id))
        throw new TypeError(`${this.table}: the row ${row.id} is there already`);
      this.#layer.put(row.id, row);
      this.#loaded += 1;
    }
    if (this.#loaded === this.#planted.count) this.#planted = undefined;
    return this.#planted !== undefined;
  }

  /** Gives the rows to the collection, with the first change of the table; makes room for a new row if there is one. */
  async hold(isNew: boolean): Promise<void> {
    if (!this.#isHeld) {
      const rows = [...this.layer.rows.values()].flatMap((row) =>
        row === null || this.#pageOf.has(row.id) ? [] : row,
      );
      this.#isHeld = true;
      for (let from = 0; from < rows.length; from += rowsOfPage) {
        const page = await this.#newPage(rows.slice(from, from + rowsOfPage));
        for (const { id } of page.rows) this.#pageOf.set(id, page);
      }
    }
    if (isNew && (this.#last === undefined || this.#last.rows.length >= rowsOfPage)) await this.#newPage([]);
  }

  /** Adds a row with a new id; throws if `hold` was not called before. */
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

  /**
   * Adds initial rows, which snapshots do not record. Rows that are invalid or have an id that exists make the first read
   * of their table throw `TypeError`.
   */
  plant<R>(org: OrgId, table: string, rows: readonly R[], encode: (row: R) => Stored): void {
    this.#partition(org, table).plant(rows, encode);
  }

  /** Loads the long tables that nobody has read yet, in pauses. */
  async loadLong(pause: () => Promise<void> | undefined): Promise<void> {
    for (const tables of this.#partitions.values())
      for (const partition of tables.values())
        if (partition.isLong) while (partition.load(rowsOfPage)) await pause();
  }

  /** Applies changes; readers see either none or all of them. */
  async apply(changes: readonly Change[]): Promise<void> {
    // Collections create asynchronously: pages are made first, and all changes become visible together.
    for (const [table, org, id, row] of changes) {
      const partition = this.#partition(org, table);
      await partition.hold(row !== null && !partition.layer.rows.has(id));
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
    if (!partition) tables.set(table, (partition = new Partition(table)));
    return partition;
  }
}
