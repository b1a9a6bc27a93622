/** Who hears at once that surveys, goals, tasks or challenges changed: whoever may see the change, and nobody else. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#backend/people/users.tables.ts';
import type { StreamedMessage } from '#schema/notifications/streamed.ts';
import { storesOf } from '../support/trials.ts';
import { openChallengeFixture, type ChallengeFixture } from './challengeFixture.ts';
import { names } from './postFixture.ts';
import { dayMs } from './surveyFixture.ts';

let fixture: ChallengeFixture;
let heard: { readonly who: string; readonly message: StreamedMessage }[];
afterEach(() => fixture.deployment.close());

/** Who heard of a change since the last look. No message says more than that something changed. */
function listeners(kind: StreamedMessage['kind']): readonly string[] {
  const own = heard.filter(({ message }) => message.kind === kind);
  for (const { message } of own) expect(message).toEqual({ id: message.id, kind, postId: null });
  heard = [];
  return [...new Set(own.map(({ who }) => who))].toSorted();
}

describe.each(storesOf(import.meta.url))('changes that open pages hear of, %s store', (kind) => {
  beforeEach(async () => {
    fixture = await openChallengeFixture(kind);
    heard = [];
    for (const who of names)
      fixture.deployment.dependencies.eventBus.subscribe(
        'taller',
        who,
        (message) => void heard.push({ who, message }),
      );
  });

  it('a task is told to its people and its maker, and what was withdrawn to who decides', async () => {
    const { id } = await fixture.done('POST /task', { title: 'Guía', user_ids: ['ana'] });
    expect(listeners('task.changed')).toEqual(['ana', 'diego']);
    await fixture.done(`PATCH /task/${id}`, { title: 'Guía breve' });
    expect(listeners('task.changed')).toEqual(['ana', 'diego']);
    const { said } = await fixture.call('ana', `POST /task/${id}/submit`, { message: 'Listo' });
    expect(listeners('task.changed')).toEqual(['ana', 'diego']);
    await fixture.call('ana', `PATCH /task/submission/${said.submissions[0].id}/withdraw`);
    expect(listeners('task.changed')).toEqual(['ana', 'diego']);
  });

  it('who switched notices of a topic off still sees its change', async () => {
    await fixture.call('ana', 'POST /user/notification_settings', { topics: { challenge: false } });
    const id = await fixture.challenge({ starts_on: fixture.day(1), ends_on: fixture.day(9) });
    await fixture.join('ana', id);
    heard = [];
    await fixture.later(dayMs);
    expect(heard.map(({ message }) => message.kind)).toEqual(['challenge.changed']);
    expect(await fixture.toldOf('ana')).toEqual([]);
  });

  it('a check-in on a hidden goal is told to its owner, the leader and the owners above, and to nobody else', async () => {
    await fixture.change((store) => store.update(users, { id: 'bruno' }, { managerId: 'carla' }));
    const period = await fixture.done('POST /goal_period', { name: 'T1', starts_on: '2020-01-01' });
    const make = async (who: string, more: object): Promise<string> =>
      (await fixture.call(who, 'POST /goal', { title: 'Meta', period_id: period.id, target: 10, ...more }))
        .said.id;
    const top = await make('elena', { measure: 'parts', target: null });
    const id = await make('bruno', { visibility: 'leader' });
    await fixture.call('bruno', `PATCH /goal/${id}/parents`, { parents: [{ id: top, weight: 1 }] });
    heard = [];
    const checkin = { goal_id: id, value: 4, confidence: 'on_track' };
    expect(await fixture.call('bruno', 'POST /goal/checkin', checkin)).toMatchObject({ status: 200 });
    expect(listeners('goal.changed')).toEqual(['bruno', 'carla', 'elena']);
  });

  it('a goal that stays as it is tells nobody else, and further up than its part only a changed sum is told', async () => {
    const { id: period_id } = await fixture.done('POST /goal_period', {
      name: 'T1',
      starts_on: '2020-01-01',
    });
    const make = async (who: string, more: object): Promise<string> =>
      (await fixture.call(who, 'POST /goal', { title: 'Meta', period_id, ...more })).said.id;
    const top = await make('elena', { measure: 'parts' });
    const middle = await make('carla', { measure: 'parts' });
    const id = await make('bruno', { measure: 'checklist' });
    const add = (title: string) => fixture.call('bruno', `POST /goal/${id}/checklist`, { title });
    const { said } = await add('Uno');
    await add('Dos');
    for (const [part, parent] of [
      [middle, top],
      [id, middle],
    ])
      await fixture.done(`PATCH /goal/${part}/parents`, { parents: [{ id: parent }] });
    const told = async (route: string, body: object): Promise<readonly string[]> => {
      heard = [];
      expect((await fixture.call('bruno', route, body)).status).toBe(200);
      return listeners('goal.changed');
    };
    // The caller's own pages hear of each call.
    const tick = { item_id: said.id, done: true };
    expect(await told(`PATCH /goal/${id}/`, { title: 'Meta nueva' })).toEqual(['bruno', 'carla']);
    expect(await told(`PATCH /goal/${id}/`, { title: 'Meta nueva' })).toEqual(['bruno']);
    expect(await told(`PATCH /goal/${id}/checklist`, tick)).toEqual(['bruno', 'carla', 'elena']);
    expect(await told(`PATCH /goal/${id}/checklist`, tick)).toEqual(['bruno']);
    expect(await told(`PATCH /goal/${id}/checklist`, { ...tick, title: 'Tres' })).toEqual(['bruno', 'carla']);
  });

  it('an answer is told to nobody but the pages of who answered, and the close to everybody in the survey', async () => {
    const id = await fixture.publish(
      { anonymous: true },
      { threshold: 3, user_ids: ['ana', 'bruno', 'elena'] },
    );
    heard = [];
    await fixture.later(1_000);
    expect(listeners('survey.changed')).toEqual(['ana', 'bruno', 'elena']);
    expect(await fixture.answer('ana', id)).toBe(200);
    expect(listeners('survey.changed')).toEqual(['ana']);
    await fixture.done(`PATCH /org/survey/${id}/activate`, { active: false });
    expect(listeners('survey.changed')).toEqual(['ana', 'bruno', 'diego', 'elena']);
  });

  it('an entry is told to the people of its challenge, and outside of ranking and team to nobody', async () => {
    const id = await fixture.challenge();
    await fixture.join('ana', id, { ranked: true, named: true });
    await fixture.join('bruno', id, { ranked: false, named: false });
    heard = [];
    expect(await fixture.enter('ana', id, fixture.day(-1), 3)).toBe(200);
    expect(listeners('challenge.changed')).toEqual(['ana', 'bruno']);
    expect(await fixture.enter('bruno', id, fixture.day(-1), 3)).toBe(200);
    expect(listeners('challenge.changed')).toEqual(['bruno']);
  });
});
