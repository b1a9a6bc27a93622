/** People who were chosen together stand as one: which receivers belong to which crowd, and what is left of it. Pure. */
import type { PublicUser } from '#schema/users/users.shapes.ts';
import type { Crowd } from './draft.ts';

/** A pasted list this long stands as one chip. */
export const longList = 8;

/** A crowd with those of it who are still thanked. */
export interface CrowdShown {
  readonly crowd: Crowd;
  readonly people: readonly PublicUser[];
}

/** Receivers as the field shows them: on their own, or in the first crowd that brought them; a crowd without anybody is gone. */
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

/** The crowds with one more, which holds only those whom it brought itself. */
export const withCrowd = (crowds: readonly Crowd[], crowd: Crowd): Crowd[] => [
  ...crowds.filter(({ id }) => id !== crowd.id),
  crowd,
];
