/**
 * Thousands of concurrent operations: every read finds the full sum, and at the end the entries explain every balance.
 */
import { appendFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { StoreKind } from '../support/deployment.ts';
import { crowdOf, letCrowd, pointActs } from './pointsCrowd.ts';
import { openPointsFixture } from './pointsFixture.ts';
import { seed, trials } from '../support/trials.ts';
import { again } from '../support/again.ts';

/** `npm run bench` sets more operations and reads the durations. */
const operations = Number(process.env['APLAUSO_OPERATIONS'] ?? trials(500));
const figures = process.env['APLAUSO_FIGURES'];

it.each(['tab', 'sql'] satisfies StoreKind[])(
  `points stay balanced through ${operations} concurrent operations, %s store`,
  async (kind) => {
    const fixture = await openPointsFixture(kind, crowdOf());
    await fixture.budget(20_000);
    await fixture.done('diego', 'POST /user/extra_points', { user_ids: crowdOf(), amount: 300 });
    const start = performance.now();
    const outcomes = await letCrowd(fixture, pointActs, { operations, seed });
    if (figures !== undefined)
      appendFileSync(figures, `${JSON.stringify({ kind, operations, ms: performance.now() - start })}\n`);
    await fixture.expectSound();
    for (const name of Object.keys(pointActs)) {
      const worked = (outcomes.get(`${name} 200`) ?? 0) + (outcomes.get(`${name} 201`) ?? 0);
      expect(worked, `${again()} ${name}: ${JSON.stringify([...outcomes])}`).toBeGreaterThan(
        operations / 200,
      );
    }
    const refused = [...outcomes].filter(([key]) => /4\d\d$/.test(key));
    expect(refused.reduce((sum, [, count]) => sum + count, 0)).toBeGreaterThan(operations / 50);
    fixture.deployment.close();
  },
  600_000,
);
