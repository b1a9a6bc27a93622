/** People whom administrators entered lately: some never came in, one comes from outside until a last day. They take part in nothing yet. */
import type { Row } from '#backend/store/table.ts';
import { foldOf } from '#backend/users/users.rules.ts';
import type { users } from '#backend/users/users.tables.ts';
import type { Role } from '#schema/permissions.ts';
import { day, instant } from '../calendar.ts';
import { handleOf } from '../names.ts';
import type { Plan } from '../plan.ts';
import { portrait } from '../portraits.ts';
import { numberOf } from './staff.ts';
import type { Person } from './users.seed.ts';

type Slug = Plan['profile']['slug'];
type Drawn = readonly [first: string, last: string, woman: boolean, age: number, jobPosition: string];

/** Days since the list was imported that brought those who were invited. */
export const importedAge = 5;
/** Days since whoever comes from outside was entered, and until their last one. */
const guestAge = 36;
const guestStays = 24;

/** In the first departments, one in each. */
const invited: Readonly<Record<Slug, readonly Drawn[]>> = {
  aurora: [
    ['Abigail', 'Zúñiga', true, 27, 'Ejecutiva de cuenta'],
    ['Wenceslao', 'Barrios', false, 34, 'Analista de procesos'],
    ['Ofelia', 'Cantú', true, 24, 'Analista de experiencia'],
  ],
  boreal: [['Bridget', 'Osei', true, 26, 'User Researcher']],
};
const guests: Readonly<Record<Slug, Drawn>> = {
  aurora: ['Leopoldo', 'Ferrer', false, 39, 'Consultor, Estudio Norte'],
  boreal: ['Greta', 'Holm', true, 36, 'Consultant, North Studio'],
};

/** Nobody where an organisation has but a handful of people. */
export function newcomersOf(
  { profile, size, calendar, newId, passwordHash }: Plan,
  staff: readonly Person[],
): readonly Row<typeof users>[] {
  const one = (
    [firstName, lastName, woman, age, jobPosition]: Drawn,
    { role, since, place }: { readonly role: Role; readonly since: number; readonly place?: number },
  ): Row<typeof users> => {
    const id = newId('users');
    const isGuest = role === 'external';
    const room = staff.find(({ department }) => department !== undefined && department === place);
    const name = {
      firstName,
      lastName,
      email: `${handleOf(firstName, lastName)}@${profile.slug}.example`,
      jobPosition,
    };
    return {
      id,
      ...name,
      passwordHash: isGuest ? passwordHash : null,
      userType: role,
      active: true,
      // Points are for who has come in: until then a purse would only be a trace.
      takesPoints: false,
      language: profile.language,
      departmentId: room?.departmentId ?? null,
      birthday: calendar.date(-40 - 9 * age, age),
      admissionDate: calendar.date(-importedAge),
      profileImageUrl: isGuest ? portrait({ id, woman, age }) : null,
      photoKey: null,
      photoSmallKey: null,
      backgroundKey: null,
      birthdayImageKey: null,
      bio: null,
      phone: null,
      phoneShown: false,
      timezone: null,
      birthdayShown: 'no_year',
      anniversaryShown: 'full',
      fold: foldOf(name),
      tokenEpoch: 0,
      employeeNumber: isGuest ? null : numberOf(size.people + (place ?? 0)),
      managerId: null,
      activatedAt: isGuest ? instant(since) : null,
      passwordExpired: false,
      expiresAt: isGuest ? calendar.date(guestStays) : null,
      deletedAt: null,
      createdAt: instant(since),
    };
  };
  if (size.people <= 40) return [];
  return [
    ...invited[profile.slug].map((drawn, place) =>
      one(drawn, { role: 'employee', since: calendar.now - importedAge * day, place }),
    ),
    one(guests[profile.slug], { role: 'external', since: calendar.now - guestAge * day }),
  ];
}
