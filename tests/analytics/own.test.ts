/** Own analytics: who sees what, that the promise holds for what is published, and bad input by name. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { customAnalytics } from '#backend/analytics/analytics.tables.ts';
import { daysOf } from '#backend/analytics/own.figure.ts';
import { departments, users } from '#backend/people/users.tables.ts';
import { openTestDeployment, type TestDeployment } from '../support/deployment.ts';
import { reasonsOf } from '../support/said.ts';
import { storesOf } from '../support/trials.ts';
import { admin, analyticsIn, employee, manager, type Analytics } from './analyticsFixture.ts';

interface Row {
  readonly id: string;
  readonly is_public: boolean;
  readonly problem: string | null;
}
interface Figure {
  readonly value: number | null;
  readonly withheld: string | null;
  readonly own: number | null;
  readonly series: readonly { readonly key: string; readonly value: number | null }[];
}

let deployment: TestDeployment;
let analytics: Analytics;
const spec = {
  name: 'Gracias',
  name_en: 'Thanks',
  kind: 'recognitions',
  by: 'department',
  plot: 'bars',
  period: 'usual',
  shown_to: 'employees',
};
const make = async (change: object = {}): Promise<Row> =>
  (await analytics.ask<Row>('POST /custom_analytics', admin, { ...spec, ...change })).body;
const figure = async (id: string, as: string): Promise<Figure> =>
  (await analytics.ask<Figure>(`GET /custom_analytics/${id}/figure`, as)).body;
const publishedTo = async (as: string): Promise<readonly string[]> =>
  (await analytics.ask<readonly Row[]>('GET /custom_analytics/public', as)).body.map(({ id }) => id);

/** Six people come in from one department, three from another; all of them sent one recognition. */
async function twoAreas() {
  const { people, areas, place, happen, sent, came, fold } = analytics;
  const [large, small] = [areas[0]?.id ?? '', areas[1]?.id ?? ''];
  const [inLarge, inSmall] = [people.slice(0, 6), people.slice(6, 9)].map((some) => some.map(({ id }) => id));
  await place(inLarge ?? [], large);
  await place(inSmall ?? [], small);
  for (const id of [...(inLarge ?? []), ...(inSmall ?? [])]) await happen([came(id, 3), sent(id, 3)]);
  await fold();
  return { large, small, one: inLarge?.[0] ?? '' };
}

