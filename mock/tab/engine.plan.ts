/** Plans the access to the rows of a selection that touches the fewest rows. */
import type { Selection } from '#backend/store/engine.ts';
import type { Value } from '#backend/store/row.ts';
import type { Table } from '#backend/store/table.ts';
import type { SortedIndex } from './engine.index.ts';
import type { View } from './engine.layer.ts';

/** A range of an index: leading values, and bounds on the column after them. */
interface Stretch {
  readonly values: readonly Value[];
  readonly from?: { readonly value: Value; readonly beyond: boolean };
  readonly to?: { readonly value: Value; readonly beyond: boolean };
}

/**
 * The access to the rows: by their ids, over ranges of an index (perhaps in the wanted order), or a full
 * scan.
 */
export type Plan =
  | { readonly way: 'ids'; readonly ids: readonly string[] }
  | {
      readonly way: 'index';
      readonly columns: readonly string[];
      readonly stretches: readonly Stretch[];
      readonly ordered?: 'up' | 'down';
    }
  | { readonly way: 'all' };

/** Estimated number of rows that an ordered scan with a limit skips for each row that it keeps. */
const passedOver = 8;
/** Of so many rows, an index is made to read fewer than one. */
const worthAnIndex = 16;

/**
 * The plan for a selection. Costs are estimated from the committed rows, because the other layers are small.
 * The caller must still filter the rows.
 */
export function plan(table: Table, view: View, selection: Selection): Plan {
  const ids = boundValues(selection, 'id');
  if (ids) return { way: 'ids', ids: ids.filter((id) => typeof id === 'string') };
  const base = view[view.length - 1] ?? view[0];
  const room = view.reduce((sum, layer) => sum + layer.rows.size, 0);
  let best: Plan = { way: 'all' };
  let least = room + sorting(room);
  for (const columns of [...table.unique, ...table.indexes, []]) {
    const found = along(columns, selection);
    if (!found || found.way !== 'index') continue;
    // Making an index takes longer than reading so few rows.
    if (least * worthAnIndex < base.rows.size && !base.hasIndex(columns)) continue;
    const index = base.index(columns);
    const touched = found.stretches.reduce((sum, stretch) => sum + width(index, stretch), 0);
    const { limit, offset = 0 } = selection;
    const cost = !found.ordered
      ? touched + sorting(touched)
      : limit === undefined
        ? touched
        : Math.min(touched, (limit + offset) * passedOver);
    if (cost < least) [best, least] = [found, cost];
  }
  return best;
}

const sorting = (rows: number): number => rows * Math.log2(rows + 1) * 0.2;

/** The positions of a range in an index. */
export function bounds(index: SortedIndex, { values, from, to }: Stretch): readonly [number, number] {
  return [
    from ? index.position([...values, from.value], from.beyond) : index.position(values, false),
    to ? index.position([...values, to.value], to.beyond) : index.position(values, true),
  ];
}

/** How many rows a range of an index has. */
export function width(index: SortedIndex, stretch: Stretch): number {
  const [from, to] = bounds(index, stretch);
  return Math.max(0, to - from);
}

/** The values that the filter allows for a column, if it lists them. */
function boundValues({ filter }: Selection, column: string): readonly Value[] | undefined {
  for (const test of filter.all) {
    if (test.column !== column) continue;
    if (test.op === 'is') return [test.value];
    if (test.op === 'in') return test.values;
  }
  return undefined;
}

function along(columns: readonly string[], selection: Selection): Plan | undefined {
  let starts: readonly (readonly Value[])[] = [[]];
  const fixed = new Set<string>();
  let bound = 0;
  for (const column of columns) {
    const values = boundValues(selection, column);
    // Several values in two columns would multiply; the filter handles the second column.
    if (!values || (values.length !== 1 && starts.length > 1)) break;
    starts = starts.flatMap((start) => values.map((value) => [...start, value]));
    if (values.length === 1) fixed.add(column);
    bound++;
  }
  const next = columns[bound];
  const range = next === undefined ? {} : rangeOf(selection, next);
  const ordered = starts.length === 1 ? direction(columns.slice(bound), fixed, selection) : undefined;
  if (bound === 0 && !range.from && !range.to && !ordered) return undefined;
  const stretches = starts.map((values) => ({
    values,
    ...(ordered ? narrowed(range, ordered, next, selection) : range),
  }));
  return { way: 'index', columns, stretches, ...(ordered ? { ordered } : {}) };
}

/** The bounds that the filter sets for a column. */
export function rangeOf({ filter }: Pick<Selection, 'filter'>, column: string): Omit<Stretch, 'values'> {
  let range: Omit<Stretch, 'values'> = {};
  for (const test of filter.all) {
    if (test.column !== column) continue;
    if (test.op === 'gt' || test.op === 'gte')
      range = { ...range, from: { value: test.value, beyond: test.op === 'gt' } };
    if (test.op === 'lt' || test.op === 'lte')
      range = {
        from: { value: null, beyond: true },
        ...range,
        to: { value: test.value, beyond: test.op === 'lte' },
      };
  }
  return range;
}

/**
 * The direction in which the rest of an index matches the wanted order. Columns with a single value are
 * ignored.
 */
function direction(
  rest: readonly string[],
  fixed: ReadonlySet<string>,
  { steps }: Selection,
): 'up' | 'down' | undefined {
  const wanted = steps.filter(({ column }) => !fixed.has(column));
  const last = wanted.at(-1);
  const named = wanted.slice(0, -1);
  if (
    last?.column !== 'id' ||
    named.length !== rest.length ||
    named.some(({ column }, at) => column !== rest[at])
  )
    return undefined;
  if (named.every(({ down }) => !down)) return last.down ? undefined : 'up';
  return named.every(({ down }) => down) && !last.down ? 'down' : undefined;
}

/** Starts the range at the cursor of the page, so that earlier rows are not scanned. */
function narrowed(
  range: Omit<Stretch, 'values'>,
  ordered: 'up' | 'down',
  next: string | undefined,
  { after }: Selection,
): Omit<Stretch, 'values'> {
  const column = next ?? 'id';
  if (!after) return range;
  const value = after[column] ?? null;
  return ordered === 'up'
    ? { ...range, from: { value, beyond: false } }
    : { ...range, to: { value, beyond: true } };
}
