/** Who takes part first: in a year more and more people join in, and they are mostly the same ones. */
import type { Plan } from '../plan.ts';

/** People join in by eighths, so that nobody is always the last of their eighth. */
const parts = 8;

/** The place of each person among those who join in, from 0 for the first eighth. */
export function joinPlaces(plan: Plan, ids: readonly string[]): ReadonlyMap<string, number> {
  const order = plan.dice('joiningIn').shuffle(ids);
  return new Map(order.map((id, at) => [id, Math.floor((at * parts) / order.length)]));
}

/** Percent of the people who take part, from the beginning of a year (0) to its end (1). */
export const joinedPercent = (at: number): number => Math.round(46 + 35 * at);

/** Whether a person of this place has joined in by then, at that time of a year: those who answered its surveys have. */
export const hasJoined = (place: number, at: number): boolean =>
  place < Math.floor((parts * joinedPercent(at)) / 100);
