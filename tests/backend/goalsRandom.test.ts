/** Concurrent saves of weights and checklists at random: no owner passes 100, and no position is lost. */
import { afterEach, describe, expect, it } from 'vitest';
import { goalChecklistItems, goals } from '#backend/goals/goals.tables.ts';
import type { StoreKind } from '../support/deployment.ts';
import { diceOf } from '../support/seededRandom.ts';
import { isWhole, seed } from '../support/trials.ts';
import { boss, openSurveyFixture, type SurveyFixture } from './surveyFixture.ts';

let fixture: SurveyFixture;
afterEach(() => fixture.deployment.close());

const atOnce = 10;
const saves = isWhole ? 5_000 : 100;
const reorders = isWhole ? 2_000 : 60;
const owners = ['ana', 'carla'] as const;

describe.each(['tab', 'sql'] satisfies StoreKind[])('goals changed at once, %s store', (kind) => {
  const open = async () => {
    fixture = await openSurveyFixture(kind);
    await fixture.turn('goals', true);
    const periods: string[] = [];
    for (const name of ['T1', 'T2'])
      periods.push((await fixture.done('POST /goal_period', { name, starts_on: '2020-01-01' })).id);
    return periods;
  };

  it('saves of weights never pass 100 for an owner and period, and what is left is 100 less the sum', async () => {
    const dice = diceOf(seed);
    const periods = await open();
    const made: { readonly id: string; readonly owner: string }[] = [];
    const refused = new Set<string>();
    /** One random save, and one read of what is left. */
    const save = async () => {
      const [owner, period_id] = [dice.pick(owners), dice.pick(periods)];
      const weight = dice.pick([null, 1, dice.whole(1, 100), dice.whole(20, 60)]);
      const goal = dice.pickAny(made);
      const write =
        goal === undefined || dice.hits(0.3)
          ? fixture.call(owner, 'POST /goal', { title: 'Meta', period_id, target: 10, weight })
          : dice.hits(0.7)
            ? fixture.call(goal.owner, `PATCH /goal/${goal.id}/`, {
                weight,
                status: dice.pick(['open', 'cancelled', 'done']),
              })
            : fixture.call(boss, `PATCH /org/goal/${goal.id}/`, { owner_id: owner, period_id, weight });
      const read = fixture.call(owner, `GET /goals/available_weight?period_id=${period_id}`);
      const { status, said } = await write;
      if (status === 409) {
        refused.add(said.reasons[0].code);
        const left = Number(/quedan (\d+)/u.exec(said.reasons[0].message)?.[1]);
        expect(left >= 0 && left <= 100, said.reasons[0].message).toBe(true);
      } else expect([200, 403]).toContain(status);
      const { available_weight } = (await read).said;
      expect(available_weight >= 0 && available_weight <= 100, `${available_weight}`).toBe(true);
    };
    for (let done = 0; done < saves; done += atOnce) {
      await Promise.all(Array.from({ length: atOnce }, save));
      const rows = await fixture.look(async (store) => (await store.list(goals)).rows);
      made.splice(0, made.length, ...rows.map(({ id, ownerId: owner }) => ({ id, owner })));
      for (const owner of owners)
        for (const period of periods) {
          const sum = rows
            .filter((row) => row.ownerId === owner && row.periodId === period && row.status !== 'cancelled')
            .reduce((all, { weight }) => all + (weight ?? 0), 0);
          expect(sum, `${owner} after ${done} saves`).toBeLessThanOrEqual(100);
          const { said } = await fixture.call(owner, `GET /goals/available_weight?period_id=${period}`);
          expect(said.available_weight).toBe(100 - sum);
        }
    }
    expect([...refused]).toEqual(['goal_weight']);
  });

  it('reorders, additions and removals keep positions 0 to n − 1, and a refused reorder has the present order', async () => {
    const dice = diceOf(seed);
    const [period_id] = await open();
    const { said: goal } = await fixture.call('ana', 'POST /goal', {
      title: 'Lista',
      period_id,
      measure: 'checklist',
    });
    let known: readonly string[] = [];
    const refusals: number[] = [];
    const change = async () => {
      const path = `/goal/${goal.id}/checklist`;
      if (known.length < 3 || dice.hits(0.3)) return fixture.call('ana', `POST ${path}`, { title: 'Punto' });
      if (dice.hits(0.2)) return fixture.call('ana', `DELETE ${path}?item_id=${dice.pick(known)}`, {});
      const deal = dice.deck(known);
      const answer = await fixture.call('ana', `PATCH ${path}/reorder`, { item_ids: known.map(deal) });
      if (answer.status !== 409) return answer;
      const { stored } = answer.said.reasons[0];
      refusals.push(new Set(stored).size - stored.length);
      return answer;
    };
    for (let done = 0; done < reorders; done += atOnce) {
      await Promise.all(Array.from({ length: atOnce }, change));
      const { rows } = await fixture.look((store) =>
        store.list(goalChecklistItems, { order: [['position', 'asc']] }),
      );
      expect(rows.map(({ position }) => position)).toEqual(rows.map((_, at) => at));
      known = rows.map(({ id }) => id);
    }
    expect(refusals.length).toBeGreaterThan(0);
    expect(new Set(refusals)).toEqual(new Set([0]));
  });
});
