/**
 * Attackers put together what is published to employees and managers, and what administrators read of taking part, after
 * departments were emptied and removed.
 */
import { afterEach, describe, expect, it } from 'vitest';
import { customAnalytics } from '#backend/analytics/analytics.tables.ts';
import type { Measure } from '#backend/facts/measures.ts';
import { departments, users } from '#backend/people/users.tables.ts';
import type { Row } from '#backend/store/table.ts';
import { seededRandom, type SeededRandom } from '#mock/world/seededRandom.ts';
import { Knowledge } from '../privacy/knowledge.ts';
import { openTestDeployment, type TestDeployment } from '../support/deployment.ts';
import { seed, storesOf, trials } from '../support/trials.ts';
import { admin, analyticsIn, atDay, employee, manager, type Analytics } from './analyticsFixture.ts';

const k = 5;
/** Days ago of what happens, each in another month; the last is the current one. */
const times = [70, 40, 3] as const;
const months = times.map((daysAgo) => atDay(daysAgo).slice(0, 7));

interface Home {
  readonly departmentId: string | null;
  readonly countryId: string;
}
interface Figure {
  readonly value: number | null;
  readonly series: readonly { readonly key: string; readonly value: number | null }[];
}
/** Null for all, an empty department for people without one. */
type Filter = { readonly [F in keyof Home]: string | null };

const fits = ({ departmentId, countryId }: Filter, home: Home): boolean =>
  (departmentId === null || (home.departmentId ?? '') === departmentId) &&
  (countryId === null || home.countryId === countryId);

let deployment: TestDeployment;

/** Moves everybody about for three months in which all do something; then some departments are emptied and removed. */
async function history(random: SeededRandom, { money, people, areas, happen, sent, came, fold }: Analytics) {
  const names = areas.slice(0, 4).map(({ id }) => id);
  const draw = (): Home => ({
    departmentId: random.chance(0.1) ? null : (names[Math.floor(random.next() ** 2 * 4)] ?? null),
    countryId: random.chance(0.8) ? 'MX' : 'CO',
  });
  const did: readonly Measure[] = ['sent', 'received', 'boosts', 'sessions', 'acts'];
  const homes: (readonly Home[])[] = [];
  const live = async (now: readonly Home[]): Promise<void> => {
    homes.push(now);
    await money.write(async (store) => {
      for (const [at, { id }] of people.entries()) await store.update(users, { id }, { ...now[at] });
    });
  };
  for (const daysAgo of times) {
    const before = homes.at(-1);
    await live(people.map((_, at) => (random.chance(0.7) ? (before?.[at] ?? draw()) : draw())));
    await happen(
      people.map(({ id }) => {
        const measure = random.pick(did);
        return measure === 'sessions'
          ? came(id, daysAgo)
          : { ...sent(id, daysAgo, measure === 'acts' ? ['act:ideasShared'] : []), measure };
      }),
    );
  }
  const gone = new Set(names.filter(() => random.chance(0.4)));
  const [target = null] = names.filter((id) => !gone.has(id));
  await live(
    (homes.at(-1) ?? []).map((home) =>
      gone.has(home.departmentId ?? '') ? { ...home, departmentId: target } : home,
    ),
  );
  await money.write((store) => store.remove(departments, { id: { in: [...gone] } }));
  await fold();
  return { homes, names: names.filter((id) => !gone.has(id)) };
}

/** What is learnt of people in months, each person and month one unknown. */
function knowledgeOf(homes: readonly (readonly Home[])[], people: number) {
  const knowledge = new Knowledge(people * times.length);
  const learn = (filter: Filter, of: readonly string[]): void => {
    const learnt = of.flatMap((month) => {
      const at = months.indexOf(month);
      return Array.from({ length: people }, (_, person) => person).flatMap((person) => {
        const home = homes[at]?.[person];
        return home !== undefined && fits(filter, home) ? [at * people + person] : [];
      });
    });
    if (learnt.length > 0) knowledge.learn(learnt);
  };
  return { knowledge, learn };
}

