/**
 * Birthdays and anniversaries of today and soon (spec §7 `GET /users/birth`, `GET /users/admission`), each in the
 * person's own time zone.
 */
import {
  celebrationsAhead,
  dayAt,
  daysBetween,
  daysOnEarth,
  monthsAhead,
  nextCelebration,
  zoneOf,
  type Occurrence,
} from '#schema/users/celebrations.rules.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import type { userEndpoints } from '#schema/users/users.endpoints.ts';
import type { Context, Service } from '../http/context.ts';
import { switchesOf } from '../organization/switches.ts';
import { timezoneOf } from '../organization/timezone.ts';
import { causes, dateOf, type CelebrationKind } from './celebrations.rules.ts';
import { peopleById, type UserRow } from '../people/users.rules.ts';
import { users } from '../people/users.tables.ts';

/** A person who celebrates soon. */
interface Coming extends Occurrence {
  readonly row: UserRow;
  readonly user: PublicUser;
  /** `MM-DD` of the birthday or anniversary. */
  readonly day: string;
  /** Days until the celebration, in the person's time zone. */
  readonly ahead: number;
}

const names = new Intl.Collator('es');
const byName = (one: UserRow, other: UserRow): number =>
  names.compare(one.firstName, other.firstName) || names.compare(one.lastName, other.lastName);
const byDay = (one: Occurrence, other: Occurrence): number => Date.parse(one.date) - Date.parse(other.date);

/**
 * Active employees who celebrate soon and show it: first those of today, then by date and name. Needs three reads for
 * any number of people.
 */
async function coming(context: Context, kind: CelebrationKind, limit: number): Promise<readonly Coming[]> {
  const { store, now } = context;
  const timezone = await timezoneOf(store);
  const months = new Set(daysOnEarth(now).flatMap(monthsAhead));
  const { rows } = await store.list(users, {
    // The store filters by the month between two dashes, which leaves out most of the year. The few results are sorted
    // by name here: the store would walk all people in order (10,000: 90 ms instead of 25).
    where: causes[kind].among([...months].map((month) => `-${month}-`)),
  });
  const days = new Map<string, string>();
  const todayOf = (zone: string): string => {
    const today = days.get(zone) ?? dayAt(now, zone);
    days.set(zone, today);
    return today;
  };
  const soon = rows
    .flatMap((row) => {
      const date = dateOf(kind, row);
      if (date === null) return [];
      const today = todayOf(zoneOf(row.timezone, timezone));
      const next = nextCelebration(date, today);
      const ahead = daysBetween(today, next.date);
      return ahead > celebrationsAhead ? [] : [{ row, day: date.slice(5), ahead, ...next }];
    })
    .toSorted(
      (one, other) =>
        Math.min(one.ahead, 1) - Math.min(other.ahead, 1) || byDay(one, other) || byName(one.row, other.row),
    )
    .slice(0, limit);
  const people = await peopleById(
    context,
    soon.map(({ row }) => row.id),
  );
  return soon.flatMap((one) => {
    const user = people.get(one.row.id);
    return user === undefined ? [] : [{ ...one, user }];
  });
}

/** The part that everyone may see. */
const open = ({ user, day, date, ahead }: Coming) => ({ user, day, date, isToday: ahead === 0 });

/** Birthdays and anniversaries, as far as each person shows them. */
export const celebrationService = {
  async birthdays(context, { query }) {
    const isPictured = (await switchesOf(context.store, ['birthday_img']))('birthday_img');
    const found = await coming(context, 'birthday', query.limit);
    return Promise.all(
      found.map(async (one) => {
        const { birthdayShown, birthdayImageKey: key } = one.row;
        return {
          ...open(one),
          age: birthdayShown === 'full' ? one.years : null,
          imageUrl: isPictured && key !== null ? await context.linkTo(key) : null,
        };
      }),
    );
  },

  async anniversaries(context, { query }) {
    const found = await coming(context, 'anniversary', query.limit);
    return found.map((one) => ({
      ...open(one),
      years: one.row.anniversaryShown === 'full' ? one.years : null,
    }));
  },
} satisfies Pick<Service<typeof userEndpoints>, 'birthdays' | 'anniversaries'>;
