/** The statement's filter in the URL, so that it survives links, reload and back. */
import type { MovementKind } from '#schema/points/points.rules.ts';
import { StatementFilter as Query } from '#schema/points/statement.filter.ts';
import { searchOf, type FilterOf } from '#src/api/searchOf.ts';

export const statementSearch = searchOf(Query);
/** An empty filter selects everything; dates are in the organisation's time zone and inclusive. */
export type StatementFilter = FilterOf<typeof statementSearch>;

/** Kinds of movements, in the order of the sums. */
export const statementKinds = [
  'allowance',
  'recognition',
  'boost',
  'badge',
  'referral',
  'participation',
  'task',
  'challenge',
  'event',
  'program',
  'extra',
  'transfer',
  'request',
  'expiry',
  'purchase',
  'coupon',
] as const satisfies readonly MovementKind[];

/** Whether the last day is before the first; then no request is started. */
export const areDatesReversed = ({ startDate, endDate }: StatementFilter): boolean =>
  startDate !== undefined && endDate !== undefined && endDate < startDate;
