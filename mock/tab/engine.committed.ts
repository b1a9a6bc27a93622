/** The committed rows: an index of each table of each organisation, and the same row objects as records of the library. */
import type { OrgId } from '#backend/store/port.ts';
import type { Stored } from '#backend/store/row.ts';
import { Changes, type Change } from './engine.changes.ts';
import { Layer } from './engine.layer.ts';
import { Making } from './engine.making.ts';
import { Records, type RecordQuery } from './engine.records.ts';
import type { Pause } from './pauses.ts';

/** Rows that are loaded, or become records, in one piece of work. */
const rowsOfPiece = 200;
/** A table of so many rows is loaded in pauses, because the first read of all of them would be felt. */
const many = 4_000;

/** The first rows of a table, which are stored in the engine's form when the table is first read. */
interface Planted {
  readonly count: number;
  readonly take: (from: number, to: number) => readonly Stored[];
}

/** Rows, with how each gets the engine's form. */
export interface Planting {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly encode: (row: Readonly<Record<string, unknown>>) => Stored;
  /** Indexes that are made with the rows, because making one of many rows at once would be felt. */
  readonly indexes: readonly (readonly string[])[];
}

/** The rows of one table of one organisation. */
class Partition {
  readonly table: string;
  readonly #layer = new Layer();
  #planted: Planted | undefined;
  #loaded = 0;
  readonly records = new Records();
  /** Makes the planted rows. */
  making: Making | undefined;
  /** The rows that `fill` has not looked at; rows that are added meanwhile follow. */
  #rest: MapIterator<Stored | null> | undefined;

  constructor(table: string) {
    this.table = table;
  }

  /** Finds the rows by id and by index; the records are the same objects. */
  get layer(): Layer {
    this.making?.atOnce();
    this.load(Number.POSITIVE_INFINITY);
    return this.#layer;
  }

