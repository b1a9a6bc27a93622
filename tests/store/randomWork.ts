/** Random but repeatable operations for a store: the same seed gives the same operations. */
import type { Store, With } from '#backend/store/port.ts';
import type { Row, Table } from '#backend/store/table.ts';
import { diceOf } from '#tests/support/seededRandom.ts';
import { people, steps, thanks } from './sampleTables.ts';

type Order = readonly (readonly [string, 'asc' | 'desc'])[];

/** One operation as data; its answer can be compared between stores. */
export type Operation = (store: Store) => Promise<unknown>;

/** Random draws for store operations. */
export class Dice {
  readonly #dice: ReturnType<typeof diceOf>;
  constructor(seed: number) {
    this.#dice = diceOf(seed);
  }
  /** At least 0 and less than `sides`. */
  roll(sides: number): number {
    return this.#dice.whole(0, sides - 1);
  }
  pick<A>(from: readonly A[]): A {
    return this.#dice.pick(from);
  }
  some<A>(from: readonly A[], most: number): readonly A[] {
    return Array.from({ length: this.roll(most + 1) }, () => this.pick(from));
  }
  chance(oneIn: number): boolean {
    return this.roll(oneIn) === 0;
  }
}

const texts = ['', 'a', 'A', 'b', 'ab', 'ñ', 'z', '%', '_', "'", '😀', '\uFF41', '\u0000', '10', '9'];
const numbers = [-2, -1, 0, 1, 2, 3, 10];
const idents = Array.from({ length: 40 }, (_, n) => `i${n}`);

function columnValue(dice: Dice, table: Table, name: string): unknown {
  const column = table.columns[name];
  if (!column) throw new RangeError(name);
  if (column.nullable && dice.chance(4)) return null;
  switch (column.kind) {
    case 'text':
      if (name === 'email') return dice.pick(dice.chance(2) ? texts : idents);
      return name === 'id' || name === 'author' || name === 'thank' ? dice.pick(idents) : dice.pick(texts);
    case 'int':
      return dice.pick(numbers);
    case 'bool':
      return dice.chance(2);
    case 'json':
      return dice.pick([[], [1], ['ñ', null], { depth: 2, a: [{ b: '😀' }] }, 'text', 0, false]);
  }
}

const filtered = (table: Table): readonly string[] =>
  Object.keys(table.columns).filter((name) => table.columns[name]?.kind !== 'json');

function condition(dice: Dice, table: Table, name: string): unknown {
  const value = () => columnValue(dice, table, name);
  const bound = () => {
    for (;;) {
      const drawn = value();
      if (drawn !== null) return drawn;
    }
  };
  switch (dice.roll(9)) {
    case 0:
      return { ne: value() };
    case 1:
      return { in: dice.some(['x'], 5).map(value) };
    case 2:
      return { [dice.pick(['gt', 'gte', 'lt', 'lte'])]: bound() };
    case 3:
      return { gte: bound(), lt: bound() };
    case 4:
      return table.columns[name]?.kind === 'text' ? { has: dice.pick(texts) } : value();
    default:
      return value();
  }
}

function where(dice: Dice, table: Table, depth = 0): Readonly<Record<string, unknown>> {
  const columns = dice.some(filtered(table), depth === 0 ? 2 : 1);
  const all = Object.fromEntries(columns.map((name) => [name, condition(dice, table, name)]));
  return dice.chance(6) && depth < 2
    ? { ...all, or: dice.some(['x'], 3).map(() => where(dice, table, depth + 1)) }
    : all;
}

const order = (dice: Dice, table: Table): Order => {
  const declared = dice.chance(2)
    ? dice.pick([...table.indexes, ...table.unique, ['id']])
    : dice.some(filtered(table), 3);
  const direction = dice.pick(['asc', 'desc'] as const);
  return declared.map(
    (name) => [name, dice.chance(5) ? dice.pick(['asc', 'desc'] as const) : direction] as const,
  );
};

