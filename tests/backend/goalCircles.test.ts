/** Goals above goals: no circle of any length, ten levels on the longest way, and an end where a circle exists all the same. */
import { afterEach, describe, expect, it } from 'vitest';
import { newLink } from '#backend/goals/goals.defaults.ts';
import { goalLinks } from '#backend/goals/goals.tables.ts';
import { recompute } from '#backend/goals/recompute.ts';
import { levelsFrom, stepsFrom } from '#backend/goals/walk.ts';
import type { Store } from '#backend/store/port.ts';
import { storesOf } from '../support/trials.ts';
import { openSurveyFixture, type SurveyFixture } from './surveyFixture.ts';

let fixture: SurveyFixture;
afterEach(() => fixture.deployment.close());

/** A walk that goes round asks the store for ever. */
function bounded(store: Store): Store {
  let asked = 0;
  return {
    ...store,
    list: (table, options) => {
      if (++asked > 100) throw new Error('the walk does not end');
      return store.list(table, options);
    },
  };
}

describe.each(storesOf(import.meta.url))('goals above goals, %s store', (kind) => {
  /** As many goals as letters, without links. */
  const open = async (letters: string): Promise<readonly string[]> => {
    fixture = await openSurveyFixture(kind);
    await fixture.turn('goals', true);
    const { id: period_id } = await fixture.done('POST /goal_period', {
      name: 'T1',
      starts_on: '2020-01-01',
    });
    const ids: string[] = [];
    for (const title of letters)
      ids.push((await fixture.done('POST /goal', { title, period_id, measure: 'parts' })).id);
    return ids;
  };
  const under = (id: string | undefined, ...above: readonly (string | undefined)[]) =>
    fixture.call('diego', `PATCH /goal/${id}/parents`, { parents: above.map((parent) => ({ id: parent })) });

  it.each([
    ['ABC', 'A → C → B → A'],
    ['ABCD', 'A → D → C → B → A'],
    ['ABCDEFGHIJ', 'A → J → I → H → G → F → E → D → C → B → A'],
  ])('%s never close a circle, and the refusal names the whole of it', async (letters, circle) => {
    const ids = await open(letters);
    for (const [place, id] of ids.entries())
      if (place > 0) expect((await under(id, ids[place - 1])).status).toBe(200);
    const { status, said } = await under(ids[0], ids.at(-1));
    expect([status, said.reasons]).toMatchObject([409, [{ code: 'goal_circle' }]]);
    expect(said.reasons[0].message).toContain(circle.split(' → ').toReversed().join(' → '));
    for (const parent of ids.slice(1, -1)) expect((await under(ids[0], parent)).status).toBe(409);
  });

  it('of two ways to the top the longer one counts for the ten levels', async () => {
    const ids = await open('ABCDEFGHIJ');
    for (const [place, id] of ids.entries()) if (place > 1) await under(id, ids[place - 1]);
    // J stands nine levels below B, and one below A.
    await under(ids[9], ids[0], ids[8]);
    const [, second] = ids;
    expect((await under(second, ids[0])).status).toBe(200);
    const { id: more } = await fixture.done('POST /goal', {
      title: 'K',
      period_id: (await fixture.done(`GET /goal/${second}`)).period_id,
      measure: 'parts',
    });
    const { status, said } = await under(more, ids[9]);
    expect([status, said.reasons]).toMatchObject([409, [{ code: 'goal_levels' }]]);
    expect((await under(more, ids[8])).status).toBe(200);
  });

  it('a circle that stands in the store all the same ends every walk', async () => {
    const [a = '', b = '', c = '', beside = ''] = await open('ABCD');
    await fixture.change(async (store) => {
      const link = (childId: string, parentId: string) => ({
        ...newLink,
        id: `${childId} ${parentId}`,
        childId,
        parentId,
        weight: 1,
        createdAt: '2026-01-01T00:00:00.000Z',
      });
      await store.insert(goalLinks, [link(a, b), link(b, c), link(c, a), link(beside, a)]);
      for (const way of ['up', 'down'] as const) {
        const steps = await stepsFrom(bounded(store), [a], way);
        expect([a, b, c].filter((id) => !steps.has(id))).toEqual([]);
        expect(levelsFrom(steps, a)).toBeGreaterThanOrEqual(3);
      }
      await recompute({ store: bounded(store), newId: () => 'told', publish: () => undefined }, [beside]);
    });
    expect((await under(beside, b)).status).toBe(200);
  });
});
