/** Reminders of goals: one for each silence, and a digest for leaders on Mondays, each in their own day. */
import { afterEach, describe, expect, it } from 'vitest';
import { defaultGoal } from '#backend/goals/goals.defaults.ts';
import { remindersOf } from '#backend/goals/goals.reminders.ts';
import { goalPeriods, goals } from '#backend/goals/goals.tables.ts';
import { notifications } from '#backend/notifications/notifications.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import { openSurveyFixture, type SurveyFixture } from './surveyFixture.ts';
import { storesOf } from '../support/trials.ts';

let fixture: SurveyFixture;
afterEach(() => fixture.deployment.close());
const hourMs = 3_600_000;

describe.each(storesOf(import.meta.url))('reminders of goals, %s store', (kind) => {
  const open = async () => {
    fixture = await openSurveyFixture(kind, 2);
    await fixture.turn('goals', true);
    await fixture.change(async (store) => {
      await store.remove(goals, {});
      await store.update(users, { id: 'voter001' }, { managerId: 'elena' });
    });
    const createdAt = new Date(fixture.deployment.now).toISOString();
    await fixture.change(async (store) => {
      await store.insert(goalPeriods, [
        {
          id: 'open',
          name: 'Hoy',
          nameEn: null,
          startsOn: '2020-01-01',
          endsOn: null,
          closedAt: null,
          createdAt,
        },
        {
          id: 'over',
          name: 'Ayer',
          nameEn: null,
          startsOn: '2019-01-01',
          endsOn: null,
          closedAt: createdAt,
          createdAt,
        },
      ]);
      const goal = (own: Pick<Parameters<typeof defaultGoal>[0], 'id' | 'periodId' | 'status'>) =>
        defaultGoal({ title: 'Visitar', ownerId: 'voter001', measure: 'yes_no', createdAt, ...own });
      await store.insert(goals, [
        goal({ id: 'silent', periodId: 'open' }),
        goal({ id: 'done', periodId: 'open', status: 'done' }),
        goal({ id: 'frozen', periodId: 'over' }),
      ]);
    });
  };
  const notices = () =>
    fixture.look(async (store) =>
      (await store.list(notifications)).rows
        .filter((row) => row.kind.startsWith('goal'))
        .map((row) => `${row.kind} ${row.userId} ${row.sourceId ?? ''}`.trim())
        .toSorted(),
    );
  /** Runs the jobs every six hours. */
  const pass = async (days: number) => {
    for (let hours = 0; hours < days * 24; hours += 6) await fixture.later(6 * hourMs);
  };

  it('a silence of 14 days reminds the owner once and the leader each Monday; a check-in begins a new silence', async () => {
    await open();
    await pass(13);
    expect(await notices()).toEqual([]);
    await pass(9);
    const first = await notices();
    expect(first.filter((one) => one.startsWith('goal_reminder'))).toEqual(['goal_reminder voter001 silent']);
    expect(first.filter((one) => one === 'goal_digest elena')).toHaveLength(1);
    await pass(7);
    expect(await notices()).toEqual([...first, 'goal_digest elena'].toSorted());
    const { status } = await fixture.call('voter001', 'POST /goal/checkin', {
      goal_id: 'silent',
      value: 0,
      confidence: 'on_track',
    });
    expect(status).toBe(200);
    await pass(7);
    expect((await notices()).filter((one) => one.startsWith('goal_reminder'))).toHaveLength(1);
    await fixture.later(0);
    await pass(9);
    expect((await notices()).filter((one) => one.startsWith('goal_reminder'))).toHaveLength(2);
  });

  it('goals that are silent are found once each, however many pages they fill', async () => {
    await open();
    const silentDays = 20;
    const found = await fixture.change(async (store) => {
      const { rows } = await store.list(goals, { where: { id: 'silent' } });
      const many = Array.from({ length: 1_001 }, (_, at) => rows.map((row) => ({ ...row, id: `many${at}` })));
      await store.insert(goals, many.flat());
      return remindersOf(store, fixture.deployment.now + silentDays * 24 * hourMs);
    });
    const ids = found.flatMap((item) => (item.startsWith('owners ') ? item.split(' ').slice(1) : []));
    expect(ids).toHaveLength(1_002);
    expect(new Set(ids).size).toBe(1_002);
  });

  it('while the module is off nobody is reminded', async () => {
    await open();
    await fixture.turn('goals', false);
    await pass(15);
    expect(await notices()).toEqual([]);
  });
});