/** What is exposed about 1 to k − 1 people by all that is published to a reader; each person and month is one unknown. */
async function attacked(random: SeededRandom, analytics: Analytics, reader: string) {
  const { homes, names } = await history(random, analytics);
  const { money, people, ask, idOf } = analytics;
  const filters: readonly Filter[] = [null, ...names].flatMap((departmentId) =>
    [null, 'MX', 'CO'].map((countryId) => ({ departmentId, countryId })),
  );
  const row = (filter: Filter, by: 'month' | 'department', at: number): Row<typeof customAnalytics> => ({
    ...filter,
    id: `own-${by}-${at}`,
    name: 'Gracias',
    nameEn: 'Thanks',
    description: '',
    descriptionEn: null,
    kind: 'recognitions',
    by,
    plot: 'table',
    period: 'usual',
    categoryId: null,
    embedUrl: null,
    shownTo: reader === employee ? 'employees' : 'managers',
    makerId: idOf(admin),
    position: at,
    createdAt: atDay(0),
  });
  await money.write((store) =>
    store.insert(
      customAnalytics,
      filters.flatMap((filter, at) => [row(filter, 'month', at), row(filter, 'department', at)]),
    ),
  );
  const { knowledge, learn } = knowledgeOf(homes, people.length);
  for (const [at, filter] of filters.entries())
    for (const by of ['month', 'department'] as const) {
      const { body } = await ask<Figure>(`GET /custom_analytics/own-${by}-${at}/figure`, reader);
      if (body.value !== null) learn(filter, months);
      for (const { key, value } of body.series)
        if (value !== null && by === 'month') learn(filter, [key]);
        else if (value !== null) learn({ ...filter, departmentId: key }, months);
    }
  return knowledge.exposed(k)?.length ?? null;
}

/** What is exposed by all that administrators read of an act or of all, by each filter and period. */
async function attackedParts(random: SeededRandom, analytics: Analytics) {
  const { homes, names } = await history(random, analytics);
  const { people, ask } = analytics;
  const { knowledge, learn } = knowledgeOf(homes, people.length);
  const periods = months.flatMap((first, from) =>
    months.slice(from).map((last, at) => ({ first, last, of: months.slice(from, from + at + 1) })),
  );
  for (const departmentId of [null, ...names])
    for (const countryId of [null, 'MX', 'CO'])
      for (const { first, last, of } of periods)
        for (const by of ['month', 'department'] as const) {
          const type = random.pick(['ideasShared', 'participants'] as const);
          const search = new URLSearchParams({ type, by, valueFrom: `${first}-01`, valueTo: `${last}-28` });
          if (departmentId !== null) search.set('department', departmentId);
          if (countryId !== null) search.set('country', countryId);
          const { body } = await ask<Figure>(`GET /chart/summary/v3?${search}`);
          for (const { key, value } of body.series)
            if (value === null) continue;
            else if (by === 'department') learn({ departmentId: key, countryId }, of);
            else if (of.includes(key)) learn({ departmentId, countryId }, [key]);
        }
  return knowledge.exposed(k)?.length ?? null;
}

describe.each(storesOf(import.meta.url))(
  'published figures after departments were removed, %s store',
  (kind) => {
    afterEach(() => deployment.close());

    const worlds = Array.from({ length: trials(3) }, (_, number) => number);
    it.each(worlds.flatMap((number) => [employee, manager].map((reader) => ({ number, reader }))))(
      'in world $number $reader computes nothing about fewer than five people',
      async ({ number, reader }) => {
        deployment = await openTestDeployment(kind);
        const analytics = await analyticsIn(deployment);
        await analytics.money.write((store) => store.remove(customAnalytics, {}));
        expect(await attacked(seededRandom(`own ${seed} ${number}`), analytics, reader)).toBeNull();
      },
    );

    it.each(worlds.slice(0, trials(1)))(
      'in world %i administrators compute from taking part nothing about fewer than five people',
      async (number) => {
        deployment = await openTestDeployment(kind);
        const random = seededRandom(`part ${seed} ${number}`);
        expect(await attackedParts(random, await analyticsIn(deployment))).toBeNull();
      },
    );
  },
);
