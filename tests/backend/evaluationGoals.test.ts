/** Goals beside the questions of an evaluation: copied when a person comes into the cycle; on both stores. */
import { afterEach, describe, expect, it } from 'vitest';
import { evaluations } from '#backend/evaluations/evaluations.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import { crowd } from './pollFixture.ts';
import { openEvaluationFixture, partsOf, type EvaluationFixture } from './evaluationFixture.ts';
import { storesOf } from '../support/trials.ts';

let fixture: EvaluationFixture;
afterEach(() => fixture.deployment.close());

const owner = 'voter001';

describe.each(storesOf(import.meta.url))('goals in evaluations, %s store', (kind) => {
  const period = async (name: string, starts_on: string, ends_on: string): Promise<string> =>
    (await fixture.done('POST /goal_period', { name, starts_on, ends_on })).id;
  const goal = async (period_id: string, title: string): Promise<string> =>
    (
      await fixture.call(owner, 'POST /goal', {
        title,
        period_id,
        target: 3,
        weight: 50,
        visibility: 'leader',
      })
    ).said.id;
  /** What each writer of the person's evaluations reads beside the questions. */
  const shown = async (cycleId: string) => {
    const { rows } = await fixture.look((store) =>
      store.list(evaluations, { where: { cycleId, evaluatedId: owner } }),
    );
    const forms = rows.map(async ({ id, evaluatorId, kind: part }) => {
      const { said } = await fixture.call(evaluatorId, `GET /evaluation/${id}`);
      return [part, said.goals] as const;
    });
    return Object.fromEntries(await Promise.all(forms));
  };

  it('the person and the leader read the goals of the period as they were at the beginning, and nobody else', async () => {
    fixture = await openEvaluationFixture(kind);
    await fixture.turn('goals', true);
    await fixture.change((store) =>
      store.update(users, { id: { in: crowd(4).slice(1) } }, { managerId: owner }),
    );
    const [first, last, later] = [
      await period('T1', '2025-07-01', '2025-09-30'),
      await period('T2', '2025-10-01', '2025-12-31'),
      await period('T3', '2026-01-01', '2026-03-31'),
    ];
    const own = await goal(first, 'Escuchar');
    const cancelled = await goal(last, 'Viajar');
    await goal(later, 'Después');
    const write = (route: string, body: object) => fixture.call(owner, route, body);
    await write(`PATCH /goal/${cancelled}/`, { status: 'cancelled' });
    const checkIn = (value: number) =>
      write('POST /goal/checkin', { goal_id: own, value, confidence: 'at_risk' });
    await checkIn(1);
    const cycleId = await fixture.begun({
      parts: partsOf('self', 'leader', 'team'),
      period_from: '2025-09-01',
      period_to: '2025-12-31',
    });
    await checkIn(3);
    await write(`PATCH /goal/${own}/`, { title: 'Otra cosa', weight: 10 });
    const frozen = [
      {
        id: own,
        title: 'Escuchar',
        title_en: null,
        period: 'T1',
        period_en: null,
        weight: 50,
        progress: '1/3',
        confidence: 'at_risk',
      },
    ];
    expect(await shown(cycleId)).toEqual({ self: frozen, leader: frozen, team: [] });
  });

  it('without days the current period counts; while goals are off there are none', async () => {
    fixture = await openEvaluationFixture(kind);
    await fixture.turn('goals', true);
    await goal(await period('T1', '2020-01-01', '2020-03-31'), 'Antes');
    const now = await goal(await period('T2', '2026-01-01', '2026-06-30'), 'Ahora');
    expect(await shown(await fixture.begun())).toMatchObject({ self: [{ id: now }] });
    await fixture.turn('goals', false);
    expect(await shown(await fixture.begun())).toMatchObject({ self: [] });
  });
});
