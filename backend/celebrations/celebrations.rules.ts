/** What is celebrated, and whose: the same for the lists of those who celebrate soon and for the posts of the day. */
import type { ModuleFlag } from '#schema/modules.ts';
import { may } from '#schema/permissions.ts';
import type { CelebrationChoice } from '#schema/users/celebrations.rules.ts';
import type { Where } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import type { UserRow } from '../people/users.rules.ts';
import type { celebrations } from '../people/users.tables.ts';

export type CelebrationKind = Row<typeof celebrations>['kind'];

/** A cause to celebrate. */
export interface Cause {
  /** The module it belongs to. */
  readonly flag: Extract<ModuleFlag, 'birthdays' | 'anniversary'>;
  /** `YYYY-MM-DD`. */
  readonly dateOf: (user: UserRow) => string | null;
  readonly shownOf: (user: UserRow) => CelebrationChoice;
  /** Active people who do not hide a date that has one of these parts, such as `-02-28`. */
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

/** The date of a person that may be celebrated, null where there is none, they hide it or they left. People from outside are no colleagues: nobody can recognise them, so they are not celebrated either. */
export function dateOf(kind: CelebrationKind, user: UserRow): string | null {
  const { dateOf: ofUser, shownOf } = causes[kind];
  const isOpen = user.active && may(user.userType, 'people.search') && shownOf(user) !== 'hidden';
  return isOpen ? ofUser(user) : null;
}
