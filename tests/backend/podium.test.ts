/** The podium: who is on it, in which order, and who is left out. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { podiumHidden, podiumScores } from '#backend/recognitions/recognitions.tables.ts';
import { podiumSettings, recognitionSettings } from '#backend/program/program.tables.ts';
import { defaultPodium, defaultSettings } from '#backend/program/settings.rules.ts';
import type { Row } from '#backend/store/table.ts';
import { fold } from '#backend/kit/fold.ts';
import { users } from '#backend/people/users.tables.ts';
import { openTestDeployment, type TestDeployment } from '../support/deployment.ts';
import { said, type Refused } from '../support/said.ts';
import { admin, employee, manager, moneyIn, type Money } from './money.ts';
import { storesOf } from '../support/trials.ts';

interface Entry {
  readonly rank: number;
  readonly user: { readonly email: string; readonly first_name: string; readonly last_name: string };
  readonly points: number | null;
  readonly recognitions: number;
  readonly badges: number;
  readonly period_start: string | null;
  readonly period_end: string | null;
}
interface Mine {
  readonly hidden: boolean;
  readonly received: Entry | null;
  readonly given: Entry | null;
}
type Scores = Partial<Row<typeof podiumScores>>;

let deployment: TestDeployment;
let money: Money;
let people: readonly Row<typeof users>[];

/** Inserts the scores of a user for a month, by default the current one. */
const score = async (userId: string, given: Scores): Promise<void> => {
  const zero = { pointsReceived: 0, received: 0, pointsGiven: 0, given: 0, badges: 0 };
  const month = given.month ?? '2026-03';
  await money.write((store) =>
    store.insert(podiumScores, [{ id: `${userId}-${month}`, userId, month, ...zero, ...given }]),
  );
};
const podium = async (search = '', as = employee): Promise<readonly Entry[]> => {
  const { status, body } = await said<Entry[]>(deployment, `GET /podium${search}`, { as });
  expect(status).toBe(200);
  return body;
};
const myPodium = (as = employee, search = '') => money.json<Mine>(`GET /podium/me${search}`, as);
const settings = (given: Partial<typeof defaultPodium>) =>
  money.write(async (store) => {
    await store.remove(podiumSettings, {});
    await store.insert(podiumSettings, [{ id: 'podium', ...defaultPodium, ...given }]);
  });
const places = (entries: readonly Entry[]) => entries.map(({ rank, user }) => [rank, user.email]);

