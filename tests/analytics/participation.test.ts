/** Taking part: one's own beside the organisation's, for groups only, and requests by their age. */
import { beforeEach, afterEach, describe, expect, it } from 'vitest';
import type { FigureKind } from '#schema/analytics/analytics.rules.ts';
import { actHappened } from '#backend/facts/takingPart.ts';
import { requests } from '#backend/requests/requests.tables.ts';
import { openTestDeployment, type TestDeployment } from '../support/deployment.ts';
import { storesOf } from '../support/trials.ts';
import { admin, analyticsIn, atDay, employee, manager, type Analytics } from './analyticsFixture.ts';

interface Shown {
  readonly value: number | null;
  readonly withheld: string | null;
}
interface Month {
  readonly month: string;
  readonly participants: number | null;
  readonly people: number | null;
  readonly percent: number | null;
  readonly withheld: string | null;
  readonly is_unfinished: boolean;
}
interface LastMonth extends Month {
  readonly before: number | null;
}
interface Wired {
  readonly about: { readonly scope: string };
  readonly months: readonly Month[];
  readonly last_month: LastMonth | null;
  readonly whole_month: LastMonth | null;
  readonly figures: readonly (Shown & {
    readonly kind: FigureKind;
    readonly has_lines: boolean;
    readonly whole: Shown | null;
  })[];
  readonly open_requests: readonly { readonly age: string; readonly count: number }[] | null;
}

let deployment: TestDeployment;
let analytics: Analytics;

