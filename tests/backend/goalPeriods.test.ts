/** Periods of goals close by themselves on the day after their last one, where the organisation is, and tell owners once. */
import { afterEach, describe, expect, it } from 'vitest';
import { notifications } from '#backend/notifications/notifications.tables.ts';
import { storesOf } from '../support/trials.ts';
import { dayMs, openSurveyFixture, type SurveyFixture } from './surveyFixture.ts';

let fixture: SurveyFixture;
afterEach(() => fixture.deployment.close());
const hourMs = dayMs / 24;

describe.each(storesOf(import.meta.url))('the end of a period of goals, %s store', (kind) => {
  /** The fixture at noon in Mexico on this day of 2026, 6 hours behind UTC. */
  const openAt = async (day: string) => {
    fixture = await openSurveyFixture(kind);
    fixture.deployment.now = Date.parse(`${day}T18:00:00Z`);
    await fixture.turn('goals', true);
  };
  const period = async (ends_on: string | null): Promise<string> =>
    (await fixture.done('POST /goal_period', { name: `${ends_on}`, starts_on: '2026-01-01', ends_on })).id;
  const make = async (who: string, period_id: string): Promise<string> =>
    (await fixture.call(who, 'POST /goal', { title: 'Meta', period_id, target: 10 })).said.id;
  const cancel = (who: string, id: string) =>
    fixture.call(who, `PATCH /goal/${id}/`, { status: 'cancelled' });
  const closedIds = async (): Promise<readonly string[]> =>
    (await fixture.done('GET /goal_period')).flatMap(
      ({ id, closed_at }: { readonly id: string; readonly closed_at: string | null }) =>
        closed_at === null ? [] : [id],
    );
  const told = () =>
    fixture.look(async (store) =>
      (await store.list(notifications, { where: { kind: 'goal_period_closed' } })).rows
        .map(({ userId, sourceId }) => `${userId} ${sourceId}`)
        .toSorted(),
    );

  it('stays open through its last day and is closed after it, and each owner of a goal that counts is told once', async () => {
    await openAt('2026-03-31');
    const [id, later, endless] = [await period('2026-03-31'), await period('2026-04-01'), await period(null)];
    const goal = await make('ana', id);
    await make('ana', id);
    await make('bruno', later);
    await make('bruno', endless);
    await cancel('bruno', await make('bruno', id));
    await fixture.later(11 * hourMs);
    expect(await closedIds()).toEqual([]);
    // In Mexico it is one in the morning.
    await fixture.later(2 * hourMs);
    expect(await closedIds()).toEqual([id]);
    expect(await told()).toEqual([`ana ${id}`]);
    const late = { goal_id: goal, value: 1, confidence: 'on_track' };
    expect((await fixture.call('ana', 'POST /goal/checkin', late)).status).toBe(409);
    await fixture.later(hourMs);
    expect(await told()).toEqual([`ana ${id}`]);
    await fixture.later(dayMs);
    expect((await closedIds()).toSorted()).toEqual([id, later].toSorted());
    expect(await told()).toEqual([`ana ${id}`, `bruno ${later}`].toSorted());
  });

  it('one that an administrator has closed is not told again when its day comes', async () => {
    await openAt('2026-03-31');
    const id = await period('2026-03-31');
    await make('ana', id);
    await fixture.done(`POST /goal_period/${id}/close`, {});
    expect(await told()).toEqual([`ana ${id}`]);
    await fixture.later(2 * dayMs);
    expect(await told()).toEqual([`ana ${id}`]);
  });

  it('while the module is off it stays open, and closes when the module is on again', async () => {
    await openAt('2026-03-31');
    const id = await period('2026-03-31');
    await fixture.turn('goals', false);
    await fixture.later(2 * dayMs);
    await fixture.turn('goals', true);
    expect(await closedIds()).toEqual([]);
    await fixture.later(0);
    expect(await closedIds()).toEqual([id]);
  });

  it('one that closes by itself keeps the terms of its sums', async () => {
    await openAt('2026-03-31');
    const [id, later] = [await period('2026-03-31'), await period(null)];
    const { said: top } = await fixture.call('diego', 'POST /goal', {
      title: 'Meta',
      period_id: id,
      measure: 'parts',
    });
    const part = await make('ana', later);
    await fixture.done(`PATCH /goal/${part}/parents`, { parents: [{ id: top.id }] });
    const checkIn = (value: number) =>
      fixture.call('ana', 'POST /goal/checkin', { goal_id: part, value, confidence: 'on_track' });
    await checkIn(2);
    await fixture.later(dayMs);
    await checkIn(9);
    expect(await fixture.done(`GET /goal/${top.id}`)).toMatchObject({
      progress: '1/5',
      terms: [{ progress: '1/5' }],
    });
  });
});
