/** Rules of celebrations, shared by the lists of coming celebrations and by the posts of the day. */
import type { ModuleFlag } from '#schema/modules.ts';
import { may } from '#schema/permissions.ts';
import type { CelebrationChoice } from '#schema/users/celebrations.rules.ts';
import type { Where } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import type { UserRow } from '../people/users.rules.ts';
import type { celebrations } from '../people/users.tables.ts';

export type CelebrationKind = Row<typeof celebrations>['kind'];

/** A kind of celebration with its rules. */
export interface Cause {
  /** The module of the celebration. */
  readonly flag: Extract<ModuleFlag, 'birthdays' | 'anniversary'>;
  /** `YYYY-MM-DD`. */
  readonly dateOf: (user: UserRow) => string | null;
  readonly shownOf: (user: UserRow) => CelebrationChoice;
  /** Active people who show a date with one of these parts, such as `-02-28`. */
  readonly among: (parts: readonly string[]) => Where<UserRow>;
}

export const causes: Readonly<Record<CelebrationKind, Cause>> = {
  birthday: {
    flag: 'birthdays',
    dateOf: ({ birthday }) => birthday,
    shownOf: ({ birthdayShown }) => birthdayShown,
    among: (parts) => ({
      active: true,
      birthdayShown: { ne: 'hidden' },
      or: parts.map((part) => ({ birthday: { has: part } })),
    }),
  },
  anniversary: {
    flag: 'anniversary',
    dateOf: ({ admissionDate }) => admissionDate,
    shownOf: ({ anniversaryShown }) => anniversaryShown,
    among: (parts) => ({
      active: true,
      anniversaryShown: { ne: 'hidden' },
      or: parts.map((part) => ({ admissionDate: { has: part } })),
    }),
  },
};

/**
 * The date of a person that may be celebrated; null without a date, if it is hidden, or if the person is inactive.
 * External people are not celebrated, because they cannot be recognised.
 */
export function dateOf(kind: CelebrationKind, user: UserRow): string | null {
  const { dateOf: ofUser, shownOf } = causes[kind];
  const isOpen = user.active && may(user.userType, 'people.search') && shownOf(user) !== 'hidden';
  return isOpen ? ofUser(user) : null;
}
