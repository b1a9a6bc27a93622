/** The number of a card is the sum of its chart, of its lines and of its transactions, for random filters. */
import { expect, it } from 'vitest';
import type { FigureKind } from '#schema/analytics/analytics.rules.ts';
import { users } from '#backend/people/users.tables.ts';
import { seededRandom } from '#mock/world/seededRandom.ts';
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import { openTestDeployment } from '../support/deployment.ts';
import { isWhole, seed, storesOf } from '../support/trials.ts';
import { analyticsIn, employee, manager, admin, type Analytics } from './analyticsFixture.ts';

const summed: readonly FigureKind[] = [
  'recognitions',
  'received',
  'boosts',
  'pointsGiven',
  'pointsEarned',
  'pointsRedeemed',
];
const opened: readonly FigureKind[] = ['givers', 'receivers'];

interface Lines {
  readonly items: readonly { readonly value: number; readonly amount: number }[];
  readonly next: string | null;
  readonly value: number;
  readonly sum: number;
  readonly lines: number;
}
interface Card {
  readonly figures: readonly {
    readonly kind: FigureKind;
    readonly value: number | null;
    readonly has_lines: boolean;
  }[];
}
const total = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0);

/** All pages of an answer. */
async function pages(ask: (after: string | null) => Promise<{ readonly body: Lines }>) {
  const items: Lines['items'][number][] = [];
  let last: Lines | undefined;
  for (let after: string | null = null, at = 0; at === 0 || after !== null; at += 1) {
    last = (await ask(after)).body;
    items.push(...last.items);
    after = last.next;
  }
  return { items, last };
}

async function expectEqual(
  { ask }: Analytics,
  search: URLSearchParams,
  as: string,
  kind: FigureKind,
): Promise<void> {
  const { body: card } = await ask<Card>(`GET /analytics/overview?${search}`, as);
  const days = `valueFrom=${search.get('start_date')}&valueTo=${search.get('end_date')}`;
  const place = new URLSearchParams();
  for (const [name, wire] of [
    ['department_id', 'department'],
    ['country_id', 'country'],
  ] as const)
    if (search.has(name)) place.set(wire, search.get(name) ?? '');
  const figure = card.figures.find((one) => one.kind === kind);
  const told = [as, String(search), kind] as const;
  if (figure !== undefined && figure.value !== null) {
    if (summed.includes(kind))
      for (const by of ['month', 'department', ...(kind === 'recognitions' ? ['type'] : [])]) {
        const chart = await ask<{ series: { key: string; value: number }[] }>(
          `GET /chart/summary/v3?${days}&${place}&type=${kind}&by=${by}`,
          as,
        );
        const sum = total(chart.body.series.map(({ value }) => value));
        expect([...told, by, sum]).toEqual([...told, by, figure.value]);
        const part = chart.body.series.find(({ value }) => value > 0);
        if (part === undefined || !figure.has_lines) continue;
        const { items, last } = await pages((after) =>
          ask<Lines>(
            `GET /analytics/lines?${search}&kind=${kind}&by=${by}&key=${part.key}&perPage=50${after === null ? '' : `&after=${encodeURIComponent(after)}`}`,
            as,
          ),
        );
        const added = total(items.map(({ value }) => value));
        expect([...told, by, last?.value, last?.lines, added]).toEqual([
          ...told,
          by,
          part.value,
          items.length,
          part.value,
        ]);
      }
    if (figure.has_lines) {
      const { items, last } = await pages((after) =>
        ask<Lines>(
          `GET /analytics/lines?${search}&kind=${kind}&perPage=50${after === null ? '' : `&after=${encodeURIComponent(after)}`}`,
          as,
        ),
      );
      const sum = total(items.map(({ value }) => value));
      expect([...told, last?.value, sum]).toEqual([...told, figure.value, figure.value]);
    }
  }
  const filter = Object.fromEntries(search);
  const { items, last } = await pages((after) =>
    ask<Lines>('POST /analytics/transaction_history', as, {
      ...filter,
      perPage: 50,
      ...(after === null ? {} : { after }),
    }),
  );
  expect([as, String(search), last?.lines, last?.sum]).toEqual([
    as,
    String(search),
    items.length,
    total(items.map(({ amount }) => amount)),
  ]);
}

it.each(storesOf(import.meta.url))(
  'card, chart, lines and transactions are equal for random filters, %s store',
  async (kind) => {
    const random = seededRandom(`analytics ${seed}`);
    const deployment = await openTestDeployment(kind);
    try {
      const analytics = await analyticsIn(deployment);
      const { people, areas, place, fill, fold, idOf } = analytics;
      await analytics.money.write(async (store) => {
        const led = people.slice(0, 4).filter(({ email }) => email !== manager);
        await store.update(users, { id: { in: led.map(({ id }) => id) } }, { managerId: idOf(manager) });
      });
      for (const { id } of people) await place([id], random.pick([...areas.map((area) => area.id), null]));
      await fill(random, 150);
      if (random.chance(0.5)) await fold();
      // Who moves takes nothing along.
      for (const { id } of people.slice(0, 3)) await place([id], random.pick(areas).id);
      await fill(random, 50);
      for (let trial = 0; trial < (isWhole ? 250 : 12); trial += 1) {
        const start = dayAfter('2026-03-18', -Math.floor(random.next() * 400));
        const end = dayAfter(start, Math.floor(random.next() * 400));
        const as = random.pick([admin, admin, admin, manager, employee]);
        const search = new URLSearchParams({ start_date: start, end_date: end });
        if (random.chance(0.4)) search.set('department_id', random.pick(areas).id);
        await expectEqual(analytics, search, as, random.pick([...summed, ...opened]));
      }
    } finally {
      deployment.close();
    }
  },
);