describe.each(storesOf(import.meta.url))('podium, %s store', (kind) => {
  afterEach(() => deployment.close());
  beforeEach(async () => {
    deployment = await openTestDeployment(kind);
    money = moneyIn(deployment);
    people = await money.write(async (store) => {
      for (const table of [podiumScores, podiumHidden, podiumSettings, recognitionSettings])
        await store.remove(table, {});
      const { rows } = await store.list(users, { where: { active: true } });
      const name = (one: Row<typeof users>): string => fold(`${one.firstName} ${one.lastName}`);
      return rows.toSorted((one, other) => (name(one) < name(other) ? -1 : 1));
    });
  });
  const emailOf = (index: number): string => people[index]?.email ?? '';
  const idOf = (index: number): string => people[index]?.id ?? '';

  it('the podium orders people by points received, lists shared ranks by name, and skips the next rank', async () => {
    await score(idOf(2), { pointsReceived: 30, received: 1 });
    await score(idOf(1), { pointsReceived: 50, received: 2 });
    await score(idOf(3), { pointsReceived: 0, received: 4 });
    await score(idOf(0), { pointsReceived: 50, received: 9 });
    await score(idOf(4), { pointsGiven: 99, given: 9 });
    expect(places(await podium())).toEqual([
      [1, emailOf(0)],
      [1, emailOf(1)],
      [3, emailOf(2)],
      [4, emailOf(3)],
    ]);
    expect((await podium())[0]).toMatchObject({
      points: 50,
      recognitions: 9,
      period_start: '2026-03-01',
      period_end: '2026-03-31',
    });
    expect(places(await podium('?side=givers'))).toEqual([[1, emailOf(4)]]);
  });

  it('the podium counts the period of its settings, or all time', async () => {
    await score(idOf(0), { month: '2026-03', pointsReceived: 1, received: 1 });
    await score(idOf(1), { month: '2026-01', pointsReceived: 2, received: 1 });
    await score(idOf(2), { month: '2025-12', pointsReceived: 3, received: 1 });
    await score(idOf(0), { month: '2025-11', pointsReceived: 3, received: 1 });
    expect(places(await podium())).toEqual([[1, emailOf(0)]]);
    await settings({ period: 'quarter' });
    expect((await podium())[0]).toMatchObject({ period_start: '2026-01-01', period_end: '2026-03-31' });
    expect(places(await podium())).toEqual([
      [1, emailOf(1)],
      [2, emailOf(0)],
    ]);
    const all = await podium('?accum=true');
    expect(all.map(({ points, period_start }) => [points, period_start])).toEqual([
      [4, null],
      [3, null],
      [2, null],
    ]);
    await settings({ accumDefault: true });
    expect(await podium()).toHaveLength(3);
    expect(await podium('?accum=false')).toHaveLength(1);
  });

  it('the podium begins a month at midnight in the zone of the organisation', async () => {
    await score(idOf(0), { month: '2026-03', pointsReceived: 1, received: 1 });
    deployment.now = Date.parse('2026-04-01T05:59:59.999Z');
    expect(await podium()).toHaveLength(1);
    deployment.now = Date.parse('2026-04-01T06:00:00.000Z');
    expect(await podium()).toEqual([]);
  });

  it('the podium ends after its number of places, including everyone who shares the last place', async () => {
    for (const [index, points] of [9, 8, 7, 7, 6].entries())
      await score(idOf(index), { pointsReceived: points, received: 1 });
    await settings({ places: 3 });
    expect((await podium()).map(({ rank }) => rank)).toEqual([1, 2, 3, 3]);
  });

  it.each([
    ['the podium shows none', { podium: { showPoints: false } }],
    ['only participants may know points', { rules: { showPoints: 'participants' as const } }],
  ])('the podium shows no points and ranks by recognitions where %s', async (_what, given) => {
    await settings('podium' in given ? given.podium : {});
    await money.write((store) =>
      store.insert(recognitionSettings, [
        { id: 'rules', ...defaultSettings, ...('rules' in given ? given.rules : {}) },
      ]),
    );
    await score(idOf(0), { pointsReceived: 90, received: 1 });
    await score(idOf(1), { pointsReceived: 10, received: 2 });
    const entries = await podium('', admin);
    expect(places(entries)).toEqual([
      [1, emailOf(1)],
      [2, emailOf(0)],
    ]);
    expect(entries.map(({ points }) => points)).toEqual([null, null]);
  });

  it('the podium leaves out hidden and inactive people, and their ranks go to the next', async () => {
    const [mine, theirs] = await money.ids([employee, manager]);
    const other = people.find((one) => one.id !== mine && one.id !== theirs);
    for (const [index, userId] of [mine, theirs, other?.id].entries())
      await score(userId ?? '', {
        pointsReceived: 30 - index,
        received: 1,
        pointsGiven: 9 - index,
        given: 1,
        badges: 3 - index,
      });
    expect(await myPodium()).toMatchObject({ hidden: false, received: { rank: 1 }, given: { rank: 1 } });
    const hide = (hidden: boolean) => said(deployment, 'PUT /podium/me', { as: employee, body: { hidden } });
    for (const again of [true, true]) expect((await hide(again)).body).toEqual({ hidden: true });
    await money.change(manager, { active: false });
    for (const search of ['', '?side=givers', '?accum=true'])
      expect(places(await podium(search)), search).toEqual([[1, other?.email]]);
    const byBadges = await money.json<Entry[]>('GET /podium/insignia', employee);
    expect(places(byBadges)).toEqual([[1, other?.email]]);
    expect(await myPodium()).toEqual({ hidden: true, received: null, given: null });
    await hide(false);
    expect(places(await podium())[0]).toEqual([1, employee]);
  });

  it('a person outside the podium list sees the own rank', async () => {
    const [mine] = await money.ids([employee]);
    const others = people.filter((one) => one.id !== mine).slice(0, 5);
    for (const [index, one] of others.entries())
      await score(one.id, { pointsReceived: 20 + index, received: 1 });
    await score(mine ?? '', { pointsReceived: 5, received: 3 });
    await settings({ places: 3 });
    expect((await podium()).some(({ user }) => user.email === employee)).toBe(false);
    expect(await myPodium()).toMatchObject({
      received: { rank: 6, points: 5, recognitions: 3 },
      given: null,
    });
  });

  it('the badge podium ranks people by the number of badges received', async () => {
    await score(idOf(0), { badges: 1, pointsReceived: 90, received: 9 });
    await score(idOf(1), { badges: 2 });
    await score(idOf(2), { pointsReceived: 10, received: 2 });
    const entries = await money.json<Entry[]>('GET /podium/insignia', employee);
    expect(entries.map(({ rank, badges, user }) => [rank, badges, user.email])).toEqual([
      [1, 2, emailOf(1)],
      [2, 1, emailOf(0)],
    ]);
  });

  it('a switched-off podium is refused, and hiding oneself still works', async () => {
    await settings({ enabled: false });
    for (const route of ['GET /podium', 'GET /podium/insignia', 'GET /podium/me']) {
      const { status, body } = await said<Refused>(deployment, route, { as: employee });
      expect([route, status, body.code]).toEqual([route, 403, 'module_off']);
    }
    expect((await said(deployment, 'PUT /podium/me', { as: employee, body: { hidden: true } })).status).toBe(
      200,
    );
  });
});
