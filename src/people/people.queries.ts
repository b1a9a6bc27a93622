/** Finding colleagues: by words for pickers, by e-mail for lists that somebody brings along (spec §7 `POST /user/search`). */
import { queryOptions } from '@tanstack/react-query';
import { pageSize } from '#schema/limits.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { request } from '#src/api/client.ts';
import { PeopleDocument } from '#src/gql/graphql.ts';

/** People offered by a picker at once. */
const shown = 8;

/** People of one search that are still fresh, in ms. */
const staleTimeMs = 30_000;

/** Exactly the people with these e-mails, inactive ones included, in as many calls as their pages take. */
export async function peopleByEmail(
  emails: readonly string[],
  signal?: AbortSignal,
): Promise<readonly PublicUser[]> {
  const pages = Array.from({ length: Math.ceil(emails.length / pageSize.max) }, (_, page) =>
    emails.slice(page * pageSize.max, (page + 1) * pageSize.max),
  );
  const answers = await Promise.all(
    pages.map((some) =>
      request(
        PeopleDocument,
        { input: { emails: some, perPage: pageSize.max } },
        { signal, pass: 'request' },
      ),
    ),
  );
  return answers.flatMap(({ people }) => people.items);
}

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
      staleTime: staleTimeMs,
    }),
} as const;
