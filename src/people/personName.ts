/** The display name of a person; separate from the searches, for pages that only show names. */
import type { PublicUser } from '#schema/users/users.shapes.ts';

export const nameOf = (person: Pick<PublicUser, 'firstName' | 'lastName'>): string =>
  `${person.firstName} ${person.lastName}`.trim();
