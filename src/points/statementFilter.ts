/** The statement's filter in the URL, so that it survives links, reload and back. */
import type { MovementKind, Wallet } from '#schema/points/points.rules.ts';

/** An empty filter selects everything; dates are in the organisation's time zone and inclusive. */
export interface StatementFilter {
  readonly purse?: Wallet | undefined;
  readonly kind?: MovementKind | undefined;
  /** YYYY-MM-DD. */
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
}

// Literal lists: an import from the schema would add the whole validation to this chunk.
const purses = ['give', 'redeem'] as const satisfies readonly Wallet[];

/** Kinds of movements, in the order of the sums. */
export const statementKinds = [
  'allowance',
  'recognition',
  'boost',
  'badge',
  'referral',
  'extra',
  'transfer',
  'request',
  'expiry',
  'purchase',
  'coupon',
] as const satisfies readonly MovementKind[];

/** The date if it is a valid calendar date. */
function dayIn(text: string | null): string | undefined {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/u.test(text)) return undefined;
  const at = Date.parse(`${text}T00:00:00Z`);
  // `Date.parse` reads 31 February as a day in March.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text) ? text : undefined;
}

/** Parses URL parameters; invalid values are ignored. */
export function filterOf(search: URLSearchParams): StatementFilter {
  const purse = purses.find((one) => one === search.get('purse'));
  const kind = statementKinds.find((one) => one === search.get('kind'));
  const startDate = dayIn(search.get('from'));
  const endDate = dayIn(search.get('to'));
  return {
    ...(purse === undefined ? {} : { purse }),
    ...(kind === undefined ? {} : { kind }),
    ...(startDate === undefined ? {} : { startDate }),
    ...(endDate === undefined ? {} : { endDate }),
  };
}

/** The URL parameters of a filter; the inverse of `filterOf`. */
export function searchOf({ purse, kind, startDate, endDate }: StatementFilter): string {
  const named = { purse, kind, from: startDate, to: endDate };
  return new URLSearchParams(
    Object.entries(named).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ).toString();
}

/** Whether any filter is set. */
export const isNarrowed = (filter: StatementFilter): boolean =>
  Object.values(filter).some((value) => value !== undefined);

/** Whether the last day is before the first; then no request is started. */
export const areDatesReversed = ({ startDate, endDate }: StatementFilter): boolean =>
  startDate !== undefined && endDate !== undefined && endDate < startDate;
