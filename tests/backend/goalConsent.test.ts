/** A goal that somebody else leads does not move before its owner accepts the part, whatever happens meanwhile; both stores. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { goalLinks } from '#backend/goals/goals.tables.ts';
import { notifications } from '#backend/notifications/notifications.tables.ts';
import { storesOf } from '../support/trials.ts';
import { falseSums } from './goalSums.ts';
import { boss, openSurveyFixture, type SurveyFixture } from './surveyFixture.ts';

let fixture: SurveyFixture;
let period = '';
/** A goal of the administrator: one part, by 43 %. */
let top = '';
/** A goal of ana, by 1 %. */
let part = '';
afterEach(() => fixture.deployment.close());

const call = (who: string, route: string, body?: unknown) => fixture.call(who, route, body);
const makePeriod = async (name: string): Promise<string> =>
  (await fixture.done('POST /goal_period', { name, starts_on: '2020-01-01' })).id;
const make = async (who: string, rest: object = { target: 100 }): Promise<string> =>
  (await call(who, 'POST /goal', { title: 'Meta', period_id: period, ...rest })).said.id;
const checkIn = (who: string, goal_id: string, value: number) =>
  call(who, 'POST /goal/checkin', { goal_id, value, confidence: 'on_track' });
const under = (who: string, id: string, parent: string, weight = 1) =>
  call(who, `PATCH /goal/${id}/parents`, { parents: [{ id: parent, weight }] });
const see = async (id: string, who = boss) => (await call(who, `GET /goal/${id}`)).said;
/** Answers the first of what waits at a goal. */
const answer = async (who: string, id: string, accept: boolean, seen = {}) => {
  const [ask] = (await see(id)).asked;
  return call(who, `PATCH /goal/${id}/parts`, {
    part_id: ask.id,
    asked_weight: ask.asked_weight,
    accept,
    ...seen,
  });
};
const told = (kind: 'goal_part' | 'goal_part_refused') =>
  fixture.look(async (store) =>
    (await store.list(notifications, { where: { kind } })).rows
      .map(({ userId, actorId, sourceId }) => `${userId} by ${actorId} of ${sourceId}`)
      .toSorted(),
  );
const codes = ({ status, said }: Awaited<ReturnType<typeof call>>) => [status, said.reasons?.[0]?.code];

