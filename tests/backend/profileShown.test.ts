/** The public facts of a person: only what the person shows, and only while the organisation's module is on. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { modules } from '#backend/organization/organization.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import type { ModuleFlag } from '#schema/modules.ts';
import { celebrationChoices } from '#schema/users/celebrations.rules.ts';
import { png } from '../support/fileSamples.ts';
import { openTestDeployment, type TestDeployment } from '../support/deployment.ts';
import { said } from '../support/said.ts';
import { admin, employee, manager, moneyIn, type Money } from './money.ts';
import { picturesIn, type Pictures } from './pictures.ts';
import { storesOf } from '../support/trials.ts';

interface Shown {
  readonly birthday: string | null;
  readonly admission_date: string | null;
  readonly phone: string | null;
  readonly bio: string | null;
  readonly background_image_url: string | null;
  readonly birthday_image_url: string | null;
}

/** No other person of the world has such a date. */
const birthday = '1931-02-29';
const admissionDate = '1951-11-23';
const phone = '+99812345678901';
const traces = ['1931', '02-29', '1951', '11-23', phone];

let deployment: TestDeployment;
let money: Money;
let pictures: Pictures;
let id: string;
afterEach(() => deployment.close());

const profile = async (as = manager): Promise<Shown> =>
  (await said<Shown>(deployment, `GET /user/${id}/public`, { as })).body;
const show = (body: Record<string, unknown>) =>
  said(deployment, 'PATCH /user/account/update', { as: employee, body });
const turn = (flag: ModuleFlag, active: boolean) =>
  money.write((store) => store.update(modules, { flag }, { active }));

/** All answers about a person that colleagues and administrators can get, as text. */
async function answersAbout(): Promise<string> {
  const told: string[] = [];
  for (const as of [manager, admin, employee]) {
    for (const [route, body] of [
      [`GET /user/${id}/public`],
      ['GET /all_users'],
      ['GET /users/birth?limit=100'],
      ['GET /users/admission?limit=100'],
      ['POST /user/search', { emails: [employee] }],
      ...[birthday, '02-29', phone, '11-23'].map((keywords) => ['POST /user/search', { keywords }] as const),
    ] as const)
      told.push(await (await deployment.rest(route, { as, ...(body === undefined ? {} : { body }) })).text());
    const { data } = await deployment.ask(
      `{ profile(id: "${id}") { birthday admissionDate phone birthdayImageUrl } people(input: {}) { items { id email } } }`,
      { as },
    );
    told.push(JSON.stringify(data));
  }
  return told.join('\n');
}

describe.each(storesOf(import.meta.url))('profile facts visible to others, %s store', (kind) => {
  beforeEach(async () => {
    // The day before both dates, so that every possible announcement includes them.
    deployment = await openTestDeployment(kind, { now: Date.parse('2028-02-28T18:00:00.000Z') });
    money = moneyIn(deployment);
    pictures = picturesIn(deployment, money);
    await money.write((store) => store.update(modules, {}, { active: true }));
    await money.write((store) =>
      store.update(users, { email: employee }, { birthday, admissionDate, bio: 'Café', phone }),
    );
    await pictures.send('PATCH /user/birthday-image', { file: png });
    await pictures.send('POST /user/background-image', { file: png });
    ({ id } = await pictures.row());
  });

  it.each(celebrationChoices)(
    'a profile with dates shown as %s reveals no more than that, to the person as well',
    async (choice) => {
      await show({ birthday_shown: choice, anniversary_shown: choice });
      const seen = await profile();
      expect(seen).toMatchObject({
        birthday: { full: birthday, no_year: '02-29', hidden: null }[choice],
        admission_date: choice === 'full' ? admissionDate : null,
      });
      expect(seen.birthday_image_url === null).toBe(choice === 'hidden');
      if (seen.birthday_image_url !== null) expect(await pictures.at(seen.birthday_image_url)).toEqual(png);
      for (const as of [employee, admin]) expect(await profile(as)).toEqual(seen);
      const text = await answersAbout();
      if (choice !== 'full') for (const year of ['1931', '1951']) expect(text).not.toContain(year);
    },
  );

  it('no answer contains hidden dates, phone number or birthday picture of a person', async () => {
    await show({ birthday_shown: 'full', anniversary_shown: 'full', phone_shown: true });
    const open = await answersAbout();
    for (const trace of traces) expect(open, trace).toContain(trace);
    await show({ birthday_shown: 'hidden', anniversary_shown: 'hidden', phone_shown: false });
    const closed = await answersAbout();
    for (const trace of traces) expect(closed, trace).not.toContain(trace);
    const key = (await pictures.row()).birthdayImageKey ?? '';
    expect(closed).not.toContain(key);
    expect((await pictures.account())['birthday']).toBe(birthday);
  });

  it('a profile shows the phone number only when the person shows it', async () => {
    expect((await profile()).phone).toBeNull();
    await show({ phone_shown: true });
    expect((await profile()).phone).toBe(phone);
    await show({ phone: null });
    expect((await profile()).phone).toBeNull();
  });

  it('a profile omits facts whose modules are off, over REST and GraphQL', async () => {
    await show({ birthday_shown: 'full', anniversary_shown: 'full' });
    const seen = async (): Promise<readonly boolean[]> => {
      const rest = await profile();
      const { data } = await deployment.ask(
        `{ profile(id: "${id}") { birthday admissionDate birthdayImageUrl backgroundImageUrl } }`,
        { as: manager },
      );
      const { birthday: day, admission_date, birthday_image_url, background_image_url } = rest;
      expect(data?.['profile']).toEqual({
        birthday: day,
        admissionDate: admission_date,
        birthdayImageUrl: birthday_image_url,
        backgroundImageUrl: background_image_url,
      });
      return [day, admission_date, birthday_image_url].map((fact) => fact !== null);
    };
    expect(await seen()).toEqual([true, true, true]);
    await turn('birthday_img', false);
    expect(await seen()).toEqual([true, true, false]);
    await turn('anniversary', false);
    expect(await seen()).toEqual([true, false, false]);
    await turn('birthday_img', true);
    await turn('birthdays', false);
    // The picture needs the module of birthdays.
    expect(await seen()).toEqual([false, false, false]);
    await turn('profile', false);
    const answer = await said(deployment, `GET /user/${id}/public`, { as: manager });
    expect([answer.status, answer.body.code]).toEqual([403, 'module_off']);
    const { errors } = await deployment.ask(`{ profile(id: "${id}") { bio } }`, { as: manager });
    expect(errors?.[0]?.extensions['code']).toBe('module_off');
  });

  it('a profile of a deactivated person shows neither dates nor phone number', async () => {
    await show({ birthday_shown: 'full', anniversary_shown: 'full', phone_shown: true });
    await money.change(employee, { active: false });
    expect(await profile()).toMatchObject({
      birthday: null,
      admission_date: null,
      phone: null,
      birthday_image_url: null,
      bio: 'Café',
    });
  });

  it('a profile is forbidden to external people', async () => {
    const answer = await said(deployment, `GET /user/${id}/public`, { as: 'external@aurora.example' });
    expect(answer.status).toBe(403);
  });
});
