/** Numbered pages of the wire, from the store or from a list in memory. */
import { countLimits } from '#schema/limits.parts.ts';
import type { ListQuery, Loaded, Store, With } from '../store/port.ts';
import type { Row, Table } from '../store/table.ts';

interface At {
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
}
interface Page<T> {
  readonly items: T[];
  readonly pagination: {
    readonly page: number;
    readonly perPage: number;
    readonly total: number;
    readonly totalPages: number;
  };
}

const pagination = ({ page, perPage }: At, total: number): Page<never>['pagination'] => ({
  page,
  perPage,
  total,
  totalPages: Math.ceil(total / perPage),
});

/** A page of a list in memory. */
export const pageOf = <T>(all: readonly T[], at: At): Page<T> => ({
  items: all.slice((at.page - 1) * at.perPage, at.page * at.perPage),
  pagination: pagination(at, all.length),
});

/**
 * A page of a table: its rows, and the total up to `countedUpTo` and a little more. Counting stops there, so that a page
 * of a large table costs what one of a small table costs. Nothing is counted where the page itself tells the total.
 */
export async function pageFrom<T extends Table, const W extends With = Record<never, never>>(
  store: Store,
  table: T,
  query: Omit<ListQuery<Row<T>, W>, 'limit' | 'offset' | 'after'>,
  at: At,
  countedUpTo: number = countLimits.list,
): Promise<Page<Row<T> & Loaded<W>>> {
  const offset = (at.page - 1) * at.perPage;
  const { rows, next } = await store.list<T, W>(table, { ...query, offset, limit: at.perPage });
  const known = offset + rows.length;
  const isBeyond = rows.length === 0 && offset > 0;
  if (!isBeyond && (next === undefined || known > countedUpTo))
    return { items: [...rows], pagination: pagination(at, next === undefined ? known : known + 1) };
  const where = query.where === undefined ? {} : { where: query.where };
  const [counted] = await store.tally(table, { ...where, atMost: countedUpTo + 1 });
  return { items: [...rows], pagination: pagination(at, counted?.count ?? 0) };
}
