/** Goals as a leader and an administrator read them: people by what they need, parts with their owners, values of their unit. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { goals } from '#backend/goals/goals.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import { boss, openSurveyFixture, type SurveyFixture } from './surveyFixture.ts';
import { storesOf } from '../support/trials.ts';

let fixture: SurveyFixture;
let period_id = '';
afterEach(() => fixture.deployment.close());

type Said = Readonly<Record<string, unknown>>;
const call = (who: string, route: string, body?: Said) => fixture.call(who, route, body);
async function make(who: string, said: Said = {}): Promise<string> {
  const {
    status,
    said: goal,
    text,
  } = await call(who, 'POST /goal', {
    title: 'Meta',
    period_id,
    ...(said['measure'] === undefined ? { target: 100 } : {}),
    ...said,
  });
  if (status !== 200) throw new Error(text);
  return goal.id;
}
const checkIn = (who: string, goal_id: string, value: number, confidence = 'on_track') =>
  call(who, 'POST /goal/checkin', { goal_id, value, confidence });

describe.each(storesOf(import.meta.url))('goals of a team, %s store', (kind) => {
  beforeEach(async () => {
    fixture = await openSurveyFixture(kind);
    await fixture.turn('goals', true);
    ({ id: period_id } = await fixture.done('POST /goal_period', { name: 'T1', starts_on: '2020-01-01' }));
  });

  it('people come by what needs the leader, with the mean of their open goals of the period alone', async () => {
    const ids = ['ana', 'bruno', 'dora'];
    await fixture.change((store) => store.update(users, { id: { in: ids } }, { managerId: 'carla' }));
    const { id: other } = await fixture.done('POST /goal_period', { name: 'T2', starts_on: '2020-02-01' });
    const [fine, risky, silent] = [await make('ana'), await make('bruno'), await make('bruno')];
    await checkIn('ana', fine, 80);
    await checkIn('bruno', risky, 20, 'at_risk');
    await checkIn('bruno', silent, 60);
    await checkIn('ana', await make('ana', { period_id: other }), 10, 'off_track');
    await checkIn('ana', await make('ana', { period_id: other }), 20);
    await fixture.change((store) =>
      store.update(goals, { id: silent }, { checkedAt: '2020-01-05T00:00:00.000Z' }),
    );
    const people = async (period: string) =>
      (await call('carla', `GET /goals/people?period_id=${period}`)).said
        .filter(({ open }: { readonly open: number }) => open > 0)
        .map(({ user, open, owed, progress, state }: Readonly<Record<string, { readonly id: string }>>) => [
          user?.id,
          open,
          owed,
          progress,
          state,
        ]);
    expect(await people(period_id)).toEqual([
      ['bruno', 2, 1, '2/5', 'at_risk'],
      ['ana', 1, 0, '4/5', 'on_track'],
    ]);
    expect(await people(other)).toEqual([['ana', 2, 0, '3/20', 'off_track']]);
    await fixture.change((store) => store.update(goals, { id: risky }, { status: 'cancelled' }));
    expect(await people(period_id)).toEqual([
      ['bruno', 1, 1, '3/5', 'silent'],
      ['ana', 1, 0, '4/5', 'on_track'],
    ]);
  });

  it('a value is checked against the unit, and the refusal names the field and the reason', async () => {
    const id = await make('ana', { unit: '%' });
    const refused = await checkIn('ana', id, 999);
    expect([refused.status, refused.said.reasons]).toMatchObject([
      422,
      [{ field: 'value', code: 'goal_percent', message: 'Se mide en %, así que va de 0 a 100.' }],
    ]);
    expect((await checkIn('ana', id, 99.5)).status).toBe(200);
  });

  it('a list is made with its items and has no progress before the first mark', async () => {
    const id = await make('ana', { measure: 'checklist', checklist: ['Uno', 'Dos'] });
    const { checklist, ...before } = (await call('ana', `GET /goal/${id}`)).said;
    expect(before).toMatchObject({ progress: null, items: 2, done: 0 });
    expect(checklist.map(({ title }: { readonly title: string }) => title)).toEqual(['Uno', 'Dos']);
    await call('ana', `PATCH /goal/${id}/checklist`, { item_id: checklist[0].id, done: true });
    expect((await call('ana', `GET /goal/${id}`)).said.progress).toBe('1/2');
  });

  it('owners of the parts are those who helped, and the list of all names the goals above', async () => {
    const top = await make(boss, { title: 'Crecer', level: 'organization', measure: 'parts' });
    const part = await make('ana', { title: 'Vender' });
    await fixture.done(`PATCH /goal/${part}/parents`, { parents: [{ id: top }] });
    const { helpers } = (await call(boss, `GET /goal/${top}`)).said;
    expect(helpers.map(({ id }: { readonly id: string }) => id)).toEqual(['ana']);
    const { items } = (await call(boss, `GET /org/goal?owner_id=ana&period_id=${period_id}`)).said;
    expect(items).toMatchObject([{ id: part, parent_titles: ['Crecer'] }]);
  });
});
