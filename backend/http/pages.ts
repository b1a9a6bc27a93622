/** Numbered pages of the wire, from the store or from a list in memory. */
import type { Language } from '#schema/limits.ts';
import { countLimits } from '#schema/limits.parts.ts';
import { BadCursor, type ListQuery, type Loaded, type Store, type With } from '../store/port.ts';
import type { Row, Table } from '../store/table.ts';
import { ValidationErrors } from './domainError.ts';

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

/** The numbers of a page. */
export const pagination = ({ page, perPage }: At, total: number): Page<never>['pagination'] => ({
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

/** Where a page begins: by its number, or after the last row of an earlier page. */
export interface From extends At {
  readonly after?: string | undefined;
}

type Asked<T extends Table, W extends With> = Omit<ListQuery<Row<T>, W>, 'limit' | 'offset' | 'after'>;
type Found<T extends Table, W extends With> = Page<Row<T> & Loaded<W>>;
/** A page, and the cursor of the one that follows; null if none does. */
type Growing<P> = P & { readonly next: string | null };

async function read<T extends Table, const W extends With>(
  store: Store,
  table: T,
  query: Asked<T, W>,
  { after, ...at }: From,
  countedUpTo: number,
): Promise<Growing<Found<T, W>>> {
  const offset = (at.page - 1) * at.perPage;
  const place = after === undefined ? { offset } : { after };
  const { rows, next } = await store.list<T, W>(table, { ...query, ...place, limit: at.perPage });
  const found = { items: [...rows], next: next ?? null };
  const known = offset + rows.length;
  // The place of a cursor is not known.
  const isKnown = after === undefined && (rows.length > 0 || offset === 0);
  if (isKnown && (next === undefined || known > countedUpTo))
    return { ...found, pagination: pagination(at, next === undefined ? known : known + 1) };
  const where = query.where === undefined ? {} : { where: query.where };
  const [counted] = await store.tally(table, { ...where, atMost: countedUpTo + 1 });
  return { ...found, pagination: pagination(at, counted?.count ?? 0) };
}

/**
 * A page of a table: its rows, and the total up to `countedUpTo` and a little more. Counting stops there, so that a page
 * of a large table costs what one of a small table costs. Nothing is counted where the page itself tells the total.
 */
export async function pageFrom<T extends Table, const W extends With = Record<never, never>>(
  store: Store,
  table: T,
  query: Asked<T, W>,
  at: At,
  countedUpTo: number = countLimits.list,
): Promise<Found<T, W>> {
  const { items, pagination: of } = await read<T, W>(store, table, query, at, countedUpTo);
  return { items, pagination: of };
}

/**
 * A page of a list that grows at its top. Beside a cursor the number of the page says nothing. Raises 422 for the cursor
 * of another list.
 */
export async function growingPageFrom<T extends Table, const W extends With = Record<never, never>>(
  { store, language }: { readonly store: Store; readonly language: Language },
  table: T,
  query: Asked<T, W>,
  from: From,
  countedUpTo: number = countLimits.list,
): Promise<Growing<Found<T, W>>> {
  try {
    return await read<T, W>(store, table, query, from, countedUpTo);
  } catch (error) {
    if (!(error instanceof BadCursor)) throw error;
    const findings = new ValidationErrors(language);
    findings.add('after', 'cursor');
    findings.throwIfAny();
    throw error;
  }
}
