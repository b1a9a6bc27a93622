/** Birthdays and anniversaries: on which day, whose, and what of them others may know. */
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { modules } from '#backend/organization/organization.tables.ts';
import type { Row } from '#backend/store/table.ts';
import { users } from '#backend/users/users.tables.ts';
import type { Role } from '#schema/permissions.ts';
import {
  celebratedIn,
  celebrationsAhead,
  dayAfter,
  dayAt,
  daysBetween,
  monthsAhead,
  nextCelebration,
} from '#schema/users/celebrations.rules.ts';
import { aHome, noon, type Home, type StoreKind } from '../support/home.ts';
import { said, type Refused } from '../support/said.ts';
import { employee, moneyIn } from './money.ts';

const hourMs = 3_600_000;
const timezones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
const days = (from: string, to: string) =>
  fc.integer({ min: 0, max: daysBetween(from, to) }).map((after) => dayAfter(from, after));
const dates = fc.oneof(
  { weight: 4, arbitrary: days('1940-01-01', '2023-12-31') },
  { weight: 1, arbitrary: fc.constantFrom('1996-02-29', '2000-02-29', '1999-02-28', '1999-12-31') },
);
const todays = fc.oneof(
  days('2024-01-01', '2032-12-31'),
  fc.constantFrom('2027-02-28', '2028-02-28', '2028-02-29', '2027-12-31', '2100-02-28'),
);

describe('a celebration', () => {
  it('of 29 February is on 28 February in common years, and on the day itself in leap years', () => {
    expect([2027, 2028, 2100, 2400].map((year) => celebratedIn(year, '1996-02-29'))).toEqual([
      '2027-02-28',
      '2028-02-29',
      '2100-02-28',
      '2400-02-29',
    ]);
    expect(nextCelebration('1996-02-29', '2027-02-28')).toEqual({ date: '2027-02-28', years: 31 });
    expect(nextCelebration('1996-02-29', '2027-03-01')).toEqual({ date: '2028-02-29', years: 32 });
  });

  it('is on the day of its date, and a day that exists', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: 2024, max: 2104 }), (date, year) => {
        const day = celebratedIn(year, date);
        expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
        if (date.slice(5) !== '02-29') expect(day.slice(5)).toBe(date.slice(5));
      }),
    );
  });

  it('is next today or later, within a year, and the one after it a year on', () => {
    fc.assert(
      fc.property(dates, todays, (date, today) => {
        const next = nextCelebration(date, today);
        expect(daysBetween(today, next.date)).toBeGreaterThanOrEqual(0);
        expect(daysBetween(today, next.date)).toBeLessThanOrEqual(366);
        expect(next.years).toBe(Number(next.date.slice(0, 4)) - Number(date.slice(0, 4)));
        expect(next.years).toBeGreaterThanOrEqual(1);
        expect(nextCelebration(date, dayAfter(next.date, 1)).years).toBe(next.years + 1);
      }),
    );
  });

  it('is in one of the months that are looked through, where it is told', () => {
    fc.assert(
      fc.property(dates, todays, (date, today) => {
        if (daysBetween(today, nextCelebration(date, today).date) <= celebrationsAhead)
          expect(monthsAhead(today)).toContain(date.slice(5, 7));
      }),
    );
  });

  it('is on exactly one day of a year, hour by hour, in every time zone', () => {
    fc.assert(
      fc.property(timezones, fc.array(dates, { minLength: 5 }), (zone, born) => {
        const seen = new Set<string>();
        const begin = Date.UTC(2027, 11, 31);
        for (let moment = begin; moment < begin + 368 * 24 * hourMs; moment += hourMs)
          seen.add(dayAt(moment, zone));
        const year = [...seen].filter((day) => day.startsWith('2028'));
        expect(year).toEqual(year.toSorted());
        expect(year).toHaveLength(366);
        for (const date of born)
          expect(year.filter((today) => nextCelebration(date, today).date === today)).toEqual([
            celebratedIn(2028, date),
          ]);
      }),
      { numRuns: 12 },
    );
  });

  it('has its day by the calendar on the wall', () => {
    fc.assert(
      fc.property(timezones, fc.integer({ min: Date.UTC(2024), max: Date.UTC(2034) }), (timeZone, moment) => {
        expect(dayAt(moment, timeZone)).toBe(
          new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' }).format(moment),
        );
      }),
    );
  });
});

interface Celebration {
  readonly user: { readonly email: string; readonly first_name: string };
  readonly day: string;
  readonly date: string;
  readonly is_today: boolean;
  readonly years?: number;
}
type Dates = Partial<Pick<Row<typeof users>, 'birthday' | 'admissionDate' | 'active' | 'userType'>>;

let home: Home;

/** Aurora with nobody's dates but these; its clocks are those of Mexico City, six hours behind UTC. */
async function among(kind: StoreKind, people: Readonly<Record<string, Dates>>, now = noon): Promise<void> {
  home = await aHome(kind, { now });
  await moneyIn(home).write((store) => store.update(users, {}, { birthday: null, admissionDate: null }));
  await add(people);
}
const add = (people: Readonly<Record<string, Dates>>) =>
  moneyIn(home).write(async (store) => {
    const {
      rows: [one],
    } = await store.list(users, { where: { email: employee } });
    if (one === undefined) throw new Error('there is no employee');
    await store.insert(
      users,
      Object.entries(people).map(([firstName, given]) => ({
        ...one,
        id: `guest-${firstName}`,
        firstName,
        email: `${firstName}@aurora.example`,
        ...given,
      })),
    );
  });
