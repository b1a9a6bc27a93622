/** Attackers put together every filter and period of a promised figure, while people join, leave and move. */
import { describe, expect, it } from 'vitest';
import { wholeGroups, type Combination, type PlaceFilter } from '#backend/analytics/promise.groups.ts';
import { seededRandom, type SeededRandom } from '#mock/world/seededRandom.ts';
import { Knowledge } from '../privacy/knowledge.ts';
import { isWhole, seed } from '../support/trials.ts';

const k = 5;
const size = 24;
const monthCount = 3;
type Decide = typeof wholeGroups;
type Home = Pick<Combination, 'departmentId' | 'countryId'> | null;

const fits = ({ departmentId, countryId }: PlaceFilter, home: Home): boolean =>
  home !== null &&
  (departmentId === null || home.departmentId === departmentId) &&
  (countryId === null || home.countryId === countryId);

/** Each person and month is one unknown; returns what is exposed about 1 to k − 1 people. */
function attacked(random: SeededRandom, decide: Decide = wholeGroups): number | null {
  const draw = (): Home =>
    random.chance(0.1)
      ? null
      : {
          departmentId: `area ${Math.floor(random.next() * random.next() * 5)}`,
          countryId: random.chance(0.75) ? 'MX' : 'CO',
        };
  let homes: readonly Home[] = Array.from({ length: size }, draw);
  const months: (readonly Home[])[] = [];
  for (let at = 0; at < monthCount; at += 1) {
    months.push(homes);
    homes = homes.map((home) => (random.chance(0.15) ? draw() : home));
  }
  const counts = months.map((some) => {
    const found = new Map<string, Combination>();
    for (const home of some) {
      if (home === null) continue;
      const key = `${home.departmentId} ${home.countryId}`;
      found.set(key, { ...home, people: (found.get(key)?.people ?? 0) + 1 });
    }
    return [...found.values()];
  });
  const places = (name: 'departmentId' | 'countryId') => [
    null,
    ...new Set(months.flat().flatMap((home) => home?.[name] ?? [])),
  ];
  const knowledge = new Knowledge(size * monthCount);
  for (let from = 0; from < monthCount; from += 1)
    for (let to = from; to < monthCount; to += 1) {
      const mayShow = decide(counts.slice(from, to + 1), k);
      for (const departmentId of places('departmentId'))
        for (const countryId of places('countryId')) {
          const filter = { departmentId, countryId };
          if (!mayShow(filter)) continue;
          const learnt: number[] = [];
          for (let month = from; month <= to; month += 1)
            months[month]?.forEach((home, person) => {
              if (fits(filter, home)) learnt.push(month * size + person);
            });
          if (learnt.length > 0) knowledge.learn(learnt);
        }
    }
  return knowledge.exposed(k)?.length ?? null;
}

describe('figures with a promise', () => {
  it('no filter and no period lets anybody compute a figure about fewer than five people', () => {
    for (let number = 0; number < (isWhole ? 1_000 : 40); number += 1)
      expect([number, attacked(seededRandom(`analytics ${seed} ${number}`))]).toEqual([number, null]);
  });

  it.each<[string, Decide]>([
    [
      'each filter is decided by its own size',
      (months, least) => (filter) =>
        months.every((month) => {
          const people = month.filter((one) => fits(filter, one)).reduce((sum, one) => sum + one.people, 0);
          return people === 0 || people >= least;
        }),
    ],
    ['only the last month decides', (months, least) => wholeGroups(months.slice(-1), least)],
  ])('the attacker succeeds where %s', (_, decide) => {
    const found = Array.from({ length: 20 }, (_one, number) =>
      attacked(seededRandom(`world ${number}`), decide),
    );
    expect(found.some((people) => people !== null)).toBe(true);
  });
});
