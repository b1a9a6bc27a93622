/** Who takes part first: in a year more and more people join in, and they are mostly the same ones. */
import type { Plan } from '../plan.ts';

/** People join in by eighths, so that nobody is always the last of their eighth. */
const parts = 8;

/** The place of each person among those who join in, from 0 for the first eighth. */
export function joinPlaces(
  plan: Plan,
  people: readonly { readonly id: string }[],
): ReadonlyMap<string, number> {
  const order = plan.dice('joiningIn').shuffle(people.map(({ id }) => id));
  return new Map(order.map((id, at) => [id, Math.floor((at * parts) / order.length)]));
}

/** Percent of the people who take part, from the beginning of a year (0) to its end (1). */
export const joinedPercent = (at: number): number => Math.round(46 + 35 * at);

/** Whether a person has joined in at a time of a year (0 to 1): then they answered its surveys, too. Personas always have. */
export function joiningIn(plan: Plan, people: readonly { readonly id: string }[]) {
  const places = joinPlaces(plan, people);
  return ({ id, isPersona }: { readonly id: string; readonly isPersona: boolean }, at: number): boolean =>
    isPersona || (places.get(id) ?? 0) < Math.floor((parts * joinedPercent(at)) / 100);
}
