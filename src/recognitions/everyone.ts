/** Bulk look-up of people: by a list of e-mails, by department, by group; reads as many pages as needed. */
import { maxReceivers } from '#schema/limits.parts.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { request } from '#src/api/client.ts';
import { PeopleDocument } from '#src/gql/graphql.ts';
import { peopleByEmail } from '#src/people/people.queries.ts';

/** People per request. */
const lot = 50;

/** Exactly the people with these e-mails, inactive ones included; raises `ApiError`. */
export async function everyoneOf(
  emails: readonly string[],
  signal?: AbortSignal,
): Promise<readonly PublicUser[]> {
  const lots = Array.from({ length: Math.ceil(emails.length / lot) }, (_, at) =>
    emails.slice(at * lot, (at + 1) * lot),
  );
  const found: PublicUser[] = [];
  // Sequential requests: a list of two hundred must not start four calls at once.
  for (const some of lots) found.push(...(await peopleByEmail(some, signal)));
  return found;
}

/** The active people of a department or group, at most one more than a recognition holds; raises `ApiError`. */
export async function peopleIn(
  of: { readonly departmentId: string } | { readonly groupId: string },
  signal?: AbortSignal,
): Promise<readonly PublicUser[]> {
  const found: PublicUser[] = [];
  for (let page = 1; found.length <= maxReceivers; page += 1) {
    const { people } = await request(
      PeopleDocument,
      { input: { ...of, page, perPage: lot } },
      { signal, pass: 'request' },
    );
    found.push(...people.items);
    if (people.items.length === 0 || found.length >= people.pagination.total) break;
  }
  return found;
}
