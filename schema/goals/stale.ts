/** When a goal counts as silent: its owner is reminded once a silence, its manager hears of it once a week. */
import type { Wall } from '../users/celebrations.rules.ts';
import { daysBetween } from '../users/celebrations.rules.ts';

/** Days without a check-in after which an open goal is stale. */
export const staleDays = 14;

const dayMs = 86_400_000;

/** The latest sign of life of a goal that is stale at this moment in ms. */
export const staleBefore = (now: number): string => new Date(now - staleDays * dayMs).toISOString();

/** Whether an open goal is stale: no check-in for so many days, since the last one or since it was made. */
export const isStale = (
  {
    status,
    checkedAt,
    createdAt,
  }: { readonly status: string; readonly checkedAt: string | null; readonly createdAt: string },
  now: number,
): boolean => status === 'open' && (checkedAt ?? createdAt) <= staleBefore(now);

/** A Monday, from which weeks are counted. */
const someMonday = '2024-01-01';

/** Whether the digest of a week leaves on this day of a person: on Mondays. */
export const isDigestDay = ({ day }: Pick<Wall, 'day'>): boolean => daysBetween(someMonday, day) % 7 === 0;
