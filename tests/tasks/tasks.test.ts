/** The rules of tasks, over REST with the real backend and both stores. */
import { afterEach, describe, expect, it } from 'vitest';
import { notifications } from '#backend/notifications/notifications.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import { taskPeople } from '#backend/tasks/tasks.tables.ts';
import { accountOf, accountsOf, move } from '#backend/ledger/ledger.ts';
import { accounts, transfers } from '#backend/ledger/ledger.tables.ts';
import { boss, dayMs, openSurveyFixture, type SurveyFixture } from '#tests/backend/surveyFixture.ts';
import type { StoreKind } from '../support/deployment.ts';

let fixture: SurveyFixture;
afterEach(() => fixture.deployment.close());

const give = async (body: object = {}): Promise<string> =>
  (await fixture.done('POST /task', { title: 'Guía', user_ids: ['ana'], ...body })).id;
const handIn = async (id: string, who = 'ana'): Promise<string> =>
  (await fixture.call(who, `POST /task/${id}/submit`, { message: 'Listo' })).said.submissions[0].id;
const decide = (id: string, how: 'approve' | 'send_back', who: string = boss) =>
  fixture.call(
    who,
    `PATCH /task/submission/${id}/${how}`,
    how === 'approve' ? {} : { reason: 'Falta la fecha.' },
  );
const takeBack = (id: string, who: string = boss) =>
  fixture.call(who, `PATCH /task/submission/${id}/take_back`, {});
/** Every balance of the organisation. */
const balances = (): Promise<Readonly<Record<string, number>>> =>
  fixture.look(async (store) =>
    Object.fromEntries(
      (await store.list(accounts)).rows
        .filter(({ balance }) => balance !== 0)
        .map(({ ownerId, purse, balance }) => [`${ownerId} ${purse}`, balance]),
    ),
  );
const noticesOf = (userId: string): Promise<string[]> =>
  fixture.look(async (store) => {
    const { rows } = await store.list(notifications, { where: { userId }, order: [['createdAt', 'asc']] });
    return rows.flatMap(({ kind }) => (kind.startsWith('task') ? [kind] : []));
  });
const paid = (): Promise<readonly (readonly [string | null, number])[]> =>
  fixture.look(async (store) => {
    const { rows } = await store.list(transfers, { where: { kind: 'task' } });
    return rows.map(({ takerId, points }) => [takerId, points] as const);
  });
const rewards = (): Promise<readonly string[]> =>
  fixture.look(async (store) => (await store.list(taskPeople)).rows.map(({ reward }) => reward));
const codeOf = ({ said }: { said: { reasons?: { code: string }[] } }) => said.reasons?.[0]?.code;

