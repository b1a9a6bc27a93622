/** People whom administrators entered lately: some never came in, one comes from outside until a last day. They take part in nothing yet. */
import type { Row } from '#backend/store/table.ts';
import { foldOf } from '#backend/users/users.rules.ts';
import type { users } from '#backend/users/users.tables.ts';
import { day, instant } from '../calendar.ts';
import { handleOf } from '../names.ts';
import type { Plan } from '../plan.ts';
import { portrait } from '../portraits.ts';
import { numberOf } from './staff.ts';

type User = Row<typeof users>;

/** Days since the list was imported that brought those who were invited. */
export const importedAge = 5;
/** Days since whoever comes from outside was entered, and until their last one. */
const guestAge = 36;
const guestStays = 24;

/** Who was invited, and at the end who comes from outside. */
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

/** They work where others do; nobody where an organisation has but a handful of people. */
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
      // Points are for who has come in: until then a purse would only be a trace.
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
