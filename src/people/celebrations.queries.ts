/**
 * Today's and upcoming celebrations: birthdays and anniversaries in one call, one entry for each person and
 * day.
 */
import { queryOptions } from '@tanstack/react-query';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { request } from '#src/api/client.ts';
import { CelebrationsDocument, type CelebrationsQuery } from '#src/gql/graphql.ts';

/** The celebrations that the organisation has switched on. */
export interface Causes {
  readonly birthdays: boolean;
  readonly anniversaries: boolean;
}

/** A person's day; birthday and anniversary may coincide. */
export interface Celebration {
  readonly user: PublicUser;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly isToday: boolean;
  readonly isBirthday: boolean;
  readonly isAnniversary: boolean;
  /** Age on the birthday; null if the person hides it. */
  readonly age: number | null;
  /** Full years in the organisation; null if the person hides them. */
  readonly years: number | null;
  /** The person's own picture for their birthday. */
  readonly imageUrl: string | null;
}

/** Stale time in ms; after that, returning to the page fetches again. */
const staleTimeMs = 600_000;

/** Joins both lists, soonest first; on the same day entries with a birthday come first. */
export function celebrationsOf({
  birthdays = [],
  anniversaries = [],
}: CelebrationsQuery): readonly Celebration[] {
  const days = new Map<string, Celebration>();
  for (const birthday of birthdays)
    days.set(`${birthday.date} ${birthday.user.id}`, {
      ...birthday,
      isBirthday: true,
      isAnniversary: false,
      years: null,
    });
  for (const anniversary of anniversaries) {
    const key = `${anniversary.date} ${anniversary.user.id}`;
    const birthday = days.get(key) ?? { isBirthday: false, age: null, imageUrl: null };
    days.set(key, { ...birthday, ...anniversary, isAnniversary: true });
  }
  return [...days.values()].toSorted((one, other) =>
    one.date === other.date ? 0 : one.date < other.date ? -1 : 1,
  );
}

/** `GET /users/birth` and `GET /users/admission`, if they are switched on. */
export const celebrationsQuery = (causes: Causes) =>
  queryOptions({
    queryKey: ['celebrations', causes],
    queryFn: async ({ signal }): Promise<readonly Celebration[]> =>
      celebrationsOf(await request(CelebrationsDocument, { ...causes }, { signal, together: true })),
    staleTime: staleTimeMs,
  });
