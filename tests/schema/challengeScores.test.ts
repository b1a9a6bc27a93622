/** Scores of challenges by hand, where a random trial may miss the one case that counts. */
import { describe, expect, it } from 'vitest';
import { scoreOf, teamReached, type ScoreRules } from '#schema/challenges/scores.ts';
import { dayAfter } from '#schema/users/celebrations.rules.ts';

const startsOn = '2026-03-02';
const habit: ScoreRules = { way: 'habit', startsOn, target: 100, cap: null, perWeek: 3, weeks: 2 };
const kept = (...days: readonly number[]) => days.map((day) => ({ on: dayAfter(startsOn, day), value: 100 }));

describe('a habit of three days a week', () => {
  it.each([
    { what: 'days beyond three', days: [0, 1, 2, 3, 4, 5, 6], score: 300, weeks: 1 },
    { what: 'six days of one week', days: [0, 1, 2, 3, 4, 5, 7], score: 400, weeks: 1 },
    { what: 'two full weeks', days: [0, 1, 2, 7, 9, 13], score: 600, weeks: 2 },
    { what: 'two full weeks and an extra day', days: [0, 1, 2, 3, 7, 9, 13], score: 600, weeks: 2 },
  ])('$what: extra days of a week add nothing and make up for no other week', ({ days, score, weeks }) => {
    expect(scoreOf(habit, kept(...days))).toMatchObject({ score, weeks, completed: weeks >= 2 });
  });
});

it('a team reaches its target by its mean, compared without rounding', () => {
  expect(teamReached({ members: 3, total: 3_000 }, 1_000)).toBe(true);
  expect(teamReached({ members: 3, total: 2_999 }, 1_000)).toBe(false);
  expect(teamReached({ members: 0, total: 0 }, 0)).toBe(false);
});
