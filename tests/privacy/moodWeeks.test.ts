/** Attackers put together every week of every department that readers may ask for; each person and week is one unknown. */
import { describe, expect, it } from 'vitest';
import type { Tally } from '#schema/kit/privacy/tallies.ts';
import { closeWeek, shownWeek, type MoodBlock } from '#schema/wellbeing/moodWeeks.rules.ts';
import { seededRandom, type SeededRandom } from '#mock/world/seededRandom.ts';
import { seed, trials } from '../support/trials.ts';
import { Knowledge } from './knowledge.ts';

const k = 5;
const size = 26;
const weeks = 3;
type Close = typeof closeWeek;

/** People in unequal departments who join, answer, move and leave; returns what is exposed about 1 to k − 1 people. */
function attacked(random: SeededRandom, close: Close = closeWeek): number | null {
  const knowledge = new Knowledge(size * weeks);
  const homes = Array.from({ length: size }, () => `area ${Math.floor(random.next() * random.next() * 6)}`);
  const departments = [...new Set(homes)];
  // Who leaves within a week is not in its sums.
  const stays = homes.map(() => ({
    from: random.chance(0.2) ? random.whole(1, weeks - 1) : 0,
    until: random.chance(0.2) ? random.whole(1, weeks - 1) : weeks,
  }));
  for (let week = 0; week < weeks; week += 1) {
    const cells = new Map<string, { n: number; counts: Record<string, number> }>();
    for (const [person, home] of homes.entries()) {
      const { from = 0, until = weeks } = stays[person] ?? {};
      if (week < from || week >= until || !random.chance(0.6)) continue;
      const cell = cells.get(home) ?? { n: 0, counts: {} };
      cells.set(home, cell);
      cell.n += 1;
      cell.counts[String(week * size + person)] = 1;
    }
    const blocks: readonly MoodBlock[] = close(
      [...cells].map(([departmentId, tally]: [string, Tally]) => ({ departmentId, tally })),
      k,
    );
    for (const department of [null, ...departments]) {
      const { tally } = shownWeek(blocks, department);
      if (tally !== null) knowledge.learn(Object.keys(tally.counts).map(Number));
    }
    for (const [person] of homes.entries()) if (random.chance(0.1)) homes[person] = random.pick(departments);
  }
  return knowledge.exposed(k)?.length ?? null;
}

describe('weeks of moods', () => {
  it('weeks of moods let nobody compute anything about fewer than five people, over departments and weeks', () => {
    for (let number = 0; number < trials(100); number += 1)
      expect([number, attacked(seededRandom(`moods ${seed} ${number}`))]).toEqual([number, null]);
  });

  it('the attacker of weeks succeeds where small departments are shown alone', () => {
    const alone: Close = (cells) =>
      cells.map(({ departmentId, tally }) => ({
        departmentIds: [departmentId],
        isShown: true,
        tally,
      }));
    const found = Array.from({ length: 20 }, (_, number) => attacked(seededRandom(`world ${number}`), alone));
    expect(found.some((people) => people !== null)).toBe(true);
  });
});
