/** Tasks for audiences: each person chosen has it once, in pieces, and who reads it reads pages. */
import { afterEach, describe, expect, it } from 'vitest';
import { transfers } from '#backend/ledger/ledger.tables.ts';
import { notifications } from '#backend/notifications/notifications.tables.ts';
import { userGroupMembers, userGroups } from '#backend/departments/departments.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import { detailOf } from '#backend/tasks/tasks.detail.ts';
import { peopleAtOnce } from '#backend/tasks/tasks.pieces.ts';
import { taskPeople, taskPieces, tasks } from '#backend/tasks/tasks.tables.ts';
import { countOf, countsOf, taskLimits } from '#schema/tasks/tasks.rules.ts';
import { boss, openSurveyFixture, refusal, type SurveyFixture } from '#tests/backend/surveyFixture.ts';
import { readingAs } from '../support/readingAs.ts';
import { storesOf } from '../support/trials.ts';

let fixture: SurveyFixture;
afterEach(() => fixture.deployment.close());

const give = async (body: object): Promise<string> =>
  (await fixture.done('POST /task', { title: 'Guía', ...body })).id;
/** Who has the task, once for each part. */
const receivers = (taskId: string): Promise<readonly string[]> =>
  fixture.look(async (store) =>
    (await store.list(taskPeople, { where: { taskId } })).rows.map(({ userId }) => userId).toSorted(),
  );
/** Whether the counts of a task are those of its parts. */
const isCounted = (id: string): Promise<boolean> =>
  fixture.look(async (store) => {
    const { rows: parts } = await store.list(taskPeople, { where: { taskId: id } });
    const { rows } = await store.list(tasks, { where: { id } });
    const counts = countsOf(parts);
    return Object.values(countOf).every((name) => counts[name] === rows[0]?.[name]);
  });
/** A group of these people. */
const group = (id: string, names: readonly string[]): Promise<void> =>
  fixture.change(async (store) => {
    const at = new Date(fixture.deployment.now).toISOString();
    await store.insert(userGroups, [{ id, name: id, description: '', active: true, createdAt: at }]);
    await store.insert(
      userGroupMembers,
      names.map((userId) => ({ id: `${id}-${userId}`, groupId: id, userId })),
    );
  });
const leaves = (id: string) => fixture.change((store) => store.update(users, { id }, { active: false }));
const work = () => fixture.look(async (store) => (await store.list(taskPieces)).rows.length);