describe.each(['tab', 'sql'] satisfies StoreKind[])('tasks, %s store', (kind) => {
  it('what was sent back is handed in again, approved once and paid once', async () => {
    fixture = await openSurveyFixture(kind);
    await fixture.fill(100);
    const id = await give({ points: 40 });
    await decide(await handIn(id), 'send_back');
    const second = await handIn(id);
    expect((await decide(second, 'approve')).status).toBe(200);
    const again = await decide(second, 'send_back');
    expect([again.status, codeOf(again)]).toEqual([409, 'task_decided']);
    expect(await paid()).toEqual([['ana', 40]]);
    expect(await noticesOf('ana')).toEqual(['task', 'task_sent_back', 'task_approved']);
  });

  it('tasks of a person begin with what was sent back, then stand by their due day, and what is handed in or over comes last', async () => {
    fixture = await openSurveyFixture(kind);
    const day = (days: number): string =>
      new Date(fixture.deployment.now + days * dayMs).toISOString().slice(0, 10);
    const made = {
      undated: await give(),
      late: await give({ due_on: day(9) }),
      sent: await give({ due_on: day(1) }),
      done: await give({ due_on: day(2) }),
      soon: await give({ due_on: day(3) }),
      moved: await give({ due_on: day(20) }),
      cancelled: await give({ due_on: day(1) }),
    };
    const names = Object.fromEntries(Object.entries(made).map(([name, id]) => [id, name]));
    const order = async (): Promise<readonly (string | undefined)[]> =>
      (await fixture.call('ana', 'GET /user/tasks/assigned')).said.items.map(
        ({ id }: { id: string }) => names[id],
      );
    await handIn(made.sent);
    await decide(await handIn(made.done), 'approve');
    const back = await handIn(made.late);
    await fixture.call(boss, `PATCH /task/${made.moved}`, { due_on: day(5) });
    await fixture.call(boss, `PATCH /task/${made.cancelled}/cancel`, {});
    expect(await order()).toEqual(['soon', 'moved', 'undated', 'late', 'sent', 'done', 'cancelled']);
    await decide(back, 'send_back');
    await fixture.call(boss, `PATCH /task/${made.soon}`, { due_on: null });
    expect(await order()).toEqual(['late', 'moved', 'undated', 'soon', 'sent', 'done', 'cancelled']);
  });

  it('the points of an approved task wait for the budget and are paid once when it is filled', async () => {
    fixture = await openSurveyFixture(kind);
    await decide(await handIn(await give({ points: 999_999 })), 'approve');
    expect(await rewards()).toEqual(['due']);
    await fixture.fill(2_000_000);
    await fixture.later(900_000);
    await fixture.later(900_000);
    expect(await rewards()).toEqual(['paid']);
    expect(await paid()).toEqual([['ana', 999_999]]);
  });

  it('reminders arrive the day before and on the day, and not after handing in', async () => {
    fixture = await openSurveyFixture(kind);
    const due_on = new Date(fixture.deployment.now + 2 * dayMs).toISOString().slice(0, 10);
    const id = await give({ user_ids: ['ana', 'carla'], due_on });
    await handIn(id, 'carla');
    for (let hour = 0; hour < 16; hour++) await fixture.later(dayMs / 4);
    expect(await noticesOf('ana')).toEqual(['task', 'task_reminder', 'task_reminder']);
    expect(await noticesOf('carla')).toEqual(['task']);
  });

  it('a task of others is not found, and neither is a submission to decide on', async () => {
    fixture = await openSurveyFixture(kind);
    const id = await give();
    const submission = await handIn(id);
    const answers = await Promise.all([
      fixture.call('carla', `GET /task/${id}`),
      fixture.call('carla', `POST /task/${id}/submit`, { message: 'Mía' }),
      decide(submission, 'approve', 'carla'),
      decide(submission, 'approve', 'ana'),
      fixture.call('carla', `PATCH /task/submission/${submission}/withdraw`, {}),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });

  it('a task for oneself has no points and is complete when it is handed in', async () => {
    fixture = await openSurveyFixture(kind);
    const refused = await fixture.call('ana', 'POST /task', { title: 'Leer', points: 5 });
    expect([refused.status, codeOf(refused)]).toEqual([422, 'task_own_points']);
    const { said } = await fixture.call('ana', 'POST /task', { title: 'Leer' });
    await handIn(said.id);
    expect((await fixture.call('ana', `GET /task/${said.id}`)).said.mine.state).toBe('approved');
  });

  it('when the maker is removed, administrators are notified of what waits and decide on it', async () => {
    fixture = await openSurveyFixture(kind);
    await fixture.change((store) => store.update(users, { id: 'ana' }, { managerId: 'elena' }));
    await fixture.change((store) => store.update(users, { id: 'elena' }, { userType: 'manager' }));
    const { said } = await fixture.call('elena', 'POST /task', { title: 'Guía', user_ids: ['ana'] });
    const waiting = await handIn(said.id);
    expect(await noticesOf(boss)).toEqual([]);
    await fixture.done('POST /user/admin/delete', { id: 'elena', reason: '' });
    expect(await noticesOf(boss)).toEqual(['task_submitted']);
    expect((await decide(waiting, 'approve')).status).toBe(200);
  });

  it('an approval taken back within ten seconds moves its points back, and they are paid once when it is approved again', async () => {
    fixture = await openSurveyFixture(kind);
    await fixture.fill(100);
    const id = await give({ points: 40 });
    const submission = await handIn(id);
    const books = await balances();
    expect((await decide(submission, 'approve')).status).toBe(200);
    const paidOut = await balances();
    fixture.deployment.now += 10_000;
    const back = await takeBack(submission);
    expect([back.status, back.said.people[0].state, back.said.people[0].reward]).toEqual([
      200,
      'submitted',
      'none',
    ]);
    expect(await balances()).toEqual(books);
    expect(await noticesOf('ana')).toEqual(['task']);
    expect(codeOf(await takeBack(submission))).toBe('task_decided');
    expect((await decide(submission, 'approve')).status).toBe(200);
    expect(await balances()).toEqual(paidOut);
    expect((await takeBack(submission)).status).toBe(200);
    expect(await balances()).toEqual(books);
    expect((await decide(submission, 'send_back')).status).toBe(200);
    expect(await balances()).toEqual(books);
  });

  it('an approval stands after ten seconds, and once its points are spent', async () => {
    fixture = await openSurveyFixture(kind);
    await fixture.fill(100);
    const first = await handIn(await give({ points: 40 }));
    await decide(first, 'approve');
    fixture.deployment.now += 10_001;
    expect(codeOf(await takeBack(first))).toBe('task_approval_late');
    const second = await handIn(await give({ points: 40 }));
    await decide(second, 'approve');
    await fixture.change(async (store) => {
      const { newId } = fixture.deployment.dependencies;
      const from = (await accountsOf(store, ['ana'], 'redeem', newId)).get('ana');
      if (from === undefined) throw new Error('ana has points');
      const to = await accountOf(store, 'store', newId);
      const draw = { newId, at: new Date(fixture.deployment.now).toISOString() };
      await move(store, [{ from, to, points: 41, kind: 'purchase', postId: null }], draw);
    });
    const books = await balances();
    expect(codeOf(await takeBack(second))).toBe('task_points_spent');
    expect(await balances()).toEqual(books);
    expect((await fixture.call(boss, 'GET /user/tasks/submitted')).said.items[0].status).toBe('approved');
  });

  it('another person who decides takes an approval back, and nobody else does', async () => {
    fixture = await openSurveyFixture(kind);
    await fixture.fill(100);
    await fixture.change((store) => store.update(users, { id: 'elena' }, { userType: 'admin' }));
    const submission = await handIn(await give({ points: 40 }));
    const books = await balances();
    await decide(submission, 'approve', 'elena');
    expect((await takeBack(submission, 'ana')).status).toBe(404);
    expect((await takeBack(submission, 'carla')).status).toBe(404);
    expect((await takeBack(submission, boss)).status).toBe(200);
    expect(await balances()).toEqual(books);
  });

  it('points that waited for the budget are not paid for an approval that was taken back', async () => {
    fixture = await openSurveyFixture(kind);
    const submission = await handIn(await give({ points: 40 }));
    await decide(submission, 'approve');
    expect(await rewards()).toEqual(['due']);
    await takeBack(submission);
    await fixture.fill(100);
    await fixture.later(900_000);
    await fixture.later(900_000);
    expect([await rewards(), await paid()]).toEqual([['none'], []]);
    await decide(submission, 'approve');
    expect([await rewards(), await paid()]).toEqual([['paid'], [['ana', 40]]]);
  });

  it('who was too late with a decision hears who decided and how', async () => {
    fixture = await openSurveyFixture(kind);
    await fixture.change((store) => store.update(users, { id: 'elena' }, { userType: 'admin' }));
    const submission = await handIn(await give());
    await decide(submission, 'approve', 'elena');
    const late = await decide(submission, 'send_back');
    expect([late.status, codeOf(late)]).toEqual([409, 'task_approved_by']);
    expect(late.said.reasons[0].message).toBe('elena Taller ya aprobó esta entrega.');
  });

  it('a submission says who decided and when, and what waits is counted and listed, the oldest first', async () => {
    fixture = await openSurveyFixture(kind);
    const [first, second] = [await give(), await give({ user_ids: ['carla'] })];
    await give();
    const waits = async (who: string) => (await fixture.call(who, 'GET /user/tasks/waiting')).said;
    expect(await waits('ana')).toEqual({ to_do: 2, to_decide: 0 });
    const submission = await handIn(first);
    fixture.deployment.now += 1_000;
    await handIn(second, 'carla');
    expect([await waits('ana'), await waits(boss)]).toEqual([
      { to_do: 1, to_decide: 0 },
      { to_do: 0, to_decide: 2 },
    ]);
    const listed = async () =>
      (await fixture.call(boss, 'GET /user/tasks/submitted?waiting=true')).said.items.map(
        ({ task_id: id }: { task_id: string }) => id,
      );
    expect(await listed()).toEqual([first, second]);
    const { said } = await decide(submission, 'send_back');
    expect(said.submissions[0].decider.id).toBe(boss);
    expect([await listed(), await waits('ana')]).toEqual([[second], { to_do: 2, to_decide: 0 }]);
  });

  it('a notification names the task and its points', async () => {
    fixture = await openSurveyFixture(kind);
    await fixture.fill(5_000);
    await decide(await handIn(await give({ title: 'Inventario', points: 1_200 })), 'approve');
    const { items } = (await fixture.call('ana', 'GET /user/notification')).said;
    expect(items.map(({ excerpt }: { excerpt: string }) => excerpt)).toContain('Inventario · 1,200 puntos');
  });

  it('a cancelled task closes what waits, and takes nothing more', async () => {
    fixture = await openSurveyFixture(kind);
    const id = await give();
    const submission = await handIn(id);
    await fixture.done(`PATCH /task/${id}/cancel`, {});
    expect(codeOf(await decide(submission, 'approve'))).toBe('task_decided');
    expect(codeOf(await fixture.call('ana', `POST /task/${id}/submit`, { message: 'x' }))).toBe(
      'task_cancelled',
    );
    expect(await noticesOf('ana')).toEqual(['task', 'task_cancelled']);
  });
});