  get isLong(): boolean {
    return (this.#planted?.count ?? 0) >= many;
  }

  /** Adds rows with new ids, unread. */
  plant<R>(rows: readonly R[], encode: (row: R) => Stored): void {
    this.load(Number.POSITIVE_INFINITY);
    this.#loaded = 0;
    this.#planted = { count: rows.length, take: (from, to) => rows.slice(from, to).map(encode) };
  }

  /** Makes an index of the rows that are loaded; it follows those that are loaded later. */
  indexBy(columns: readonly string[]): void {
    this.#layer.index(columns);
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

  /** Whether every row is a record. */
  get isWhole(): boolean {
    return this.records.size === this.layer.rows.size;
  }

  /** Makes records of some more rows; returns whether others are left. */
  async fill(): Promise<boolean> {
    if (this.isWhole) return false;
    this.#rest ??= this.layer.rows.values();
    const rows: Stored[] = [];
    while (rows.length < rowsOfPiece) {
      const { value: row, done } = this.#rest.next();
      if (done === true) {
        this.#rest = undefined;
        break;
      }
      if (row && !this.records.has(row.id)) rows.push(row);
    }
    await this.records.add(rows);
    return !this.isWhole;
  }

  drop(id: string): void {
    this.#layer.drop(id);
    this.records.drop(id);
  }
}

const loaded = async (partition: Partition, pause: Pause): Promise<void> => {
  while (partition.load(rowsOfPiece)) await pause();
};

/** All committed rows, and the open snapshots, which must not see changes. */
export class Committed {
  readonly #partitions = new Map<OrgId, Map<string, Partition>>();
  readonly #snapshots = new Set<Changes>();
  #turn: Promise<unknown> = Promise.resolve();

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

  /** The same for several tables whose rows are made in parts, when one of them is first read. */
  plantLater(
    org: OrgId,
    tables: readonly string[],
    parts: () => Generator<void, ReadonlyMap<string, Planting>, void>,
  ): void {
    const partitions = tables.map((table) => this.#partition(org, table));
    const make = function* (): Generator<void, void, void> {
      const rows = yield* parts();
      for (const partition of partitions) {
        const planting = rows.get(partition.table);
        if (planting === undefined) continue;
        partition.plant(planting.rows, planting.encode);
        for (const columns of planting.indexes) partition.indexBy(columns);
        while (partition.load(rowsOfPiece)) yield;
      }
    };
    const making = new Making(make());
    for (const partition of partitions) partition.making = making;
  }

  /** Whether the rows of a table wait for their first read. */
  isUnread(org: OrgId, table: string): boolean {
    return this.#partitions.get(org)?.get(table)?.making?.isUnread === true;
  }

  /** Makes the rows of a table, in pauses; undefined if they are there. */
  ready(org: OrgId, table: string, pause: Pause): Promise<void> | undefined {
    return this.#partitions.get(org)?.get(table)?.making?.inPauses(pause);
  }

  /** Loads the long tables that nobody has read yet, in pauses. */
  async loadLong(pause: Pause): Promise<void> {
    for (const partition of this.#all()) if (partition.isLong) await loaded(partition, pause);
  }

  /** Makes records of all rows of the tables that have been written, in pauses. */
  async fillWritten(pause: Pause): Promise<void> {
    for (const partition of this.#all())
      // What is made late is long, and few look at it here.
      if (partition.records.size > 0 && partition.making === undefined) await this.#filled(partition, pause);
  }

  /** The records of a table that match, copied; waits until every row of the table is a record. */
  async find(org: OrgId, table: string, query: RecordQuery, pause: Pause): Promise<readonly Stored[]> {
    const partition = this.#partition(org, table);
    await this.ready(org, table, pause);
    await loaded(partition, pause);
    for (;;) {
      await this.#filled(partition, pause);
      const found = await this.#inTurn(async () =>
        partition.isWhole ? partition.records.find(query).map((row) => ({ ...row })) : undefined,
      );
      if (found !== undefined) return found;
    }
  }

  /** Applies changes; readers see either none or all of them. */
  apply(changes: readonly Change[], pause: Pause = () => undefined): Promise<void> {
    return this.#inTurn(async () => {
      for (const [table, org] of changes) {
        const making = this.ready(org, table, pause);
        if (making !== undefined) await making;
      }
      // Work that is one entry of the log may change a row several times.
      const last = [
        ...new Map(
          changes.map((change) => [`${change[0]} ${change[1]} ${change[2]}`, change] as const),
        ).values(),
      ];
      const made = new Map<Change, Stored>();
      const fresh = new Map<Partition, Stored[]>();
      for (const change of last) {
        const [table, org, id, row] = change;
        const partition = this.#partition(org, table);
        if (row === null || partition.records.has(id)) continue;
        // The log and the transaction hold the changed row too, but only the added object is changed in place.
        const object = partition.layer.rows.get(id) ?? { ...row };
        made.set(change, object);
        const rows = fresh.get(partition);
        if (rows === undefined) fresh.set(partition, [object]);
        else rows.push(object);
      }
      // Collections create asynchronously: records are made first, and all changes become visible together.
      for (const [partition, rows] of fresh) await partition.records.add(rows);
      for (const change of last) this.#show(change, made.get(change));
    });
  }

  #show([table, org, id, row]: Change, made: Stored | undefined): void {
    const partition = this.#partition(org, table);
    const present = partition.layer.rows.get(id);
    for (const snapshot of this.#snapshots) {
      const seen = snapshot.layer(org, table);
      if (!seen.rows.has(id)) seen.put(id, present ? { ...present } : null);
    }
    if (row && present) partition.layer.assign(present, row);
    else if (row && made) partition.layer.put(id, made);
    else if (present) partition.drop(id);
  }

  /** Fills a table in pauses; changes are applied between the pieces. */
  async #filled(partition: Partition, pause: Pause): Promise<void> {
    while (await this.#inTurn(() => partition.fill())) await pause();
  }

  /** Work on records, one after another: a query finds either none or all records of a change. */
  #inTurn<A>(work: () => Promise<A>): Promise<A> {
    const mine = this.#turn.then(work);
    this.#turn = mine.catch(() => undefined);
    return mine;
  }

  *#all(): Generator<Partition> {
    for (const tables of this.#partitions.values()) yield* tables.values();
  }

  #partition(org: OrgId, table: string): Partition {
    let tables = this.#partitions.get(org);
    if (!tables) this.#partitions.set(org, (tables = new Map<string, Partition>()));
    let partition = tables.get(table);
    if (!partition) tables.set(table, (partition = new Partition(table)));
    return partition;
  }
}
