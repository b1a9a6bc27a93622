/** The rows of one table of one organisation as records of MSW's data library, which "Datos" in the cockpit queries. */
import { Collection, type Condition } from '@msw/data';
import type { Stored } from '#backend/store/row.ts';

/** The input of a collection: a function that returns the row. A collection would copy a plain one field by field. */
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

const newShelf = () => new Collection({ schema: handedOver });
type Shelf = ReturnType<typeof newShelf>;
/** A row with the library's key, by which the collection deletes. */
type Held = Awaited<ReturnType<Shelf['create']>>;

/** Records of a collection, after which the next one begins: the library searches a record to delete in its collection. */
const recordsOfShelf = 500;

/** What the library can look for: a value of a column, or a function that accepts it. */
export type RecordQuery = Condition<Stored>;

/** A record is the row object itself, so a row that is changed in place is changed here, too. */
export class Records {
  readonly #shelves = new Set<Shelf>();
  readonly #placeOf = new Map<string, readonly [Shelf, Held]>();
  #last: Shelf | undefined;

  get size(): number {
    return this.#placeOf.size;
  }

  has(id: string): boolean {
    return this.#placeOf.has(id);
  }

  /** Makes records of rows that are none yet. */
  async add(rows: readonly Stored[]): Promise<void> {
    for (let from = 0; from < rows.length;) {
      if (this.#last === undefined || this.#last.count() >= recordsOfShelf)
        this.#shelves.add((this.#last = newShelf()));
      const shelf = this.#last;
      const some = rows.slice(from, from + recordsOfShelf - shelf.count());
      // The library asks for each row in turn, and no index of it is beyond the count.
      const made = await shelf.createMany(some.length, (at) => () => {
        const row = some[at];
        if (row === undefined) throw new RangeError(`no row at ${at} of ${some.length}`);
        return row;
      });
      for (const record of made) this.#placeOf.set(record.id, [shelf, record]);
      from += some.length;
    }
  }

  drop(id: string): void {
    const [shelf, record] = this.#placeOf.get(id) ?? [];
    if (shelf === undefined || record === undefined) return;
    shelf.delete(record);
    this.#placeOf.delete(id);
    if (shelf.count() === 0 && shelf !== this.#last) this.#shelves.delete(shelf);
  }

  /** The records that match, in the order in which they were made. */
  find(query: RecordQuery): readonly Stored[] {
    return [...this.#shelves].flatMap((shelf) => shelf.findMany((all) => all.where(query)));
  }
}
