/** Whose birthday or anniversary is today or soon (spec §7 `GET /users/birth`, `GET /users/admission`), in the organisation's time zone. */
import { may } from '#schema/permissions.ts';
import {
  celebrationsAhead,
  dayAt,
  daysBetween,
  monthsAhead,
  nextCelebration,
} from '#schema/users/celebrations.rules.ts';
import type { Anniversary } from '#schema/users/celebrations.shapes.ts';
import type { userEndpoints } from '#schema/users/users.endpoints.ts';
import type { Context, Service } from '../http/context.ts';
import { timezoneOf } from '../recognitions/podium.scores.ts';
import type { Where } from '../store/port.ts';
import { peopleById, type UserRow } from './users.rules.ts';
import { users } from './users.tables.ts';

/** What is celebrated: the column with its date, and how a part of it is looked for. */
interface Cause {
  readonly dateOf: (user: UserRow) => string | null;
  readonly with: (part: string) => Where<UserRow>;
}

const birth: Cause = {
  dateOf: ({ birthday }) => birthday,
  with: (part) => ({ birthday: { has: part } }),
};
const admission: Cause = {
  dateOf: ({ admissionDate }) => admissionDate,
  with: (part) => ({ admissionDate: { has: part } }),
};

const names = new Intl.Collator('es');
const byName = (one: UserRow, other: UserRow): number =>
  names.compare(one.firstName, other.firstName) || names.compare(one.lastName, other.lastName);

/**
 * Active colleagues who celebrate soon, soonest first and then by name; three reads, however many people there are.
 * People from outside are no colleagues: nobody can recognise them, so they are not celebrated either.
 */
async function celebrated(context: Context, cause: Cause, limit: number): Promise<Anniversary[]> {
  const { store, now } = context;
  const today = dayAt(now, await timezoneOf(store));
  const { rows } = await store.list(users, {
    // The month alone stands between two dashes: the store leaves out most of the year.
    // Few are left to sort by name here; the store would walk all people in order (10,000: 90 ms instead of 25).
    where: { active: true, or: monthsAhead(today).map((month) => cause.with(`-${month}-`)) },
  });
  const soon = rows
    .flatMap((row) => {
      const date = cause.dateOf(row);
      if (date === null || !may(row.userType, 'people.search')) return [];
      const next = nextCelebration(date, today);
      const ahead = daysBetween(today, next.date);
      return ahead > celebrationsAhead ? [] : [{ row, day: date.slice(5), ahead, ...next }];
    })
    .toSorted((one, other) => one.ahead - other.ahead || byName(one.row, other.row))
    .slice(0, limit);
  const people = await peopleById(
    context,
    soon.map(({ row }) => row.id),
  );
  return soon.flatMap(({ row, day, ahead, date, years }) => {
    const user = people.get(row.id);
    return user === undefined ? [] : [{ user, day, date, isToday: ahead === 0, years }];
  });
}

/** Birthdays and anniversaries; what each person wants to be shown is not asked yet. */
export const celebrationService = {
  async birthdays(context, { query }) {
    const found = await celebrated(context, birth, query.limit);
    // The years are the person's age.
    return found.map(({ years: _age, ...birthday }) => ({ ...birthday, age: null, imageUrl: null }));
  },

  anniversaries: (context, { query }) => celebrated(context, admission, query.limit),
} satisfies Pick<Service<typeof userEndpoints>, 'birthdays' | 'anniversaries'>;