describe.each(storesOf(import.meta.url))('a part of a goal of somebody else, %s store', (kind) => {
  beforeEach(async () => {
    fixture = await openSurveyFixture(kind);
    await fixture.turn('goals', true);
    period = await makePeriod('T1');
    top = await make(boss, { measure: 'parts' });
    const own = await make(boss);
    await checkIn(boss, own, 43);
    await under(boss, own, top);
    part = await make('ana');
    await checkIn('ana', part, 1);
  });
  const moved = async (): Promise<string> => (await see(top)).progress;

  it('does not count before the owner accepts it, and both goals show it as waiting with what it would change', async () => {
    expect((await under('ana', part, top, 5)).status).toBe(200);
    expect(await see(top)).toMatchObject({
      progress: '43/100',
      terms: [{ progress: '43/100' }],
      parts: [{}],
      asked: [{ goal_id: part, weight: 0, asked_weight: 5, progress_with: '2/25', asked_by: { id: 'ana' } }],
    });
    expect((await see(part)).parents).toMatchObject([{ id: top, weight: 0, asked_weight: 5 }]);
    expect(await told('goal_part')).toEqual([`${boss} by ana of ${top}`]);
    await checkIn('ana', part, 99);
    expect(await moved()).toBe('43/100');
    await checkIn('ana', part, 1);
    expect((await answer(boss, top, true)).said).toMatchObject({ progress: '2/25', asked: [] });
    expect((await see(part)).parents).toMatchObject([{ id: top, weight: 5, asked_weight: null }]);
    expect(await told('goal_part_refused')).toEqual([]);
  });

  it('stays at the top of the tree and out of the goal above while it waits', async () => {
    await under('ana', part, top);
    const tree = async (rest: string) =>
      (await fixture.done(`GET /goals/tree?period_id=${period}${rest}`)).items.map(
        ({ id, parts }: { readonly id: string; readonly parts: number }) => `${id} ${parts}`,
      );
    expect(await tree('')).toEqual([`${top} 1`, `${part} 0`]);
    expect(await tree(`&parent_id=${top}`)).not.toContain(`${part} 0`);
  });

  it('that is refused is gone, and the person who asked is told', async () => {
    await under('ana', part, top);
    expect((await answer(boss, top, false)).said).toMatchObject({ progress: '43/100', asked: [] });
    expect((await see(part)).parents).toEqual([]);
    expect(await told('goal_part_refused')).toEqual([`ana by ${boss} of ${part}`]);
  });

  it('is accepted neither by the person who asked, nor by one who does not lead the owner', async () => {
    await under('ana', part, top);
    for (const who of ['ana', 'bruno']) expect((await answer(who, top, true)).status).toBe(403);
    expect(await moved()).toBe('43/100');
  });

  it('of the same owner, or linked by a person who leads the owner above, counts at once and asks nobody', async () => {
    await under(boss, part, top);
    expect(await moved()).toBe('11/50');
    const own = await make('ana', { measure: 'parts' });
    await under('ana', part, own);
    expect((await see(own)).progress).toBe('1/100');
    expect(await told('goal_part')).toEqual([]);
  });

  it('that counts keeps its weight until another one is accepted, and a refusal leaves the first', async () => {
    await under(boss, part, top);
    await under('ana', part, top, 100);
    expect(await see(top)).toMatchObject({
      progress: '11/50',
      asked: [{ weight: 1, asked_weight: 100, progress_with: '143/10100' }],
    });
    await answer(boss, top, false);
    expect(await see(part)).toMatchObject({ parents: [{ weight: 1, asked_weight: null }] });
    await under('ana', part, top, 100);
    await under('ana', part, top, 1);
    expect(await see(top)).toMatchObject({ progress: '11/50', asked: [] });
    await under('ana', part, top, 100);
    await answer(boss, top, true);
    expect(await moved()).toBe('143/10100');
  });

  it('is accepted with the weight that the owner saw, and answered once', async () => {
    await under('ana', part, top);
    const [ask] = (await see(top)).asked;
    await under('ana', part, top, 100);
    const seen = { part_id: ask.id, asked_weight: 1 };
    expect(codes(await answer(boss, top, true, seen))).toEqual([409, 'goal_part_changed']);
    expect((await answer(boss, top, true)).status).toBe(200);
    for (const accept of [true, false])
      expect(
        codes(await call(boss, `PATCH /goal/${top}/parts`, { part_id: ask.id, asked_weight: 100, accept })),
      ).toEqual([409, 'goal_part_changed']);
  });

  it('still waits in the copies of a period, whose owner is told', async () => {
    await under('ana', part, top, 5);
    const next = await makePeriod('T2');
    await fixture.done(`POST /goal_period/${period}/carry_over`, { to_id: next });
    const copy = (await fixture.done(`GET /org/goal?period_id=${next}`)).items.find(
      (one: { readonly carried_from_id: string }) => one.carried_from_id === top,
    );
    expect(await see(copy.id)).toMatchObject({ progress: '43/100', asked: [{ asked_weight: 5 }] });
    expect(await told('goal_part')).toContain(`${boss} by ana of ${copy.id}`);
    expect((await answer(boss, copy.id, true)).said.progress).toBe('2/25');
    expect(await moved()).toBe('43/100');
  });

  it('ends without counting when the period above closes, and its goal can be linked elsewhere', async () => {
    const next = await makePeriod('T2');
    const later = await make('ana', { target: 100, period_id: next });
    await under('ana', part, top);
    await under('ana', later, top);
    const [ask] = (await see(top)).asked;
    await fixture.done(`POST /goal_period/${period}/close`, {});
    expect(await see(top)).toMatchObject({ progress: '43/100', asked: [] });
    const late = { part_id: ask.id, asked_weight: 1, accept: true };
    expect(codes(await call(boss, `PATCH /goal/${top}/parts`, late))).toEqual([409, 'goal_period_closed']);
    expect((await call('ana', `PATCH /goal/${later}/parents`, { parents: [] })).status).toBe(200);
    expect(await fixture.look(async (store) => (await store.list(goalLinks)).rows.length)).toBe(1);
  });

  it('that is cancelled is not shown and not accepted, and waits again once it is open', async () => {
    await under('ana', part, top);
    const [ask] = (await see(top)).asked;
    await call('ana', `PATCH /goal/${part}/`, { status: 'cancelled' });
    expect((await see(top)).asked).toEqual([]);
    const late = { part_id: ask.id, asked_weight: 1, accept: true };
    expect(codes(await call(boss, `PATCH /goal/${top}/parts`, late))).toEqual([409, 'goal_not_open']);
    await call('ana', `PATCH /goal/${part}/`, { status: 'open' });
    expect((await see(top)).asked).toHaveLength(1);
    expect(await moved()).toBe('43/100');
  });

  it('waits for the new owner, who is told, when the goal above changes hands', async () => {
    await under('ana', part, top);
    await fixture.done(`PATCH /org/goal/${top}/`, { owner_id: 'bruno' });
    expect(await told('goal_part')).toEqual(
      [`${boss} by ana of ${top}`, `bruno by ana of ${top}`].toSorted(),
    );
    expect((await answer('bruno', top, true)).said).toMatchObject({ progress: '11/50' });
  });

  it('goes with its owner, and waits under no name when the person who asked is removed', async () => {
    const led = await make('bruno');
    await under('bruno', led, top);
    await under('ana', part, top);
    await fixture.change((store) => store.update(goalLinks, { childId: led }, { askedById: 'ana' }));
    await fixture.done('POST /user/admin/delete', { id: 'ana' });
    expect(await see(top)).toMatchObject({ progress: '43/100', asked: [{ goal_id: led, asked_by: null }] });
    expect((await answer(boss, top, false)).status).toBe(200);
    expect(await told('goal_part_refused')).toEqual([`bruno by ${boss} of ${led}`]);
  });

  it('that the owner above may not see has no title there, and nobody else hears of it', async () => {
    await fixture.done(`PATCH /org/goal/${top}/`, { owner_id: 'bruno' });
    await call('ana', `PATCH /goal/${part}/`, { visibility: 'leader' });
    await under('ana', part, top);
    expect((await see(top, 'bruno')).asked).toMatchObject([{ goal_id: null, title: null, asked_weight: 1 }]);
    expect((await see(top, 'carla')).asked).toEqual([]);
    expect((await answer('bruno', top, true)).status).toBe(200);
    for (const reader of [boss, 'ana', 'bruno', 'carla'])
      expect(await falseSums(fixture, reader)).toEqual([]);
  });
});
