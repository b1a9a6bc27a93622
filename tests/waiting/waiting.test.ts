/** The queue of what waits for a person: order, words of what was sent back, snoozing, modules, and what its things are called. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#backend/people/users.tables.ts';
import { waitingSnoozes } from '#backend/waiting/waiting.tables.ts';
import { openSurveyFixture, type SurveyFixture } from '#tests/backend/surveyFixture.ts';
import { storesOf } from '../support/trials.ts';

let fixture: SurveyFixture;
const give = async (body: object = {}): Promise<string> =>
  (await fixture.done('POST /task', { title: 'Guía', user_ids: ['ana'], ...body })).id;
const queue = async (who = 'ana', limit = 20) =>
  (await fixture.call(who, `GET /user/waiting?limit=${limit}`)).said;
const snooze = async (id: string, rest: object = {}, who = 'ana') =>
  (await fixture.call(who, 'POST /user/waiting/snooze', { kind: 'task', id, ...rest })).status;

describe.each(storesOf(import.meta.url))('the queue, %s store', (kind) => {
  beforeEach(async () => {
    fixture = await openSurveyFixture(kind);
  });
  afterEach(() => fixture.deployment.close());

  it('what is due comes first, and only as much as was asked for, with the counts of all', async () => {
    const day = (ahead: number) =>
      new Date(fixture.deployment.now + ahead * 86_400_000).toISOString().slice(0, 10);
    const later = await give({ due_on: day(4) });
    const first = await give({ due_on: day(2) });
    const never = await give();
    const { items, counts, total } = await queue();
    expect(items.map(({ id }: { id: string }) => id)).toEqual([first, later, never]);
    expect(items[0]).toMatchObject({
      kind: 'task',
      title: 'Guía',
      who: { id: 'diego' },
      address: `/tasks?id=${first}`,
    });
    expect([counts, total]).toEqual([[{ kind: 'task', count: 3, snoozed: 0 }], 3]);
    expect(await queue('ana', 1)).toMatchObject({ items: [{ id: first }], counts, total });
  });

  it('a task that was sent back waits again with the reason', async () => {
    const id = await give();
    const { said } = await fixture.call('ana', `POST /task/${id}/submit`, { message: 'Listo' });
    const submission = said.submissions[0].id;
    expect((await queue('diego')).items).toMatchObject([
      { kind: 'task_proof', id: submission, subject_id: id, words: 'Listo', who: { id: 'ana' } },
    ]);
    expect((await queue()).total).toBe(0);
    await fixture.done(`PATCH /task/submission/${submission}/send_back`, { reason: 'Falta la fecha.' });
    expect((await queue()).items).toMatchObject([{ kind: 'task_again', id, words: 'Falta la fecha.' }]);
  });

  it("a snoozed thing is back when the person's own next day begins", async () => {
    const id = await give();
    // Noon in Mexico City is three in the morning of the next day in Tokyo.
    await fixture.change((store) => store.update(users, { id: 'ana' }, { timezone: 'Asia/Tokyo' }));
    expect([await snooze(id), await snooze(id)]).toEqual([200, 200]);
    expect(await queue()).toEqual({ items: [], counts: [{ kind: 'task', count: 0, snoozed: 1 }], total: 0 });
    const [until] = await fixture.look(async (store) =>
      (await store.list(waitingSnoozes)).rows.map((row) => Date.parse(row.until)),
    );
    const left = (until ?? 0) - fixture.deployment.now;
    expect(new Date(until ?? 0).toISOString()).toMatch(/T15:00:00/);
    await fixture.later(left - 1);
    expect((await queue()).total).toBe(0);
    await fixture.later(1);
    expect((await queue()).total).toBe(1);
  });

  it('a snoozed thing can be brought back, and what does not wait cannot be snoozed', async () => {
    const id = await give();
    expect(await snooze(id)).toBe(200);
    expect(await snooze(id, { snoozed: false })).toBe(200);
    expect((await queue()).total).toBe(1);
    expect([await snooze(id, {}, 'bruno'), await snooze(id, { kind: 'survey' })]).toEqual([404, 404]);
  });

  it('a module that is off contributes nothing', async () => {
    const id = await give();
    await fixture.turn('tasks', false);
    expect(await queue()).toEqual({ items: [], counts: [], total: 0 });
    expect(await snooze(id)).toBe(404);
  });
});
