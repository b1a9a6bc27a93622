/** What the statement is narrowed by, as it stands in the address: it can be sent, reloaded and come back to. */
import type { MovementKind, Wallet } from '#schema/points/points.rules.ts';

/** Nothing said is everything; days are those of the organisation's zone, both included. */
export interface StatementFilter {
  readonly purse?: Wallet | undefined;
  readonly kind?: MovementKind | undefined;
  /** YYYY-MM-DD. */
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
}

// Written out here: the schema's own lists would bring the whole validation into this chunk.
const purses = ['give', 'redeem'] as const satisfies readonly Wallet[];

/** Kinds that a purse can hold, in the order of the sums. */
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

/** The day where it is one of the calendar. */
function dayIn(text: string | null): string | undefined {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/u.test(text)) return undefined;
  const at = Date.parse(`${text}T00:00:00Z`);
  // 31 February is read as a day of March.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text) ? text : undefined;
}

/** Reads an address; what it cannot mean is left out. */
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

/** The address of a filter; `filterOf` reads it back. */
export function searchOf({ purse, kind, startDate, endDate }: StatementFilter): string {
  const named = { purse, kind, from: startDate, to: endDate };
  return new URLSearchParams(
    Object.entries(named).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ).toString();
}

/** Whether it leaves anything out. */
export const isNarrowed = (filter: StatementFilter): boolean =>
  Object.values(filter).some((value) => value !== undefined);

/** Whether its last day is before its first: nothing is asked for then. */
export const areDatesReversed = ({ startDate, endDate }: StatementFilter): boolean =>
  startDate !== undefined && endDate !== undefined && endDate < startDate;
