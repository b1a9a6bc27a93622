/** Birthdays and anniversaries: the day, the person, and what others may know. */
import { afterEach, describe, expect, it } from 'vitest';
import { modules } from '#backend/organization/organization.tables.ts';
import type { Row } from '#backend/store/table.ts';
import { users } from '#backend/people/users.tables.ts';
import type { Role } from '#schema/permissions.ts';
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import { openTestDeployment, noon, type TestDeployment, type StoreKind } from '../support/deployment.ts';
import { said, type Refused } from '../support/said.ts';
import { employee, moneyIn } from './money.ts';
import { storesOf } from '../support/trials.ts';

const hourMs = 3_600_000;
interface Celebration {
  readonly user: { readonly email: string; readonly first_name: string };
  readonly day: string;
  readonly date: string;
  readonly is_today: boolean;
  readonly years?: number | null;
  readonly age?: number | null;
  readonly image_url?: string | null;
}
type Dates = Partial<Row<typeof users>>;

let deployment: TestDeployment;

/** Aurora with only these dates; its clocks show Mexico City time, six hours behind UTC. */
async function among(kind: StoreKind, people: Readonly<Record<string, Dates>>, now = noon): Promise<void> {
  deployment = await openTestDeployment(kind, { now });
  await moneyIn(deployment).write((store) =>
    store.update(users, {}, { birthday: null, admissionDate: null }),
  );
  await add(people);
}
const add = (people: Readonly<Record<string, Dates>>) =>
  moneyIn(deployment).write(async (store) => {
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
        timezone: null,
        birthdayShown: 'no_year' as const,
        anniversaryShown: 'full' as const,
        birthdayImageKey: null,
        ...given,
      })),
    );
  });
const birthdays = async (search = '') =>
  (await said<Celebration[]>(deployment, `GET /users/birth${search}`, { as: employee })).body;
const anniversaries = async (search = '') =>
  (await said<Celebration[]>(deployment, `GET /users/admission${search}`, { as: employee })).body;
const namesIn = (all: readonly Celebration[]) => all.map(({ user }) => user.first_name);

describe.each(storesOf(import.meta.url))('celebrations, %s store', (kind) => {
  afterEach(() => deployment.close());

  it('celebrations list those of today first, then the next thirty days, by name within a day', async () => {
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

  it('a birthday shows the age, only the day, or nothing, as the person chose', async () => {
    const birthday = '1987-03-18';
    await among(kind, {
      ana: { birthday, birthdayShown: 'full' },
      bea: { birthday },
      zoe: { birthday, birthdayShown: 'hidden' },
    });
    const found = await birthdays();
    expect(found.map(({ user, age, day }) => [user.first_name, age, day])).toEqual([
      ['ana', 39, '03-18'],
      ['bea', null, '03-18'],
    ]);
    expect(Object.keys(found[1] ?? {}).toSorted()).toEqual([
      'age',
      'date',
      'day',
      'image_url',
      'is_today',
      'user',
    ]);
    expect(JSON.stringify(found)).not.toContain('1987');
  });

  it('an anniversary shows the years, only the day, or nothing, as the person chose', async () => {
    const admissionDate = '2016-03-20';
    await among(kind, {
      ana: { admissionDate, anniversaryShown: 'full' },
      bea: { admissionDate, anniversaryShown: 'no_year' },
      zoe: { admissionDate, anniversaryShown: 'hidden' },
    });
    const found = await anniversaries();
    expect(found.map(({ user, years }) => [user.first_name, years])).toEqual([
      ['ana', 10],
      ['bea', null],
    ]);
    expect(JSON.stringify(found[1])).not.toContain('2016');
  });

  it('a birthday shows the picture of the person while the picture module is on', async () => {
    const birthday = '1987-03-18';
    const birthdayImageKey = 'user-birthday-picture/cake';
    await among(kind, { ana: { birthday, birthdayImageKey }, bea: { birthday } });
    const pictures = async () => (await birthdays()).map(({ image_url: url }) => url);
    expect(await pictures()).toEqual([expect.stringContaining(birthdayImageKey), null]);
    await moneyIn(deployment).write((store) =>
      store.update(modules, { flag: 'birthday_img' }, { active: false }),
    );
    expect(await pictures()).toEqual([null, null]);
  });

  it('a celebration is on the day of the time zone of the person, with the organisation as default', async () => {
    // 19 March, 01:00 on Kiritimati; 18 March, 00:00 on Pago Pago and 05:00 in Mexico City.
    const day = { birthday: '1990-03-18' };
    await among(
      kind,
      {
        here: day,
        east: { birthday: '1990-03-19', timezone: 'Pacific/Kiritimati' },
        over: { ...day, timezone: 'Pacific/Kiritimati' },
        west: { ...day, timezone: 'Pacific/Pago_Pago' },
        lost: { ...day, timezone: 'Moon/Tranquility' },
      },
      Date.parse('2026-03-18T11:00:00Z'),
    );
    expect((await birthdays()).map(({ user, is_today: isToday }) => [user.first_name, isToday])).toEqual([
      ['here', true],
      ['lost', true],
      ['west', true],
      ['east', true],
    ]);
  });

  it('an anniversary counts full years from the admission date and starts with the first', async () => {
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

  it('celebrations omit inactive and external people', async () => {
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

  it('celebrations follow the local day of the organisation, not the day of UTC', async () => {
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
    deployment.now += hourMs;
    expect((await birthdays()).map(({ date, is_today }) => [date, is_today])).toEqual([['2027-01-01', true]]);
  });

  it('a birthday of 29 February is celebrated on 28 February of a common year', async () => {
    await among(kind, { leap: { birthday: '1996-02-29' } }, Date.parse('2027-02-28T18:00:00Z'));
    expect(await birthdays()).toMatchObject([{ date: '2027-02-28', day: '02-29', is_today: true }]);
  });

  it('birthdays and anniversaries are switched off separately by their modules', async () => {
    await among(kind, { ana: { birthday: '1990-03-18', admissionDate: '2020-03-18' } });
    const turn = (flag: 'birthdays' | 'anniversary', active: boolean) =>
      moneyIn(deployment).write((store) => store.update(modules, { flag }, { active }));
    const codes = () =>
      Promise.all(
        ['birth', 'admission'].map(
          async (part) => (await said<Refused>(deployment, `GET /users/${part}`, { as: employee })).body.code,
        ),
      );
    await turn('birthdays', false);
    expect(await codes()).toEqual(['module_off', undefined]);
    await turn('birthdays', true);
    await turn('anniversary', false);
    expect(await codes()).toEqual([undefined, 'module_off']);
  });

  it('listing celebrations takes the same store reads for a thousand people as for one', async () => {
    await among(kind, { ana: { birthday: '1990-03-18' } });
    let reads = 0;
    const read = deployment.db.read.bind(deployment.db);
    deployment.db.read = (org, work) =>
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
    await deployment.tokenOf(employee);
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
