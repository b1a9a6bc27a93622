/** The rules of points that composer and backend share. */
import { describe, expect, it } from 'vitest';
import { boosted, pointLimits, pointsFault } from '#schema/recognitions/recognitions.rules.ts';

describe('point limits of recognition types', () => {
  it('the point limits of several types combine to the strictest minimum and maximum', () => {
    const open = { minPoints: 0, maxPoints: null };
    expect(pointLimits([])).toEqual(open);
    expect(pointLimits([open, { minPoints: 5, maxPoints: 20 }, { minPoints: 2, maxPoints: 10 }])).toEqual({
      minPoints: 5,
      maxPoints: 10,
    });
  });

  it('points below the minimum or above the maximum are refused', () => {
    const limits = { minPoints: 5, maxPoints: 10 };
    expect([4, 5, 10, 11].map((points) => pointsFault(limits, points))).toEqual([
      'type_too_few_points',
      undefined,
      undefined,
      'type_too_many_points',
    ]);
    expect(pointsFault({ minPoints: 0, maxPoints: null }, 0)).toBeUndefined();
    expect(pointsFault({ minPoints: 1, maxPoints: null }, 0)).toBe('type_too_few_points');
  });
});

it('a boost reaches active receivers who take points, except the booster', () => {
  const person = (id: string, active = true, takesPoints = true) => ({ id, active, takesPoints });
  const people = [person('ana'), person('bo', false), person('cy', true, false), person('di')];
  expect(boosted(people, 'di').map(({ id }) => id)).toEqual(['ana']);
});
