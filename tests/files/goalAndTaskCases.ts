/** Files of check-ins and of what was handed in for tasks: who reads them, and how a change of the record ends that. */
import { users } from '#backend/people/users.tables.ts';
import type { RepositoryFixture } from '#tests/backend/repositoryFixture.ts';
import { members, type Case, type Person } from './readers.ts';

const remove = (fixture: RepositoryFixture, id: string) =>
  fixture.done(id === 'diego' ? 'dora' : 'diego', 'POST /user/admin/delete', { id, reason: '' });

type Visibility = 'organization' | 'department' | 'leader';
/** Members who read a check-in of ana, whom mario leads; bruno is in her department. */
const readersOf: Readonly<Record<Visibility, readonly Person[]>> = {
  organization: members,
  department: ['ana', 'bruno', 'mario', 'diego', 'dora'],
  leader: ['ana', 'mario', 'diego', 'dora'],
};

/** A check-in of ana on a goal that so many see. */
const checkin = (
  what: string,
  visibility: Visibility,
  end: (fixture: RepositoryFixture, goalId: string) => Promise<unknown>,
  after: readonly Person[],
): Case => ({
  what,
  async hang(fixture) {
    await fixture.change((store) => store.update(users, { id: 'ana' }, { managerId: 'mario' }));
    const key = await fixture.upload('ana', { type: 'goalcheckin-attachment' });
    const period = { name: 'T1', starts_on: '2020-01-01' };
    const { id: period_id } = await fixture.done('diego', 'POST /goal_period', period);
    const goal = { title: 'Meta', period_id, target: 10, visibility };
    const { id: goal_id } = await fixture.done('ana', 'POST /goal', goal);
    await fixture.done('ana', 'POST /goal/checkin', {
      goal_id,
      value: 1,
      confidence: 'on_track',
      attachment_keys: [key],
    });
    return { key, readers: readersOf[visibility], end: () => end(fixture, goal_id), after };
  },
});
const narrow = (visibility: Visibility) => (fixture: RepositoryFixture, id: string) =>
  fixture.done('ana', `PATCH /goal/${id}/`, { visibility });

export const checkinCases: readonly Case[] = [
  checkin('seen by all, then by a department', 'organization', narrow('department'), readersOf.department),
  checkin('seen by all, then by the leader', 'organization', narrow('leader'), readersOf.leader),
  checkin('seen by a department, then by the leader', 'department', narrow('leader'), readersOf.leader),
  checkin(
    'seen by the leader, who then leads no more',
    'leader',
    (fixture) => fixture.change((store) => store.update(users, { id: 'ana' }, { managerId: null })),
    ['ana', 'diego', 'dora'],
  ),
  ...(['organization', 'department', 'leader'] as const).map((visibility) =>
    checkin(
      `seen by the ${visibility}, then its owner is removed`,
      visibility,
      (fixture) => remove(fixture, 'ana'),
      [],
    ),
  ),
];

/** What ana hands in for a task of mario, who leads her; bruno and elena have the task, too. */
const handIn = (
  what: string,
  end: (
    fixture: RepositoryFixture,
    ids: { readonly taskId: string; readonly submissionId: string },
  ) => Promise<unknown>,
  after: readonly Person[],
): Case => ({
  what: `handed in, ${what}`,
  async hang(fixture) {
    const led = { in: ['ana', 'bruno', 'elena'] };
    await fixture.change((store) => store.update(users, { id: led }, { managerId: 'mario' }));
    const key = await fixture.upload('ana', { type: 'task-attachment' });
    const body = { title: 'Foto', user_ids: led.in };
    const { id: taskId } = await fixture.done('mario', 'POST /task', body);
    const { submissions } = await fixture.done('ana', `POST /task/${taskId}/submit`, {
      attachment_keys: [key],
    });
    const ids = { taskId, submissionId: String(submissions[0].id) };
    return { key, readers: ['ana', 'mario', 'diego', 'dora'], end: () => end(fixture, ids), after };
  },
});

export const handInCases: readonly Case[] = [
  handIn(
    'then withdrawn',
    (fixture, { submissionId }) => fixture.done('ana', `PATCH /task/submission/${submissionId}/withdraw`, {}),
    ['ana', 'mario', 'diego', 'dora'],
  ),
  handIn(
    'then sent back, when only its maker, its person and administrators read it',
    (fixture, { submissionId }) =>
      fixture.done('mario', `PATCH /task/submission/${submissionId}/send_back`, { reason: 'No se ve' }),
    ['ana', 'mario', 'diego', 'dora'],
  ),
  handIn(
    'then the task is cancelled',
    (fixture, { taskId }) => fixture.done('mario', `PATCH /task/${taskId}/cancel`, {}),
    ['ana', 'mario', 'diego', 'dora'],
  ),
  handIn('then its maker is removed', (fixture) => remove(fixture, 'mario'), ['ana', 'diego', 'dora']),
  handIn(
    'then its maker becomes an employee, and stays the maker',
    (fixture) => fixture.change((store) => store.update(users, { id: 'mario' }, { userType: 'employee' })),
    ['ana', 'mario', 'diego', 'dora'],
  ),
  handIn('then its person is removed', (fixture) => remove(fixture, 'ana'), []),
];
