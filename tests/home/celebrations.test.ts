/** Birthdays and anniversaries: one line per person and day, with the facts that the person shows. */
import { expect, test } from 'vitest';
import { celebrationsOf } from '#src/people/celebrations.queries.ts';

const person = (id: string) => ({
  id,
  firstName: id,
  lastName: 'Rivas',
  email: `${id}@aurora.example`,
  jobPosition: null,
  departmentId: null,
  departmentName: null,
  profileImageUrl: null,
  active: true,
  takesPoints: true,
});
const ana = person('ana');
const luis = person('luis');

test('a birthday and an anniversary on one day are one line, and hidden years stay null', () => {
  const lines = celebrationsOf({
    birthdays: [
      { user: ana, date: '2026-11-22', isToday: false, age: null, imageUrl: '/ana.webp' },
      { user: luis, date: '2026-11-21', isToday: true, age: 34, imageUrl: null },
    ],
    anniversaries: [
      { user: ana, date: '2026-11-22', isToday: false, years: null },
      { user: luis, date: '2026-11-30', isToday: false, years: 5 },
    ],
  });
  expect(lines.map(({ user, ...line }) => ({ ...line, id: user.id }))).toEqual([
    {
      id: 'luis', date: '2026-11-21', isToday: true,
      isBirthday: true, isAnniversary: false, age: 34, years: null, imageUrl: null,
    },
    {
      id: 'ana', date: '2026-11-22', isToday: false,
      isBirthday: true, isAnniversary: true, age: null, years: null, imageUrl: '/ana.webp',
    },
    {
      id: 'luis', date: '2026-11-30', isToday: false,
      isBirthday: false, isAnniversary: true, age: null, years: 5, imageUrl: null,
    },
  ]); // prettier-ignore
});

test('celebrations without birthdays and anniversaries are empty', () => {
  expect(celebrationsOf({})).toEqual([]);
});