const row = (dice: Dice, table: Table): Row<Table> =>
  // The columns belong to the table; the store checks them again.
  Object.fromEntries(
    Object.keys(table.columns).map((name) => [name, columnValue(dice, table, name)]),
  ) as Row<Table>;

function change(dice: Dice, table: Table): object {
  const names = dice.some(
    Object.keys(table.columns).filter((name) => name !== 'id'),
    3,
  );
  return Object.fromEntries(
    names.map((name) => {
      const adding =
        table.columns[name]?.kind === 'int' && table.columns[name].nullable === false && dice.chance(2);
      return [name, adding ? { inc: dice.pick(numbers) } : columnValue(dice, table, name)];
    }),
  );
}

function relations(dice: Dice): With {
  const limited = dice.chance(2) ? { limit: 1 + dice.roll(3) } : {};
  return {
    ...(dice.chance(2)
      ? {
          steps: {
            many: steps,
            on: 'thank',
            order: order(dice, steps),
            where: where(dice, steps),
            ...limited,
          },
        }
      : {}),
    ...(dice.chance(2) ? { by: { one: people, on: 'author' } } : {}),
    ...(dice.chance(2) ? { counted: { count: steps, on: 'thank', where: where(dice, steps) } } : {}),
  };
}

/** Follows a list to its end by cursors, as a screen does. */
async function paged(
  store: Store,
  table: Table,
  query: { readonly where: Readonly<Record<string, unknown>>; readonly order: Order; readonly limit: number },
): Promise<unknown> {
  const answers: unknown[] = [];
  for (let after: string | undefined; ;) {
    const answer = await store.list(table, { ...query, ...(after === undefined ? {} : { after }) });
    answers.push(answer);
    after = answer.next;
    if (after === undefined) return answers;
  }
}

/** The next operation. */
export function operation(dice: Dice): Operation {
  const table: Table = dice.pick([people, thanks, steps]);
  const [asked, sorted] = [where(dice, table), order(dice, table)];
  switch (dice.roll(10)) {
    case 0:
    case 1: {
      const rows = [row(dice, table), ...dice.some(['x'], 3).map(() => row(dice, table))];
      const skipExisting = dice.chance(2);
      return (store) => store.insert(table, rows, { skipExisting });
    }
    case 2:
    case 3: {
      const given = change(dice, table);
      return (store) => store.update(table, asked, given);
    }
    case 4: {
      // Usually removes few rows, so that the tables do not become empty.
      const doomed = dice.chance(12) ? asked : { ...asked, id: { in: dice.some(idents, 12) } };
      return (store) => store.remove(table, doomed);
    }
    case 5: {
      const by = dice.some(filtered(table), 2);
      const sum = dice.pick(['place', 'points', 'age']);
      return (store) =>
        store.tally<Table, string>(table, {
          where: asked,
          by,
          ...(Object.hasOwn(table.columns, sum) ? { sum } : {}),
        });
    }
    case 6: {
      const limit = 1 + dice.roll(4);
      return (store) => paged(store, table, { where: asked, order: sorted, limit });
    }
    case 7: {
      const loaded = relations(dice);
      const [first, then] = [where(dice, thanks), order(dice, thanks)];
      const limit = 1 + dice.roll(8);
      return (store) => store.list<Table, With>(thanks, { where: first, order: then, limit, with: loaded });
    }
    default: {
      const page = {
        ...(dice.chance(2) ? { limit: 1 + dice.roll(6) } : {}),
        ...(dice.chance(3) ? { offset: dice.roll(5) } : {}),
      };
      return (store) => store.list(table, { where: asked, order: sorted, ...page });
    }
  }
}

/** All rows of an organisation. */
export const everything = (store: Store): Promise<unknown> =>
  Promise.all([people, thanks, steps].map((table: Table) => store.list(table)));
