/** People who were chosen together are shown as one crowd: the receivers of each crowd. Pure. */
import type { PublicUser } from '#schema/users/users.shapes.ts';
import type { Crowd } from './draft.ts';

/** Minimum length of a pasted list that becomes one chip. */
export const longList = 8;

/** A crowd with its people who are still receivers. */
export interface CrowdShown {
  readonly crowd: Crowd;
  readonly people: readonly PublicUser[];
}

/**
 * Receivers as the field shows them: single, or in the first crowd that added them. Empty crowds are omitted.
 */
export function grouped(
  receivers: readonly PublicUser[],
  crowds: readonly Crowd[],
): { readonly alone: readonly PublicUser[]; readonly together: readonly CrowdShown[] } {
  const home = new Map<string, string>();
  for (const { id, people } of crowds)
    for (const person of people) if (!home.has(person)) home.set(person, id);
  return {
    alone: receivers.filter(({ id }) => !home.has(id)),
    together: crowds
      .map((crowd) => ({ crowd, people: receivers.filter(({ id }) => home.get(id) === crowd.id) }))
      .filter(({ people }) => people.length > 0),
  };
}

/** Receivers in order without these people. */
export const without = (receivers: readonly PublicUser[], gone: readonly PublicUser[]): PublicUser[] => {
  const ids = new Set(gone.map(({ id }) => id));
  return receivers.filter(({ id }) => !ids.has(id));
};

/** The crowds with one more; replaces a crowd with the same id. */
export const withCrowd = (crowds: readonly Crowd[], crowd: Crowd): Crowd[] => [
  ...crowds.filter(({ id }) => id !== crowd.id),
  crowd,
];
