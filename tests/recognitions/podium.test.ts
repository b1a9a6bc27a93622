/** The displayed podium: who is on which step, who is listed, and the name of the period. */
import { describe, expect, it } from 'vitest';
import type { Place } from '#src/recognitions/podium/podium.queries.ts';
import { ownPlace } from '#src/recognitions/podium/OwnPlace.tsx';
import { periodWords } from '#src/recognitions/podium/periodWords.ts';
import { cutPodium, perStep } from '#src/recognitions/podium/steps.ts';

const place = (rank: number, id: string): Place => ({
  rank,
  user: {
    id,
    firstName: id,
    lastName: '',
    email: `${id}@aurora.example`,
    jobPosition: null,
    departmentId: null,
    departmentName: null,
    profileImageUrl: null,
    active: true,
    takesPoints: true,
  },
  points: 100,
  recognitions: 1,
  badges: 0,
  periodStart: null,
  periodEnd: null,
});
const places = (...ranks: readonly number[]): readonly Place[] =>
  ranks.map((rank, index) => place(rank, `p${index}`));
const drawn = (...ranks: readonly number[]) => {
  const { steps, list } = cutPodium(places(...ranks));
  return {
    steps: steps.map(({ rank, people, more }) => [rank, people.length, more]),
    list: list.map(({ rank }) => rank),
  };
};

describe('the steps of the podium', () => {
  it('the podium without ties has one person on each of three steps, and lists everybody else', () => {
    expect(drawn(1, 2, 3, 4, 5)).toEqual({
      steps: [
        [1, 1, 0],
        [2, 1, 0],
        [3, 1, 0],
      ],
      list: [4, 5],
    });
  });

  it('the podium leaves out the rank after a tie', () => {
    expect(drawn(1, 1, 3, 4).steps).toEqual([
      [1, 2, 0],
      [3, 1, 0],
    ]);
    expect(drawn(1, 2, 2, 4)).toEqual({
      steps: [
        [1, 1, 0],
        [2, 2, 0],
      ],
      list: [4],
    });
  });

  it('a crowded podium step shows some people and the number of others, and the list holds all', () => {
    const crowd = Array.from({ length: perStep + 3 }, () => 1);
    expect(drawn(...crowd, perStep + 4)).toEqual({
      steps: [[1, perStep, 3]],
      list: [...crowd, perStep + 4],
    });
  });

  it('the podium without places has no steps and no list', () => {
    expect(drawn()).toEqual({ steps: [], list: [] });
  });
});

describe("one's own place", () => {
  const own = { hidden: false, received: place(12, 'me'), given: place(3, 'me') };

  it('one’s own place on the podium is the one of the shown side', () => {
    expect(ownPlace('receivers', own, [], 'me')?.rank).toBe(12);
    expect(ownPlace('givers', own, [], 'me')?.rank).toBe(3);
  });

  it('one’s own place by badges is known only if it is on the list', () => {
    expect(ownPlace('badges', own, [place(1, 'other'), place(2, 'me')], 'me')?.rank).toBe(2);
    expect(ownPlace('badges', own, [place(1, 'other')], 'me')).toBeNull();
  });
});

describe('a period', () => {
  it('a podium period is named by its month, months or year in the reader’s language', () => {
    expect(periodWords('2026-11-01', '2026-11-30', 'es')).toBe('noviembre de 2026');
    expect(periodWords('2026-11-01', '2026-11-30', 'en')).toBe('November 2026');
    expect(periodWords('2026-10-01', '2026-12-31', 'es')).toMatch(/^octubre\s?–\s?diciembre de 2026$/u);
    expect(periodWords('2026-01-01', '2026-12-31', 'en')).toBe('2026');
  });
});
