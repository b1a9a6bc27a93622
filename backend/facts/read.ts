/** Reads sums of facts, with those that are not yet folded. No read counts the rows of an organisation. */
import type { Store } from '../store/port.ts';
import type { Measure, Tag, TagName } from './measures.ts';
import type { Days } from './periods.ts';

/** Whose facts are read. An empty department or country is that of people without one. */
export type FactScope =
  | { readonly kind: 'all' }
  | { readonly kind: 'department'; readonly departmentId: string; readonly countryId?: string }
  | { readonly kind: 'country'; readonly countryId: string }
  | { readonly kind: 'people'; readonly ids: readonly string[] };

export interface SumsAsked extends Days {
  readonly measure: Measure;
  /** One tag, or all tags of a name, each as a row; without it the whole. */
  readonly part?: TagName | Tag;
  readonly by?: 'total' | 'month' | 'day';
}

/** A sum of one period and part. What is 0 has no row. */
export interface SumRow {
  /** YYYY-MM, YYYY-MM-DD, or empty for the total. */
  readonly period: string;
  /** Empty for the whole, or the tag. */
  readonly part: '' | Tag;
  readonly count: number;
  readonly amount: number;
}

/** The sums of a scope, by period and part in their order. */
export async function readSums(
  store: Store,
  asked: SumsAsked & { readonly scope: FactScope },
): Promise<readonly SumRow[]> {
  return (await readEach(store, asked, [asked.scope]))[0] ?? [];
}

/** The same for several scopes, in their order, in as many reads as for one. */
export async function readEach(
  _store: Store,
  _asked: SumsAsked,
  scopes: readonly FactScope[],
): Promise<readonly (readonly SumRow[])[]> {
  return scopes.map(() => []);
}

/** How many people did it at least once in a range. Only for measures that count people. */
export async function readPeople(
  _store: Store,
  _asked: Days & { readonly measure: Measure; readonly scope: FactScope },
): Promise<number> {
  return 0;
}

/** Count or amount of each person who did it in a range, for ranks and spread; of all people, or of these. */
export async function readByPerson(
  _store: Store,
  _asked: Days & {
    readonly measure: Measure;
    readonly of: 'count' | 'amount';
    readonly ids?: readonly string[];
  },
): Promise<ReadonlyMap<string, number>> {
  return new Map();
}

/** Share of past rows that are counted, in percent; null when all are. */
export async function countedShare(_store: Store): Promise<number | null> {
  return null;
}
