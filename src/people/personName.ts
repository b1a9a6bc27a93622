/** What a person is called; apart from the calls that find people, for pages that show names only. */
import type { PublicUser } from '#schema/users/users.shapes.ts';

/** Full name, as everywhere. */
export const nameOf = (person: Pick<PublicUser, 'firstName' | 'lastName'>): string =>
  `${person.firstName} ${person.lastName}`.trim();
