/** Thousands of things at the same moment: every read finds the sum whole, and afterwards every balance is explained by its lines. */
import { appendFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { StoreKind } from '../support/home.ts';
import { crowdOf, letCrowd, pointActs } from './pointsCrowd.ts';
import { aPointsRoom } from './pointsRoom.ts';

/** `npm run bench` asks for more, and how long they took. */
const operations = Number(process.env['APLAUSO_OPERATIONS'] ?? 5_000);
const figures = process.env['APLAUSO_FIGURES'];
const seed = Number(process.env['APLAUSO_SEED'] ?? 20_261_121);

it.each(['tab', 'sql'] satisfies StoreKind[])(
  `%s store: points stand whole through ${operations} concurrent operations, seed ${seed}`,
  async (kind) => {
    const room = await aPointsRoom(kind, crowdOf());
    await room.budget(20_000);
    await room.done('diego', 'POST /user/extra_points', { user_ids: crowdOf(), amount: 300 });
    const start = performance.now();
    const outcomes = await letCrowd(room, pointActs, { operations, seed });
    if (figures !== undefined)
      appendFileSync(figures, `${JSON.stringify({ kind, operations, ms: performance.now() - start })}\n`);
    await room.expectSound();
    for (const name of Object.keys(pointActs)) {
      const worked = (outcomes.get(`${name} 200`) ?? 0) + (outcomes.get(`${name} 201`) ?? 0);
      expect(worked, `${name}: ${JSON.stringify([...outcomes])}`).toBeGreaterThan(operations / 200);
    }
    const refused = [...outcomes].filter(([key]) => /4\d\d$/.test(key));
    expect(refused.reduce((sum, [, count]) => sum + count, 0)).toBeGreaterThan(operations / 50);
    room.home.close();
  },
  600_000,
);
