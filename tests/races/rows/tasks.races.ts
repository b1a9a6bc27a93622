/** Tasks: one decision on each submission, however many arrive at once. */
import { accounts, transfers } from '#backend/ledger/ledger.tables.ts';
import { notifications } from '#backend/notifications/notifications.tables.ts';
import { taskSubmissions } from '#backend/tasks/tasks.tables.ts';
import { boss, openSurveyFixture } from '#tests/backend/surveyFixture.ts';
import { racesOn, type Race } from '../race.ts';

export const races: readonly Race[] = racesOn(
  async (kind, count) => {
    const fixture = await openSurveyFixture(kind);
    await fixture.fill(10 * count);
    const ids: string[] = [];
    for (let race = 0; race < count; race++) {
      const { id } = await fixture.done('POST /task', { title: `${race}`, user_ids: ['ana'], points: 10 });
      const { said } = await fixture.call('ana', `POST /task/${id}/submit`, { message: 'Listo' });
      ids.push(said.submissions[0].id);
    }
    return { ...fixture, ids };
  },
  [
    {
      call: 'PATCH /task/submission/{id}/approve',
      limited: 'one decision on a submission',
      invariant: 'there is one decision, one notice, and one transfer if it was approved',
      statuses: { 200: 1, 409: 15 },
      races: { usual: 6, whole: 500 },
      calls: ({ call, ids }, race) =>
        Array.from({ length: 16 }, (_, at) =>
          at % 2 === 0
            ? call(boss, `PATCH /task/submission/${ids[race]}/approve`, {})
            : call(boss, `PATCH /task/submission/${ids[race]}/send_back`, { reason: 'Falta algo.' }),
        ),
      left: ({ look, ids }) =>
        look(async (store) => {
          const { rows } = await store.list(taskSubmissions);
          const { rows: moved } = await store.list(transfers, { where: { kind: 'task' } });
          const { rows: told } = await store.list(notifications, {
            where: { kind: { in: ['task_approved', 'task_sent_back'] } },
          });
          const { rows: all } = await store.list(accounts);
          const approved = rows.filter(({ status }) => status === 'approved').length;
          return {
            undecided: rows.filter(({ decidedAt }) => decidedAt === null).length,
            unpaid: approved - moved.length,
            notices: told.length / ids.length,
            ledger: all.reduce((sum, { balance }) => sum + balance, 0),
          };
        }),
      expected: { undecided: 0, unpaid: 0, notices: 1, ledger: 0 },
    },
    {
      call: 'PATCH /task/submission/{id}/take_back',
      limited: 'one way back of an approval',
      invariant: 'the points moved out once and back once, and the submission waits',
      statuses: { 200: 2, 409: 7 },
      races: { usual: 4, whole: 300 },
      calls: ({ call, ids }, race) => {
        const send = (act: string) => call(boss, `PATCH /task/submission/${ids[race]}/${act}`, {});
        const approved = send('approve');
        return [approved, ...Array.from({ length: 8 }, () => approved.then(() => send('take_back')))];
      },
      left: ({ look, ids }) =>
        look(async (store) => {
          const { rows } = await store.list(taskSubmissions);
          const { rows: moved } = await store.list(transfers, { where: { kind: 'task' } });
          return {
            waiting: rows.filter(({ status }) => status === 'submitted').length - ids.length,
            out: moved.filter(({ reverses }) => reverses === null).length / ids.length,
            back: moved.filter(({ reverses }) => reverses !== null).length / ids.length,
          };
        }),
      expected: { waiting: 0, out: 1, back: 1 },
    },
  ],
);
