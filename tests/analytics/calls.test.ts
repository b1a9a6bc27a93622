/** Calls of analytics: days, filters, bad input by name, and who sees what. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { postTypes, recognitionTypes } from '#backend/program/program.tables.ts';
import { postHappened, typesOfTags } from '#backend/recognitions/recognitions.facts.ts';
import { podiumHidden } from '#backend/recognitions/recognitions.tables.ts';
import { departments, users } from '#backend/people/users.tables.ts';
import { figureKinds } from '#schema/analytics/analytics.rules.ts';
import type { Overview } from '#schema/analytics/analytics.shapes.ts';
import { openTestDeployment, type TestDeployment } from '../support/deployment.ts';
import { reasonsOf } from '../support/said.ts';
import { storesOf } from '../support/trials.ts';
import { admin, analyticsIn, atDay, employee, manager, type Analytics } from './analyticsFixture.ts';

type Wired = Omit<Overview, 'about' | 'compared'> & {
  readonly about: Record<string, unknown>;
  readonly compared: { readonly start_date: string; readonly end_date: string } | null;
};

let deployment: TestDeployment;
let analytics: Analytics;
const figure = ({ figures }: Wired, kind: string) => figures.find((one) => one.kind === kind);
const overview = async (search = '', as = admin): Promise<Wired> =>
  (await analytics.ask<Wired>(`GET /analytics/overview${search}`, as)).body;
const values = (body: { readonly items: readonly Record<string, unknown>[] }, name: string) =>
  body.items.map((one) => one[name]);

describe.each(storesOf(import.meta.url))('calls of analytics, %s store', (kind) => {
  afterEach(() => deployment.close());
  beforeEach(async () => {
    deployment = await openTestDeployment(kind);
    analytics = await analyticsIn(deployment);
  });

  it('a period without days is the last twelve months with the current one', async () => {
    expect((await overview()).about).toMatchObject({
      scope: 'organization',
      start_date: '2025-04-01',
      end_date: '2026-03-18',
      is_unfinished: true,
      is_narrowed: false,
    });
  });

  it('an unfinished month is compared with as many days before as have begun, a whole quarter with the quarter before', async () => {
    const { happen, sent, idOf } = analytics;
    await happen([sent(idOf(employee), 0), sent(idOf(employee), 20), sent(idOf(employee), 100)]);
    const month = await overview('?start_date=2026-03-01&end_date=2026-03-31');
    expect(month.compared).toEqual({ start_date: '2026-02-11', end_date: '2026-02-28' });
    expect(figure(month, 'recognitions')).toMatchObject({ value: 1, before: 1 });
    const quarter = await overview('?start_date=2025-10-01&end_date=2025-12-31');
    expect(quarter.compared).toEqual({ start_date: '2025-07-01', end_date: '2025-09-30' });
    const ahead = await overview('?start_date=2026-04-01&end_date=2026-04-30');
    expect(ahead.compared).toBeNull();
  });

  it.each([
    ['overview?start_date=2026-02-02&end_date=2026-02-01', ['end_date: dates_reversed']],
    ['overview?start_date=2026-02-29', ['start_date: format']],
    ['overview?start_date=0000-01-01', ['start_date: analytics_year']],
    ['overview?start_date=2020-01-01&end_date=2025-01-01', ['end_date: analytics_years']],
    ['monthly_points_summary?year=2026&month=13', ['month: too_big']],
    ['monthly_points_summary?year=0&month=1', ['year: too_small']],
    ['lines?kind=recognitions&by=type', ['key: required']],
    ['lines?kind=sessions&by=type&key=a', ['by: analytics_by']],
  ])('%s is refused by name', async (route, reasons) => {
    const answer = await analytics.ask(`GET /analytics/${route}`);
    expect([answer.status, reasonsOf(answer)]).toEqual([422, reasons]);
    expect(answer.body.reasons.every(({ message }) => message !== '')).toBe(true);
  });

  it.each([
    ['valueFrom=2026-01-01&valueTo=7', ['valueFrom: analytics_mixed']],
    ['valueFrom=2026-02-30', ['valueFrom: analytics_mixed']],
    ['valueFrom=9&valueTo=7', ['valueTo: analytics_reversed', 'valueFrom: analytics_points_only']],
    ['type=happiness', ['type: analytics_kind']],
    ['type=sessions&by=value', ['by: analytics_by']],
    ['type=boosts&category=a', ['category: analytics_category']],
    ['valueFrom=2026-02-02&valueTo=2026-02-01', ['valueTo: dates_reversed']],
  ])('a chart with %s is refused by name', async (search, reasons) => {
    const answer = await analytics.ask(`GET /chart/summary/v3?${search}`);
    expect(answer.status).toBe(422);
    expect(reasons).toEqual(expect.arrayContaining([...reasonsOf(answer)]));
  });

  it('the page −1 of transactions is refused, and the kinds of charts are listed', async () => {
    const answer = await analytics.ask('POST /analytics/transaction_history', admin, { page: -1 });
    expect(reasonsOf(answer)).toEqual(['page: too_small']);
    const chart = await analytics.ask('GET /chart/summary/v3?type=x');
    expect(chart.body.message).toContain(figureKinds.join(', '));
  });

  it('an unknown department is not found, and one filter of an employee is left out and said', async () => {
    expect((await analytics.ask('GET /analytics/overview?department_id=nowhere')).status).toBe(404);
    const [area] = analytics.areas;
    const own = await overview(`?department_id=${area?.id}`, employee);
    expect(own.about).toMatchObject({ scope: 'own', is_narrowed: true, department_id: null });
  });

  it('a recognition counts for the type and the category of its tag', async () => {
    const { happen, money, ask, idOf } = analytics;
    const { rows } = await money.look((store) =>
      store.list(postTypes, { with: { type: { one: recognitionTypes, on: 'recognitionTypeId' } } }),
    );
    const tag = rows.find(({ type }) => typeof type?.superTypeId === 'string');
    const post = { id: 'p', senderId: idOf(employee), amount: 10, typeIds: [tag?.id ?? ''], valueIds: [] };
    const types = await money.look((store) => typesOfTags(store, post.typeIds));
    await happen(postHappened({ ...post, isPrivate: false }, [], types, atDay(1)));
    const chart = (search: string) =>
      ask<{ series: readonly Record<string, unknown>[] }>(
        `GET /chart/summary/v3?type=recognitions&by=${search}`,
      );
    expect((await chart('type')).body.series).toMatchObject([
      { key: tag?.recognitionTypeId, label: tag?.type?.name, value: 1 },
    ]);
    expect((await chart(`month&category=${tag?.type?.superTypeId}`)).body.series.at(-1)).toMatchObject({
      value: 1,
    });
  });

  it('ties share a place, and who opted out of the podium has none', async () => {
    const { happen, sent, idOf, people, money, ask } = analytics;
    const [a = '', b = '', c = ''] = people.map(({ id }) => id).filter((id) => id !== idOf(employee));
    await happen([sent(a, 1), sent(a, 2), sent(b, 1), sent(b, 2), sent(c, 3), sent(idOf(employee), 1)]);
    await money.write((store) => store.insert(podiumHidden, [{ id: 'h', userId: idOf(employee) }]));
    const { body } = await ask<{ items: Record<string, unknown>[] }>(
      'GET /analytics/send/recongnitions/rank',
    );
    expect(values(body, 'place')).toEqual([1, 1, 3]);
    expect(JSON.stringify(body)).not.toContain(employee);
  });

  it('managers see those whom they lead, without what is private or spent, and after losing one the next answer is without', async () => {
    const { happen, sent, idOf, people, money, ask, pay } = analytics;
    const [mine, other] = people.filter(({ email }) => ![manager, admin, employee].includes(email));
    const ids = [mine?.id ?? '', other?.id ?? ''] as const;
    await money.write((store) => store.update(users, { id: ids[0] }, { managerId: idOf(manager) }));
    await happen([
      sent(ids[0], 1, ['type:a']),
      sent(ids[0], 1, ['type:b', 'hidden:private']),
      sent(ids[1], 1, ['type:c']),
    ]);
    await pay(ids[0], 4242, 2, 'badge');
    await pay(ids[0], 777, 1, 'purchase');
    const routes = [
      'GET /analytics/recognition_types',
      'GET /analytics/recognition_types_v2',
      'GET /analytics/send/recongnitions/rank',
      'GET /analytics/lines?kind=recognitions',
      'GET /analytics/lines?kind=recognitions&by=department',
      'GET /chart/summary/v3?by=type&sendUsers=true',
      'GET /chart/summary/v3?by=department&sendUsers=true',
      'GET /analytics/points_by_channel',
      'GET /analytics/total_points',
      'GET /analytics/overview',
    ];
    for (const route of routes) {
      const { status, body } = await ask(route, manager);
      const text = JSON.stringify(body);
      expect([route, status]).toEqual([route, 200]);
      for (const canary of [other?.email, ids[1], '"b"', '"c"', '777'])
        expect([route, canary, text.includes(canary ?? '-')]).toEqual([route, canary, false]);
    }
    const history = await ask('POST /analytics/transaction_history', manager, {});
    expect(JSON.stringify(history.body)).toContain('4242');
    expect(JSON.stringify(history.body)).not.toContain('777');
    expect(figure(await overview('', manager), 'pointsRedeemed')).toMatchObject({
      value: null,
      withheld: 'few',
    });
    expect((await ask(`GET /analytics/${ids[0]}/recognition_types`, manager)).status).toBe(200);
    expect((await ask(`GET /analytics/${ids[1]}/recognition_types`, manager)).status).toBe(404);
    await money.write((store) => store.update(users, { id: ids[0] }, { managerId: null }));
    for (const route of routes) {
      const { body } = await ask(route, manager);
      expect([route, JSON.stringify(body).includes(ids[0])]).toEqual([route, false]);
    }
    expect((await ask(`GET /analytics/${ids[0]}/recognition_types`, manager)).status).toBe(404);
  });

  it('the lines of a part are its own: a category, a person, a department of a manager’s people', async () => {
    const { happen, sent, idOf, people, areas, place, money, ask } = analytics;
    const [a = '', b = '', c = ''] = people
      .filter(({ email }) => ![manager, admin, employee].includes(email))
      .map(({ id }) => id);
    const [first = '', second = ''] = areas.map(({ id }) => id);
    await money.write((store) => store.update(users, { id: { in: [a, b] } }, { managerId: idOf(manager) }));
    await place([a], first);
    await place([b], second);
    await happen([sent(a, 1, ['category:x']), sent(b, 1), sent(b, 2), sent(c, 1, ['category:x'])]);
    const lines = async (search: string, as = admin) => {
      const { body } = await ask<{ value: number; lines: number; items: { user: { id: string } }[] }>(
        `GET /analytics/lines?kind=recognitions&${search}`,
        as,
      );
      return [body.value, body.lines, body.items.map(({ user }) => user.id).toSorted()];
    };
    expect(await lines('category=x')).toEqual([2, 2, [a, c].toSorted()]);
    expect(await lines(`user_id=${b}&department_id=${first}`)).toEqual([2, 2, [b, b]]);
    expect(await lines(`by=department&key=${first}`, manager)).toEqual([1, 1, [a]]);
    expect(await lines(`by=department&key=${second}`, manager)).toEqual([2, 2, [b, b]]);
    expect((await ask(`GET /analytics/lines?kind=recognitions&user_id=${c}`, manager)).status).toBe(404);
  });

  it('people who came in count once a day and once a week, of whom five came', async () => {
    const { happen, came, people, fold, ask } = analytics;
    const ids = people.map(({ id }) => id);
    await happen([...ids.map((id) => came(id, 2, 3)), ...ids.slice(0, 6).map((id) => came(id, 1))]);
    await fold();
    await happen([came(ids[0] ?? '', 0)]);
    const { body } = await ask<Record<'days' | 'weeks', Record<string, unknown>[]>>(
      'GET /analytics/user/session?start_date=2026-03-16&end_date=2026-03-31',
    );
    expect(
      body.days.map((one) => [one['date'], one['active_users'], one['sessions'], one['is_unfinished']]),
    ).toEqual([
      ['2026-03-16', ids.length, ids.length * 3, false],
      ['2026-03-17', 6, 6, false],
      ['2026-03-18', 1, 1, true],
    ]);
    expect(body.weeks).toMatchObject([
      { date: '2026-03-16', active_users: ids.length, sessions: ids.length * 3 + 7, is_unfinished: true },
    ]);
  });

  it('over GraphQL a manager reads no byte about people who are not theirs either', async () => {
    const { happen, sent, people } = analytics;
    const other = people.find(({ email }) => ![manager, admin, employee].includes(email));
    await happen([sent(other?.id ?? '', 1, ['type:a'], 4321)]);
    const query = `{
      senderRank { items { user { id email } points } }
      recognitionTypeCounts { items { recognitionTypeId points } }
      chart(by: month, sendUsers: true) { series { value users { user { email } } } }
      figureLines(kind: recognitions) { items { user { email } value } }
      transactions(input: {}) { items { user { email } } }
    }`;
    const text = async (as: string) => JSON.stringify(await deployment.ask(query, { as }));
    expect(await text(admin)).toContain(other?.email);
    for (const canary of [other?.email ?? '-', other?.id ?? '-', '4321'])
      expect(await text(manager)).not.toContain(canary);
  });

  it('pages of a manager are full and hold every line once, however many private ones lie between', async () => {
    const { happen, sent, people, money, idOf, ask } = analytics;
    const id = idOf(employee);
    await money.write((store) => store.update(users, { id }, { managerId: idOf(manager) }));
    expect(people.length).toBeGreaterThan(0);
    for (let day = 1; day <= 9; day++)
      await happen([sent(id, day, day % 3 === 0 ? [] : ['hidden:private'], day)]);
    type Page = { readonly items: readonly { readonly value: number }[]; readonly next: string | null };
    const route = 'GET /analytics/lines?kind=recognitions&per_page=2';
    const first = (await ask<Page>(route, manager)).body;
    expect(values(first, 'value')).toEqual([1, 1]);
    const second = (await ask<Page>(`${route}&after=${encodeURIComponent(first.next ?? '')}`, manager)).body;
    expect(values(second, 'value')).toEqual([1]);
    expect(second.next).toBeNull();
  });

  it('people are named only where the feed names them', async () => {
    const { ask } = analytics;
    for (const type of ['sessions', 'activePeople', 'pointsRedeemed'])
      expect((await ask(`GET /chart/summary/v3?type=${type}&sendUsers=true`)).status).toBe(403);
    expect((await ask('GET /analytics/lines?kind=sessions')).status).toBe(403);
    expect((await ask('GET /analytics/lines?kind=sessions', employee)).status).toBe(200);
  });

  it('a small department stays withheld in days of which only sums are kept', async () => {
    const { happen, came, people, place, areas } = analytics;
    const [big, small] = areas;
    const ids = people.map(({ id }) => id);
    await place(ids.slice(2), big?.id ?? '');
    await place(ids.slice(0, 2), small?.id ?? '');
    await happen(ids.map((id) => came(id, 500)));
    await analytics.fold();
    const alone = await overview(`?start_date=2024-11-01&end_date=2024-11-30&department_id=${small?.id}`);
    expect(figure(alone, 'activePeople')).toMatchObject({ value: null, withheld: 'few' });
  });

  it('a small department is withheld with what would tell about it, and a removed one keeps its figures without a name', async () => {
    const { happen, sent, came, people, place, areas, money, ask } = analytics;
    const [big, small, gone] = areas;
    const ids = people.map(({ id }) => id);
    await place(ids.slice(0, -3), big?.id ?? '');
    await place(ids.slice(-3, -1), small?.id ?? '');
    await place(ids.slice(-1), gone?.id ?? '');
    await happen([...ids.map((id) => came(id, 1)), sent(ids.at(-1) ?? '', 1)]);
    await analytics.fold();
    const chart = await ask<{ series: Record<string, unknown>[] }>(
      'GET /chart/summary/v3?type=sessions&by=department',
    );
    expect(chart.body.series.every(({ value, withheld }) => value === null && withheld === 'few')).toBe(true);
    const alone = await overview(`?department_id=${small?.id}`);
    expect(figure(alone, 'sessions')).toMatchObject({ value: null, before: 0, withheld: 'few' });
    expect(figure(await overview(), 'sessions')).toMatchObject({ value: ids.length, withheld: null });
    await money.write((store) => store.remove(departments, { id: gone?.id ?? '' }));
    const sentBy = await ask<{ series: Record<string, unknown>[] }>('GET /chart/summary/v3?by=department');
    expect(sentBy.body.series).toMatchObject([{ key: gone?.id, label: null, value: 1 }]);
  });
});
