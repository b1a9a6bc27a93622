/**
 * People whom administrators added recently: some are only invited, and one is external until a last day.
 * They have no activity yet.
 */
import type { Row } from '#backend/store/table.ts';
import { foldOf } from '#backend/people/users.rules.ts';
import type { users } from '#backend/people/users.tables.ts';
import { day, instant } from '../calendar.ts';
import { handleOf } from '../names.ts';
import type { Plan } from '../plan.ts';
import { portrait } from '../portraits.ts';
import { numberOf } from './staff.ts';

type User = Row<typeof users>;

/** Age in days of the import that added the invited people. */
export const importedAge = 5;
/** Days since the external person was added, and days until that person's last day. */
const guestAge = 36;
const guestStays = 24;

/** The invited people; the last one is the external person. */
const names: Readonly<Record<Plan['profile']['slug'], readonly (readonly [first: string, last: string])[]>> =
  {
    aurora: [
      ['Abigail', 'Zúñiga'],
      ['Wenceslao', 'Barrios'],
      ['Ofelia', 'Cantú'],
      ['Leopoldo', 'Ferrer'],
    ],
    boreal: [
      ['Bridget', 'Osei'],
      ['Casper', 'Holm'],
    ],
  };
const guestPosition = { es: 'Consultor, Estudio Norte', en: 'Consultant, North Studio' } as const;

/**
 * Makes the newcomers in the departments of existing staff; empty if the organisation has only a few people.
 */
export function newcomersOf(
  { profile: { slug, words }, size, calendar, newId }: Plan,
  staff: readonly User[],
): readonly User[] {
  if (size.people <= 40) return [];
  const colleagues = staff.filter(({ userType, active }) => userType === 'employee' && active);
  return names[slug].flatMap(([firstName, lastName], place, all) => {
    const colleague = colleagues[place + 1];
    if (colleague === undefined) return [];
    const id = newId('users');
    const isGuest = place === all.length - 1;
    const name = {
      firstName,
      lastName,
      email: `${handleOf(firstName, lastName)}@${slug}.example`,
      jobPosition: isGuest ? guestPosition[words] : colleague.jobPosition,
    };
    const at = instant(calendar.now - (isGuest ? guestAge : importedAge) * day);
    const user: User = {
      ...colleague,
      ...name,
      id,
      fold: foldOf(name),
      // Only people who have signed in take part in points: an earlier wallet would be an empty record.
      takesPoints: false,
      birthday: calendar.date(-150, 27 + 4 * place),
      admissionDate: calendar.date(-importedAge),
      birthdayShown: 'no_year',
      timezone: null,
      bio: null,
      phone: null,
      phoneShown: false,
      createdAt: at,
    };
    return isGuest
      ? {
          ...user,
          userType: 'external',
          departmentId: null,
          countryId: null,
          employeeNumber: null,
          profileImageUrl: portrait({ id, woman: false, age: 39 }),
          activatedAt: at,
          expiresAt: calendar.date(guestStays),
        }
      : {
          ...user,
          passwordHash: null,
          profileImageUrl: null,
          activatedAt: null,
          employeeNumber: numberOf(size.people + place),
        };
  });
}
