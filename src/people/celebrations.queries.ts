/** Who celebrates today and soon: birthdays and anniversaries in one call, one line for each person and day. */
import { queryOptions } from '@tanstack/react-query';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { request } from '#src/api/client.ts';
import { CelebrationsDocument, type CelebrationsQuery } from '#src/gql/graphql.ts';

/** Which of the two the organisation has switched on. */
export interface Causes {
  readonly birthdays: boolean;
  readonly anniversaries: boolean;
}

/** A person's day; birthday and anniversary may fall together. */
export interface Celebration {
  readonly user: PublicUser;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly isToday: boolean;
  readonly isBirthday: boolean;
  readonly isAnniversary: boolean;
  /** Of the birthday; null where the person does not show it. */
  readonly age: number | null;
  /** Full years in the organisation; null where the person does not show them. */
  readonly years: number | null;
  /** The person's own picture for their birthday. */
  readonly imageUrl: string | null;
}

/** Fresh this long, in ms; coming back to the page after that asks again, and so does the next day. */
const staleTimeMs = 600_000;

/** Joins both lists, soonest first, birthdays before anniversaries of the same day. */
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

/** `GET /users/birth` and `GET /users/admission`, as far as they are switched on. */
export const celebrationsQuery = (causes: Causes) =>
  queryOptions({
    queryKey: ['celebrations', causes],
    queryFn: async ({ signal }): Promise<readonly Celebration[]> =>
      celebrationsOf(await request(CelebrationsDocument, { ...causes }, { signal })),
    staleTime: staleTimeMs,
  });
