/**
 * Searches colleagues: by words for pickers, by e-mail for lists of addresses (spec §7 `POST /user/search`).
 */
import { queryOptions } from '@tanstack/react-query';
import { pageSize } from '#schema/limits.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { request } from '#src/api/client.ts';
import { PeopleDocument } from '#src/gql/graphql.ts';

/** Maximum number of people in a picker. */
const shown = 8;

/** Stale time of a search, in ms. */
const staleTimeMs = 30_000;

/** Exactly the people with these e-mails, including inactive ones; one call per page. */
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

/** Queries of people. */
export const peopleQueries = {
  all: () => ['people'] as const,

  /** The first active colleagues whose name, position or e-mail matches; without words, the first by name. */
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
