/** Reminds people of challenges, closes them after the last late entry, names the winners, and pays what the budget can. */
import { teamReached } from '#schema/challenges/scores.ts';
import { hasRun, recordRun, turn } from '../jobs/jobSchedule.ts';
import type { Job, JobContext } from '../jobs/jobs.ts';
import { leaveNotices } from '../notifications/notices.ts';
import { switchesOf } from '../organization/switches.ts';
import { users } from '../people/users.tables.ts';
import { payFromBudget } from '../points/payFromBudget.ts';
import type { Store, Where } from '../store/port.ts';
import { remind, remindersOf } from './reminders.ts';
import { challengePeople, challengeProofs, challenges } from './challenges.tables.ts';
import type { ChallengeRow } from './challenges.views.ts';
import { postWinners, toPost } from './winners.ts';

const name = 'challenges';
/** People of one transaction. */
const paidAtOnce = 80;

const isOn = async (store: Store): Promise<boolean> =>
  (await switchesOf(store, ['admin_retos']))('admin_retos');

/** The members of departments that reached the mean are those who completed the challenge. */
async function completeTeams({ store, at }: JobContext, { id, way, target }: ChallengeRow): Promise<void> {
  if (way !== 'team') return;
  const teams = await store.tally(challengePeople, {
    where: { challengeId: id, leftAt: null },
    by: ['departmentId'],
    sum: 'total',
  });
  for (const { departmentId, count, sum } of teams)
    if (departmentId !== null && count > 1 && teamReached({ members: count, total: sum }, target))
      await store.update(
        challengePeople,
        { challengeId: id, leftAt: null, departmentId, total: { gt: 0 } },
        { completedAt: at },
      );
}

/** Nothing changes from now on. People who completed it are owed the points, after an approved proof where one is wanted. */
async function close(context: JobContext, row: ChallengeRow): Promise<void> {
  const { store, at } = context;
  const { id, points, proof } = row;
  await completeTeams(context, row);
  await store.update(challenges, { id, closedAt: null }, { closedAt: at });
  const won = { challengeId: id, leftAt: null, completedAt: { ne: null } } as const;
  const { rows: winners } = await store.list(challengePeople, { where: won });
  if (points > 0) {
    await store.update(challengePeople, { ...won, reward: 'none' }, { reward: proof ? 'proof' : 'due' });
    const { rows: proven } = proof
      ? await store.list(challengeProofs, { where: { challengeId: id, status: 'approved' } })
      : { rows: [] };
    await store.update(
      challengePeople,
      { id: { in: proven.map(({ personId }) => personId) }, reward: 'proof' },
      { reward: 'due' },
    );
  }
  await leaveNotices(context, {
    to: winners.map(({ userId }) => userId),
    kind: 'challenge_completed',
    actorId: null,
    postId: null,
    sourceId: id,
  });
}

/** Pays the next people of a challenge; false if nobody is due, or the budget is too low. */
async function pay(context: JobContext, id: string): Promise<boolean> {
  const { store } = context;
  const {
    rows: [row],
  } = await store.list(challenges, { where: { id } });
  const { rows } = await store.list(challengePeople, {
    where: { challengeId: id, reward: 'due' },
    limit: paidAtOnce,
    with: { user: { one: users, on: 'userId' } },
  });
  if (row === undefined || rows.length === 0) return false;
  const people = rows.flatMap(({ user }) => (user?.active === true && user.takesPoints ? [user] : []));
  if (!(await payFromBudget(context, people, { kind: 'challenge', points: row.points, causeId: id })))
    return false;
  await store.update(
    challengePeople,
    { id: { in: rows.map((one) => one.id) }, reward: 'due' },
    { reward: 'paid' },
  );
  return true;
}

/** Challenges that are over. An archived one waits: nobody could open what they hear of. */
const over = (at: string): Where<ChallengeRow> => ({
  closedAt: null,
  archived: false,
  closesAt: { lte: at },
});

/** Checked every 15 minutes. */
export const challengesJob: Job = {
  name,
  async due(store, at) {
    if ((await hasRun(store, name, at)) || !(await isOn(store))) return [];
    const { rows } = await store.list(challenges, { where: over(at) });
    const ended = rows.map(({ id }) => id);
    const owed = await store.tally(challengePeople, {
      where: { or: [{ reward: 'due' }, { challengeId: { in: ended }, completedAt: { ne: null } }] },
      by: ['challengeId'],
    });
    return [
      ...(await remindersOf(store, Date.parse(at))),
      ...ended.map((id) => `close ${id}`),
      ...[...ended, ...(await toPost(store, at))].map((id) => `post ${id}`),
      ...owed.flatMap(({ challengeId, count }) =>
        Array.from({ length: Math.ceil(count / paidAtOnce) + 1 }, () => `pay ${challengeId}`),
      ),
      turn,
    ];
  },
  async run(context, item) {
    if (item === turn) return recordRun(context, name);
    const [task, id = '', ...more] = item.split(' ');
    if (task === 'tell') return remind(context, id, more);
    if (task === 'post') return postWinners(context, id);
    if (task === 'pay') return pay(context, id);
    const {
      rows: [row],
    } = await context.store.list(challenges, { where: { id, ...over(context.at) } });
    if (row === undefined) return false;
    await close(context, row);
    return true;
  },
};