const birthdays = async (search = '') =>
  (await said<Celebration[]>(home, `GET /users/birth${search}`, { as: employee })).body;
const anniversaries = async (search = '') =>
  (await said<Celebration[]>(home, `GET /users/admission${search}`, { as: employee })).body;
const namesIn = (all: readonly Celebration[]) => all.map(({ user }) => user.first_name);

describe.each(['tab', 'sql'] satisfies StoreKind[])('celebrations, %s store', (kind) => {
  afterEach(() => home.close());

  it('of today come first, then the coming thirty days, by name within a day', async () => {
    await among(kind, {
      zoe: { birthday: '1990-03-18' },
      bea: { birthday: '1985-03-18' },
      last: { birthday: '1985-04-17' },
      late: { birthday: '1985-04-18' },
      past: { birthday: '1985-03-17' },
      soon: { birthday: '2001-03-19' },
    });
    const found = await birthdays();
    expect(namesIn(found)).toEqual(['bea', 'zoe', 'soon', 'last']);
    expect(found.map(({ date }) => date)).toEqual(['2026-03-18', '2026-03-18', '2026-03-19', '2026-04-17']);
    expect(found.map(({ is_today }) => is_today)).toEqual([true, true, false, false]);
    expect(namesIn(await birthdays('?limit=2'))).toEqual(['bea', 'zoe']);
  });

  it('never tell a year of birth or an age', async () => {
    await among(kind, { ana: { birthday: '1987-03-18' } });
    const [ana] = await birthdays();
    expect(Object.keys(ana ?? {}).toSorted()).toEqual(['date', 'day', 'is_today', 'user']);
    expect(JSON.stringify(ana)).not.toContain('1987');
  });

  it('count the years of somebody who came, from the first', async () => {
    await among(kind, {
      five: { admissionDate: '2021-03-20' },
      new: { admissionDate: '2026-03-18' },
      coming: { admissionDate: '2026-03-25' },
      one: { admissionDate: '2025-03-18' },
    });
    const found = await anniversaries();
    expect(found.map(({ user, years, day }) => [user.first_name, years, day])).toEqual([
      ['one', 1, '03-18'],
      ['five', 5, '03-20'],
    ]);
  });

  it('leave out who has left and who is from outside', async () => {
    const date = '2020-03-18';
    const both = { birthday: date, admissionDate: date };
    await among(kind, {
      here: both,
      gone: { ...both, active: false },
      partner: { ...both, userType: 'external' satisfies Role },
    });
    expect(namesIn(await birthdays())).toEqual(['here']);
    expect(namesIn(await anniversaries())).toEqual(['here']);
  });

  it('are on the day of the organisation, not on that of the clock in London', async () => {
    // 23:30 of 31 December in Mexico City.
    await among(
      kind,
      { old: { birthday: '1990-12-31' }, young: { birthday: '1990-01-01' } },
      Date.parse('2027-01-01T05:30:00Z'),
    );
    expect((await birthdays()).map(({ date, is_today }) => [date, is_today])).toEqual([
      ['2026-12-31', true],
      ['2027-01-01', false],
    ]);
    home.now += hourMs;
    expect((await birthdays()).map(({ date, is_today }) => [date, is_today])).toEqual([['2027-01-01', true]]);
  });

  it('of 29 February are found on 28 February of a common year', async () => {
    await among(kind, { leap: { birthday: '1996-02-29' } }, Date.parse('2027-02-28T18:00:00Z'));
    expect(await birthdays()).toMatchObject([{ date: '2027-02-28', day: '02-29', is_today: true }]);
  });

  it('are switched one by one', async () => {
    await among(kind, { ana: { birthday: '1990-03-18', admissionDate: '2020-03-18' } });
    const turn = (flag: 'birthdays' | 'anniversary', active: boolean) =>
      moneyIn(home).write((store) => store.update(modules, { flag }, { active }));
    const codes = () =>
      Promise.all(
        ['birth', 'admission'].map(
          async (part) => (await said<Refused>(home, `GET /users/${part}`, { as: employee })).body.code,
        ),
      );
    await turn('birthdays', false);
    expect(await codes()).toEqual(['module_off', undefined]);
    await turn('birthdays', true);
    await turn('anniversary', false);
    expect(await codes()).toEqual([undefined, 'module_off']);
  });

  it('cost as many reads with a thousand people as with one', async () => {
    await among(kind, { ana: { birthday: '1990-03-18' } });
    let reads = 0;
    const read = home.db.read.bind(home.db);
    home.db.read = (org, work) =>
      read(org, (store) =>
        work({
          ...store,
          list: (table, query) => {
            reads += 1;
            return store.list(table, query);
          },
        }),
      );
    const readsNow = async (): Promise<number> => {
      reads = 0;
      await birthdays();
      return reads;
    };
    await home.tokenOf(employee);
    const ofOne = await readsNow();
    await add(
      Object.fromEntries(
        Array.from({ length: 1_000 }, (_, index) => [
          `p${index}`,
          { birthday: dayAfter('1990-01-01', index % 365) },
        ]),
      ),
    );
    expect(await readsNow()).toBe(ofOne);
    expect(await birthdays()).toHaveLength(94);
  });
});
