/** The bar of a goal is the sum of its terms after a period is carried over or closed, and after its people are removed. */
import { afterEach, describe, expect, it } from 'vitest';
import { storesOf } from '../support/trials.ts';
import { falseSums } from './goalSums.ts';
import { boss, openSurveyFixture, type SurveyFixture } from './surveyFixture.ts';

let fixture: SurveyFixture;
afterEach(() => fixture.deployment.close());

describe.each(storesOf(import.meta.url))('sums of goals, %s store', (kind) => {
  const open = async () => {
    fixture = await openSurveyFixture(kind);
    await fixture.turn('goals', true);
    return Promise.all([period('T1'), period('T2')]);
  };
  const period = async (name: string): Promise<string> =>
    (await fixture.done('POST /goal_period', { name, starts_on: '2020-01-01' })).id;
  const close = (id: string) => fixture.done(`POST /goal_period/${id}/close`, {});
  const carry = (id: string, to_id: string) => fixture.done(`POST /goal_period/${id}/carry_over`, { to_id });
  /** A goal of 100 steps with a check-in, or one that is measured by its parts. */
  const make = async (
    who: string,
    period_id: string,
    { value, under }: { readonly value?: number; readonly under?: string },
  ): Promise<string> => {
    const measure = value === undefined ? { measure: 'parts' } : { target: 100 };
    const { id } = (await fixture.call(who, 'POST /goal', { title: 'Meta', period_id, ...measure })).said;
    if (value !== undefined) await checkIn(who, id, value);
    if (under !== undefined)
      expect(
        (await fixture.call(boss, `PATCH /goal/${id}/parents`, { parents: [{ id: under }] })).status,
      ).toBe(200);
    return id;
  };
  const checkIn = async (who: string, goal_id: string, value: number) =>
    expect(
      (await fixture.call(who, 'POST /goal/checkin', { goal_id, value, confidence: 'on_track' })).status,
    ).toBe(200);
  const set = (who: string, id: string, status: string) =>
    fixture.call(who, `PATCH /goal/${id}/`, { status });
  const see = async (id: string) => (await fixture.call(boss, `GET /goal/${id}`)).said;
  const copyOf = async (id: string, period_id: string) =>
    (await fixture.done(`GET /org/goal?period_id=${period_id}`)).items.find(
      (goal: { readonly carried_from_id: string }) => goal.carried_from_id === id,
    );

  it('a copy is the sum of the parts that came along, not of those that were finished, and neither is anything above it', async () => {
    const [from, to] = await open();
    const top = await make(boss, from, {});
    const middle = await make(boss, from, { under: top });
    const done = await make('ana', from, { value: 100, under: middle });
    await make('bruno', from, { value: 20, under: middle });
    await set('ana', done, 'done');
    expect(await see(top)).toMatchObject({ progress: '3/5' });
    await carry(from, to);
    for (const id of [middle, top])
      expect(await copyOf(id, to)).toMatchObject({ progress: '1/5', terms: [{ progress: '1/5' }] });
    expect(await falseSums(fixture, boss)).toEqual([]);
  });

  it('a copy whose parts are all finished has no progress yet', async () => {
    const [from, to] = await open();
    const top = await make(boss, from, {});
    await set('ana', await make('ana', from, { value: 100, under: top }), 'done');
    await carry(from, to);
    expect(await copyOf(top, to)).toMatchObject({ progress: null, terms: [] });
  });

  it('a part that is carried over later counts in the copy that was there before', async () => {
    const [from, to] = await open();
    const top = await make(boss, from, {});
    const late = await make('ana', from, { value: 40, under: top });
    await make('bruno', from, { value: 80, under: top });
    await set('ana', late, 'done');
    await carry(from, to);
    expect(await copyOf(top, to)).toMatchObject({ progress: '4/5' });
    await set('ana', late, 'open');
    await checkIn('ana', late, 20);
    await carry(from, to);
    expect(await copyOf(top, to)).toMatchObject({ progress: '1/2', terms: [{}, {}] });
  });

  it('the sum of a closed period keeps its terms while a part of a later period moves, is cancelled and is carried over', async () => {
    const [first, second] = await open();
    const top = await make(boss, first, {});
    const part = await make('ana', second, { value: 20, under: top });
    await close(first);
    const kept = { progress: '1/5', terms: [{ id: part, progress: '1/5', status: 'open' }] };
    await checkIn('ana', part, 90);
    expect(await see(top)).toMatchObject({ ...kept, parts: [{ progress: '9/10' }] });
    await set('ana', part, 'cancelled');
    expect(await see(top)).toMatchObject(kept);
    await set('ana', part, 'open');
    const third = await period('T3');
    await carry(first, third);
    await carry(second, third);
    expect(await see(top)).toMatchObject(kept);
    for (const reader of [boss, 'ana', 'bruno']) expect(await falseSums(fixture, reader)).toEqual([]);
  });

  it('the link of a copy counts the part as it is, whatever the closed period keeps', async () => {
    const [first, second] = await open();
    const top = await make(boss, first, {});
    const part = await make('ana', second, { value: 20, under: top });
    await close(first);
    const third = await period('T3');
    await carry(first, third);
    await checkIn('ana', part, 90);
    await carry(second, third);
    expect(await copyOf(top, third)).toMatchObject({ progress: '9/10', terms: [{ progress: '9/10' }] });
  });

  it('a person who is removed leaves every sum of a closed period, up to the top', async () => {
    const [first] = await open();
    const top = await make(boss, first, {});
    const middle = await make(boss, first, { under: top });
    await make('ana', first, { value: 80, under: middle });
    await make('bruno', first, { value: 20, under: middle });
    await close(first);
    expect(await see(top)).toMatchObject({ progress: '1/2' });
    await fixture.done('POST /user/admin/delete', { id: 'ana' });
    for (const id of [middle, top]) expect(await see(id)).toMatchObject({ progress: '1/5' });
    expect(await falseSums(fixture, boss)).toEqual([]);
  });
});
