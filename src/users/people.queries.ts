/** Finding colleagues: by words for pickers, by e-mail for lists that somebody brings along (spec §7 `POST /user/search`). */
import { queryOptions } from '@tanstack/react-query';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { request } from '#src/api/client.ts';
import { PeopleDepartmentsDocument, PeopleDocument } from '#src/gql/graphql.ts';

/** A department that somebody works in. */
export interface Department {
  readonly id: string;
  readonly name: string;
}

/** People offered by a picker at once. */
const shown = 8;

/** People of one search that are still fresh, in ms. */
const freshMs = 30_000;

/** Full name, as everywhere. */
export const nameOf = (person: Pick<PublicUser, 'firstName' | 'lastName'>): string =>
  `${person.firstName} ${person.lastName}`.trim();

/** Exactly the people with these e-mails, inactive ones included; at most 50 (the call's limit). */
export const peopleByEmail = async (
  emails: readonly string[],
  signal?: AbortSignal,
): Promise<readonly PublicUser[]> =>
  emails.length === 0
    ? []
    : (
        await request(
          PeopleDocument,
          { input: { emails: [...emails], perPage: 50 } },
          { signal, pass: 'request' },
        )
      ).people.items;

/** Reads about people. */
export const peopleQueries = {
  all: () => ['people'] as const,

  /** The first active colleagues whose name, position or e-mail fits; without words, the first by name. */
  search: (words: string) =>
    queryOptions({
      queryKey: [...peopleQueries.all(), 'search', words.trim().toLowerCase()],
      queryFn: async ({ signal }): Promise<readonly PublicUser[]> =>
        (
          await request(
            PeopleDocument,
            { input: { keywords: words.trim().slice(0, 100), perPage: shown } },
            { signal },
          )
        ).people.items,
      staleTime: freshMs,
    }),

  /** Departments that have people, by name. */
  departments: () =>
    queryOptions({
      queryKey: [...peopleQueries.all(), 'departments'],
      queryFn: async ({ signal }): Promise<readonly Department[]> => {
        const { allPeople } = await request(PeopleDepartmentsDocument, {}, { signal });
        const names = new Map(
          allPeople.flatMap(({ departmentId: id, departmentName: name }) =>
            id === null || name === null ? [] : [[id, name]],
          ),
        );
        return [...names]
          .map(([id, name]) => ({ id, name }))
          .sort((one, other) => one.name.localeCompare(other.name));
      },
      staleTime: Infinity,
    }),
} as const;