describe.each(storesOf(import.meta.url))('own analytics, %s store', (kind) => {
  afterEach(() => deployment.close());
  beforeEach(async () => {
    deployment = await openTestDeployment(kind);
    analytics = await analyticsIn(deployment);
    await analytics.money.write((store) => store.remove(customAnalytics, {}));
  });

  it('each reader is shown what is published to them, and the rest does not exist', async () => {
    const [all, managers, none] = [
      await make(),
      await make({ shown_to: 'managers' }),
      await make({ shown_to: 'administrators' }),
    ];
    expect(await publishedTo(employee)).toEqual([all.id]);
    expect(await publishedTo(manager)).toEqual([all.id, managers.id]);
    expect([all.is_public, managers.is_public]).toEqual([true, false]);
    const status = async (id: string, as: string) =>
      (await analytics.ask(`GET /custom_analytics/${id}/figure`, as)).status;
    expect(await status(managers.id, employee)).toBe(404);
    expect(await status(none.id, manager)).toBe(404);
    expect(await status(none.id, admin)).toBe(200);
  });

  it('what is published keeps the promise for every figure: groups of fewer than five people have no number', async () => {
    const { large, small } = await twoAreas();
    const { id } = await make();
    const shown = (series: Figure['series'], key: string) => series.find((one) => one.key === key)?.value;
    const whole = await figure(id, admin);
    expect([shown(whole.series, large), shown(whole.series, small)]).toEqual([6, 3]);
    for (const reader of [employee, manager]) {
      const read = await figure(id, reader);
      expect(read.value).toBe(9);
      expect(shown(read.series, small)).toBeNull();
    }
    const narrowed = await make({ department_id: small, by: 'month', plot: 'number' });
    expect(await figure(narrowed.id, employee)).toMatchObject({ value: null, withheld: 'few' });
  });

  it('private recognitions count for administrators alone, as a whole, by type and by people', async () => {
    const { happen, sent, fold } = analytics;
    const { one } = await twoAreas();
    await happen([sent(one, 3, ['type:t1', 'hidden:private']), sent(one, 3, ['type:t1'])]);
    await fold();
    const number = await make({ by: 'month', plot: 'number' });
    const types = await make({ by: 'type' });
    const people = await make({ kind: 'givers', by: 'month', plot: 'line' });
    const [all, seen] = [await figure(number.id, admin), await figure(number.id, employee)];
    expect([all.value, seen.value]).toEqual([11, 10]);
    const ofType = async (as: string) => (await figure(types.id, as)).series[0]?.value;
    expect([await ofType(admin), await ofType(employee)]).toEqual([2, 1]);
    expect((await figure(people.id, employee)).value).toBe(9);
  });

  it('the preview is what the reader will be answered', async () => {
    await twoAreas();
    const row = await make();
    const { name: _, name_en: __, ...asked } = spec;
    const preview = await analytics.ask<Figure>('POST /custom_analytics/preview', admin, asked);
    const read = await figure(row.id, employee);
    expect([preview.body.value, preview.body.series]).toEqual([read.value, read.series]);
  });

  it('one that nobody may answer for any more is shown to administrators alone, with the reason', async () => {
    const { money, idOf, areas, ask } = analytics;
    const [area = { id: '' }] = areas;
    const mine = await make();
    await make({ department_id: area.id, by: 'month', plot: 'line' });
    const problems = async () =>
      (await ask<readonly Row[]>('GET /custom_analytics', admin)).body.map(({ problem }) => problem);
    expect(await problems()).toEqual([null, null]);
    await money.write(async (store) => {
      await store.update(customAnalytics, { id: mine.id }, { makerId: idOf(employee) });
      await store.remove(departments, { id: area.id });
    });
    expect(await problems()).toEqual(['maker', 'department']);
    expect(await publishedTo(employee)).toEqual([]);
    expect((await ask(`GET /custom_analytics/${mine.id}/figure`, employee)).status).toBe(404);
    // Another administrator makes it theirs.
    await ask(`PATCH /custom_analytics/${mine.id}`, admin, { shown_to: 'employees' });
    expect(await publishedTo(employee)).toEqual([mine.id]);
    await money.write((store) => store.update(users, { id: idOf(admin) }, { active: false }));
    expect(await publishedTo(employee)).toEqual([]);
  });

  it.each([
    [{ name_en: '' }, ['name_en: required']],
    [{ department_id: 'nowhere' }, ['department_id: id_unknown']],
    [{ country_id: 'XX' }, ['country_id: id_unknown']],
    [{ category_id: 'nothing', by: 'month', plot: 'line' }, ['category_id: id_unknown']],
    [{ kind: 'sessions', by: 'type' }, ['by: analytics_by']],
    [{ plot: 'line' }, ['plot: analytics_plot']],
    [{ by: Array.from({ length: 50 }, () => 'month') }, ['by: option']],
    [{ embed_url: 'http://example.com' }, ['embed_url: format']],
  ])('%o is refused by name', async (change, reasons) => {
    const answer = await analytics.ask('POST /custom_analytics', admin, { ...spec, ...change });
    expect([answer.status, reasonsOf(answer)]).toEqual([422, reasons]);
  });

  it('who may not read the figures of the organisation makes none of them', async () => {
    for (const as of [employee, manager])
      expect((await analytics.ask('POST /custom_analytics', as, spec)).status).toBe(403);
  });
});

it('periods follow the day on which they are read', () => {
  expect(daysOf('year', '2026-03-18')).toEqual({ startDate: '2026-01-01', endDate: '2026-03-18' });
  expect(daysOf('quarter', '2026-12-31')).toEqual({ startDate: '2026-10-01', endDate: '2026-12-31' });
  expect(daysOf('last30', '2026-03-18')).toEqual({ startDate: '2026-02-17', endDate: '2026-03-18' });
});