describe.each(storesOf(import.meta.url))('taking part, %s store', (kind) => {
  beforeEach(async () => {
    deployment = await openTestDeployment(kind);
    analytics = await analyticsIn(deployment);
  });
  afterEach(() => deployment.close());

  const read = async (as: string, search = '') =>
    (await analytics.ask<Wired>(`GET /analytics/participation${search}`, as)).body;
  const figure = ({ figures }: Wired, of: FigureKind) => figures.find((one) => one.kind === of);
  const idea = (personId: string, id: string, daysAgo = 1) =>
    actHappened('ideasShared', { id, personId, at: atDay(daysAgo) });

  it('employees read their own beside the organisation’s, and nothing of a colleague', async () => {
    const { people, happen, idOf, ask } = analytics;
    const own = idOf(employee);
    const others = people.filter(({ id }) => id !== own).slice(0, 6);
    await happen([
      idea(own, 'a'),
      idea(own, 'b'),
      ...others.map(({ id }, at) => idea(id, `other ${at}`)),
      actHappened('communicationsRead', { id: 'c', personId: others[0]?.id ?? '', at: atDay(1) }),
    ]);
    await analytics.fold();
    const mine = await read(employee);
    expect([mine.about.scope, mine.months, mine.last_month]).toEqual(['own', [], null]);
    expect(figure(mine, 'ideasShared')).toMatchObject({
      value: 2,
      has_lines: true,
      whole: { value: 8, withheld: null },
    });
    expect(figure(mine, 'participants')).toMatchObject({ value: 1, whole: { value: 7, withheld: null } });
    expect(figure(mine, 'communicationsRead')).toMatchObject({ value: 0, whole: { value: 1 } });
    expect(mine.open_requests).toBeNull();
    for (const { id, email } of others)
      expect([JSON.stringify(mine).includes(id), JSON.stringify(mine).includes(email)]).toEqual([
        false,
        false,
      ]);
    const lines = (as: string) => ask<{ value: number }>('GET /analytics/lines?kind=ideasShared', as);
    expect((await lines(employee)).body.value).toBe(2);
    expect((await lines(admin)).status).toBe(403);
    expect((await ask('GET /chart/summary/v3?type=ideasShared&sendUsers=true', admin)).status).toBe(403);
  });

  it('administrators read groups only, and managers only whole departments that they lead', async () => {
    const { people, happen, areas, place, ask } = analytics;
    const [first = '', second = ''] = areas.map(({ id }) => id);
    const ids = people.map(({ id }) => id);
    await place(ids.slice(0, 2), first);
    await place(ids.slice(2), second);
    await happen(ids.map((id) => idea(id, id)));
    await analytics.fold();
    const all = await read(admin);
    expect(figure(all, 'ideasShared')).toMatchObject({ value: ids.length, has_lines: false, whole: null });
    expect(figure(await read(admin, `?department_id=${first}`), 'ideasShared')).toMatchObject({
      value: null,
      withheld: 'few',
    });
    const { body } = await ask<{ series: readonly Shown[] }>(
      'GET /chart/summary/v3?type=ideasShared&by=department',
    );
    expect(body.series.filter(({ value }) => value !== null)).toEqual([]);
    expect(figure(await read(manager), 'ideasShared')).toMatchObject({ value: null, withheld: 'few' });
  });

  it('participation is a percentage of those who came in, of the last whole month beside the one before', async () => {
    const { people, happen, came, fold, ask, areas, place } = analytics;
    const ids = people.map(({ id }) => id);
    const took = (some: readonly string[], daysAgo: number) =>
      some.flatMap((id) => ['a', 'b'].map((act) => idea(id, `${act} ${daysAgo} ${id}`, daysAgo)));
    await happen([
      // January, February, and the present month, whose participants did not come in.
      ...ids.slice(0, 8).map((id) => came(id, 60)),
      ...took(ids.slice(0, 2), 60),
      ...ids.flatMap((id) => [came(id, 30), came(id, 25)]),
      ...took(ids.slice(2, 8), 30),
      ...ids.slice(0, 6).map((id) => came(id, 3)),
      ...took(ids.slice(6), 2),
    ]);
    await fold();
    const february = {
      month: '2026-02',
      participants: 6,
      people: 10,
      percent: 60,
      withheld: null,
      is_unfinished: false,
      before: 25,
    };
    const { months, last_month: last } = await read(admin);
    expect(last).toEqual(february);
    expect(
      months.slice(-3).map(({ month, percent, is_unfinished }) => [month, percent, is_unfinished]),
    ).toEqual([
      ['2026-01', 25, false],
      ['2026-02', 60, false],
      ['2026-03', 67, true],
    ]);
    expect(months[0]).toMatchObject({ month: '2025-04', participants: 0, percent: null });
    const plot = await ask<{ series: readonly { key: string; value: number }[] }>(
      'GET /chart/summary/v3?type=participants&by=month',
    );
    expect(plot.body.series.map(({ key, value }) => [key, value])).toEqual(
      months.map(({ month, participants }) => [month, participants]),
    );
    expect((await ask<Wired>('GET /analytics/overview')).body.last_month).toEqual(february);
    expect((await read(employee)).whole_month).toEqual(february);
    const january = { month: '2026-01', percent: 25, before: null };
    for (const day of ['2026-02-27', '2026-01-31'])
      expect((await read(admin, `?end_date=${day}`)).last_month).toMatchObject(january);
    expect((await read(admin, '?end_date=2026-02-28')).last_month).toEqual(february);
    // A department of three: neither its number nor its percentage is told.
    await place(ids.slice(0, 3), areas[0]?.id ?? '');
    expect((await read(admin, `?department_id=${areas[0]?.id}`)).last_month).toMatchObject({
      participants: null,
      people: null,
      percent: null,
      withheld: 'few',
    });
  });

  it('administrators read open requests by their age, without a filter', async () => {
    const { money, areas, people } = analytics;
    const [one] = await money.look(async (store) => (await store.list(requests)).rows);
    const row = {
      kindId: 'k',
      userId: people[0]?.id ?? '',
      title: 'Leave',
      fold: 'leave',
      state: 'waiting',
      questions: [],
      answers: [],
      files: [],
      decidedAt: null,
      ...one,
    } as const;
    await money.write(async (store) => {
      await store.remove(requests, {});
      await store.insert(
        requests,
        [1, 5, 6, 20, 50, 51, 52].map((daysAgo) => ({
          ...row,
          state: 'waiting' as const,
          id: `request ${daysAgo}`,
          createdAt: atDay(daysAgo),
        })),
      );
    });
    expect((await read(admin)).open_requests).toEqual([
      { age: 'days2', count: 1 },
      { age: 'days7', count: 2 },
      { age: 'days30', count: 1 },
      { age: 'older', count: 3 },
    ]);
    expect((await read(admin, `?department_id=${areas[0]?.id}`)).open_requests).toBeNull();
  });
});
