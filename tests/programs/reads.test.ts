/** Lists of programs read counters and not people: the same calls of the store and as many rows, however many are assigned. */
import { expect, it } from 'vitest';
import { programPeople, programs } from '#backend/programs/programs.tables.ts';
import { programService } from '#backend/programs/programs.service.ts';
import { boss } from '#tests/backend/surveyFixture.ts';
import { readingAs } from '../support/readingAs.ts';
import { isWhole } from '../support/trials.ts';
import { openProgramFixture } from './programFixture.ts';

/** What `GET /program` and `GET /admin/program` ask of the store while so many people take part. */
async function readsOf(people: number) {
  const fixture = await openProgramFixture('sql');
  const id = await fixture.program({ open: true });
  await fixture.assign('course', id, ['ana', 'bruno']);
  await fixture.learn('ana', id, 'read');
  const [place] = [await fixture.placeOf('bruno', id)];
  if (place === undefined) throw new Error('nobody was assigned');
  await fixture.change(async (store) => {
    await store.insert(
      programPeople,
      Array.from({ length: people }, (_, at) => ({ ...place, id: `p${at}`, userId: `u${at}` })),
    );
    await store.update(programs, { id }, { assigned: { inc: people } });
  });
  const own = await readingAs(fixture.deployment, 'ana', (context) =>
    programService.list(context, { query: {} }),
  );
  const all = await readingAs(fixture.deployment, boss, (context) =>
    programService.all(context, { query: { page: 1 } }),
  );
  expect(all.answer.items.map(({ assigned }) => assigned)).toEqual([people + 2]);
  fixture.deployment.close();
  return [own, all].map(({ calls, most }) => ({ calls, most }));
}

it('GET /program and GET /admin/program read as little among many assignments as among a hundred', async () => {
  const few = await readsOf(100);
  expect(few.map(({ calls }) => calls.length)).toEqual([6, 3]);
  expect(await readsOf(isWhole ? 10_000 : 1_000)).toEqual(few);
});