describe.each(storesOf(import.meta.url))('audiences of tasks, %s store', (kind) => {
  it('an audience is the people chosen, each once, and nobody who left', async () => {
    fixture = await openSurveyFixture(kind);
    await group('choir', ['ana', 'elena']);
    await leaves('bruno');
    const sales = { department_ids: ['sales'] };
    expect(await receivers(await give(sales))).toEqual(['ana']);
    expect(await receivers(await give({ ...sales, user_ids: ['bruno', 'elena'] }))).toEqual(['ana', 'elena']);
    expect(await receivers(await give({ ...sales, user_ids: ['ana'] }))).toEqual(['ana']);
    expect(await receivers(await give({ ...sales, group_ids: ['choir'] }))).toEqual(['ana', 'elena']);
    expect(await receivers(await give({ department_ids: ['sales', 'works'] }))).toEqual([
      'ana',
      'carla',
      'elena',
    ]);
    const all = await receivers(await give({ everyone: true }));
    expect(all).toEqual(expect.arrayContaining(['ana', 'carla', boss, 'elena']));
    expect(all).not.toContain('bruno');
    expect(all).not.toContain('xavi');
  });

  it('the number that is shown before is that of the people who get it, and points are paid once a person', async () => {
    fixture = await openSurveyFixture(kind);
    await fixture.fill(1_000);
    await group('choir', ['ana', boss]);
    const audience = { department_ids: ['sales'], group_ids: ['choir'], user_ids: ['ana'], points: 30 };
    // Nobody earns points by a task of their own.
    expect(await fixture.done('POST /org/tasks/audience', audience)).toEqual({ people: 2 });
    const id = await give(audience);
    expect(await receivers(id)).toEqual(['ana', 'bruno']);
    const { said } = await fixture.call('ana', `POST /task/${id}/submit`, { message: 'Listo' });
    const approve = () => fixture.call(boss, `PATCH /task/submission/${said.submissions[0].id}/approve`, {});
    expect([(await approve()).status, (await approve()).status]).toEqual([200, 409]);
    const paid = await fixture.look(
      async (store) => (await store.list(transfers, { where: { kind: 'task' } })).rows,
    );
    expect(paid.map(({ takerId, points }) => [takerId, points])).toEqual([['ana', 30]]);
  });

  it('unknown parts, an empty audience, and audiences of others than administrators are refused by name', async () => {
    fixture = await openSurveyFixture(kind);
    await group('nobody', []);
    const task = { title: 'Guía' };
    const unknown = { ...task, department_ids: ['nowhere'], group_ids: ['none'] };
    expect(await refusal(fixture, 'POST /task', unknown)).toEqual([422, 'department_ids', 'group_ids']);
    expect(await refusal(fixture, 'POST /task', { ...task, group_ids: ['nobody'] })).toEqual([
      409,
      expect.stringContaining('Nadie recibiría esta tarea.'),
    ]);
    const own = await fixture.call('carla', 'POST /task', { ...task, department_ids: ['works'] });
    expect([own.status, own.said.reasons[0].code]).toEqual([422, 'task_people']);
    const all = await fixture.call('ana', 'POST /task', { ...task, everyone: true });
    expect([all.status, all.said.reasons[0].field]).toEqual([422, 'everyone']);
  });

  it('the people of a large audience get it in pieces, and so do a new day and the end', async () => {
    const many = peopleAtOnce * 2 + 5;
    fixture = await openSurveyFixture(kind, many);
    const id = await give({ everyone: true });
    expect((await receivers(id)).length).toBe(peopleAtOnce);
    expect((await fixture.done(`GET /task/${id}`)).sending).toBe(true);
    await fixture.later(1_000);
    const all = await receivers(id);
    expect([all.length, new Set(all).size, await work()]).toEqual([many + 5, many + 5, 0]);
    const told = await fixture.look(
      async (store) => (await store.list(notifications, { where: { kind: 'task' } })).rows,
    );
    expect(told.length).toBe(many + 4);
    const due_on = '2031-05-01';
    await fixture.done(`PATCH /task/${id}`, { due_on });
    await fixture.later(1_000);
    const orders = await fixture.look(async (store) => store.tally(taskPeople, { by: ['dueOrder'] }));
    expect(orders.map(({ dueOrder }) => dueOrder)).toEqual([due_on]);
    await fixture.done(`PATCH /task/${id}/cancel`, {});
    expect(await work()).toBe(1);
    await fixture.later(1_000);
    expect((await fixture.done(`GET /task/${id}`)).counts).toMatchObject({ open: 0, cancelled: many + 5 });
    expect([await isCounted(id), await work()]).toEqual([true, 0]);
  });

  it('a task that is cancelled while its people are added gets no more of them', async () => {
    fixture = await openSurveyFixture(kind, peopleAtOnce + 5);
    const id = await give({ everyone: true });
    await fixture.done(`PATCH /task/${id}/cancel`, {});
    await fixture.later(1_000);
    expect([(await receivers(id)).length, await work(), await isCounted(id)]).toEqual([
      peopleAtOnce,
      0,
      true,
    ]);
  });

  it('one task reads as many rows for 120 people as for 60, and its pages hold each person once', async () => {
    const most: number[] = [];
    for (const people of [taskLimits.page + 10, taskLimits.page * 2 + 20]) {
      fixture?.deployment.close();
      fixture = await openSurveyFixture(kind, people);
      const id = await give({ everyone: true });
      const { most: rows, answer } = await readingAs(fixture.deployment, boss, (context) =>
        detailOf(context, id),
      );
      most.push(rows);
      const ids = answer.people.map((one) => one.id);
      for (let after = answer.nextPeople; after !== null;) {
        const page = await fixture.done(`GET /task/${id}/people?after=${encodeURIComponent(after)}`);
        ids.push(...page.items.map((one: { readonly id: string }) => one.id));
        after = page.next;
      }
      expect([ids.length, new Set(ids).size]).toEqual([people + 5, people + 5]);
    }
    expect(most[1]).toBe(most[0]);
  });
});
