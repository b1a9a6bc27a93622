/** Numbered pages of the wire, from the store or from a list in memory. */
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

/** A page of a table: its rows and the total. */
export async function pageFrom<T extends Table, const W extends With = Record<never, never>>(
  store: Store,
  table: T,
  query: Omit<ListQuery<Row<T>, W>, 'limit' | 'offset' | 'after'>,
  at: At,
): Promise<Page<Row<T> & Loaded<W>>> {
  const [tally] = await store.tally(table, query.where === undefined ? {} : { where: query.where });
  const { rows } = await store.list<T, W>(table, {
    ...query,
    offset: (at.page - 1) * at.perPage,
    limit: at.perPage,
  });
  return { items: [...rows], pagination: pagination(at, tally?.count ?? 0) };
}
