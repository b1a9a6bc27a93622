/** Lists of benefits read counters and not submissions: the same calls of the store, however many benefits and submissions there are. */
import { expect, it } from 'vitest';
import { benefits, benefitSubmissions } from '#backend/benefits/benefits.tables.ts';
import { benefitService } from '#backend/benefits/benefits.service.ts';
import { boss } from '#tests/backend/surveyFixture.ts';
import { readingAs } from '../support/readingAs.ts';
import { isWhole } from '../support/trials.ts';
import { openBenefitFixture } from './benefitFixture.ts';

/** What the three lists ask of the store with so many benefits, and so many submissions of one of them. */
async function readsOf(offered: number, submitted: number) {
  const fixture = await openBenefitFixture('sql');
  const id = await fixture.benefit();
  const one = await fixture.asked('ana', id);
  await fixture.decide('carla', one.decision);
  await fixture.change(async (store) => {
    const [benefit] = (await store.list(benefits)).rows;
    const [row] = (await store.list(benefitSubmissions)).rows;
    if (benefit === undefined || row === undefined) throw new Error('nothing was asked for');
    await store.insert(
      benefits,
      Array.from({ length: offered }, (_, at) => ({ ...benefit, id: `b${at}`, name: `Otro ${at}` })),
    );
    await store.insert(
      benefitSubmissions,
      Array.from({ length: submitted }, (_, at) => ({
        ...row,
        id: `s${at}`,
        claim: `s${at}`,
        userId: `u${at}`,
      })),
    );
  });
  const own = await readingAs(fixture.deployment, 'ana', (context) =>
    benefitService.list(context, { query: {} }),
  );
  const all = await readingAs(fixture.deployment, boss, (context) =>
    benefitService.all(context, { query: { page: 1 } }),
  );
  const asked = await readingAs(fixture.deployment, boss, (context) =>
    benefitService.submissions(context, { query: { page: 1 } }),
  );
  fixture.deployment.close();
  return { calls: [own, all, asked].map(({ calls }) => calls), most: asked.most };
}

it('the eligibility of 50 benefits is as many reads as that of one, and lists read as little among many submissions', async () => {
  const [offered, ...few] = (await readsOf(0, 100)).calls;
  expect([offered, ...few].map((calls) => calls?.length)).toEqual([9, 5, 7]);
  const many = await readsOf(49, isWhole ? 10_000 : 1_000);
  expect(many.calls[0]).toEqual(offered);
  // A full page of benefits counts how many more there are.
  const paged = await readsOf(24, 100);
  expect(many).toEqual(paged);
  expect(paged.calls[1]?.length).toBe(6);
});
