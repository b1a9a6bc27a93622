/** Notifies people of their challenges: on the first day, and before the last one, each in their own daytime. */
import { isRemindHour } from '#schema/users/reminders.ts';
import { dayAfter, dayAt, daysBetween, wallAt, zoneOf } from '#schema/users/celebrations.rules.ts';
import type { JobContext } from '../jobs/jobs.ts';
import { leaveNotices } from '../notifications/notices.ts';
import { timezoneOf } from '../organization/timezone.ts';
import type { UserRow } from '../people/users.rules.ts';
import { users } from '../people/users.tables.ts';
import type { Store, Where } from '../store/port.ts';
import { pieceSize } from '../surveys/pieces.ts';
import { challengePeople, challenges } from './challenges.tables.ts';
import type { ChallengeRow, ParticipantRow } from './challenges.views.ts';

/** Values of `told` beside -1, with the kind of the notice. */
const stages = { 1: 'challenge', 2: 'challenge_ending' } as const;
type Stage = keyof typeof stages;

/** The notice of the person's own day and hour. People who joined on that day know about it. */
function stageNow(
  { startsOn, endsOn }: Pick<ChallengeRow, 'startsOn' | 'endsOn'>,
  { joinedAt, completedAt }: Pick<ParticipantRow, 'joinedAt' | 'completedAt'>,
  user: Pick<UserRow, 'active' | 'timezone'> | null,
  { timezone, now }: { readonly timezone: string; readonly now: number },
): Stage | undefined {
  if (user?.active !== true) return undefined;
  const zone = zoneOf(user.timezone, timezone);
  const wall = wallAt(now, zone);
  if (!isRemindHour(wall) || dayAt(Date.parse(joinedAt), zone) >= wall.day) return undefined;
  if (wall.day === startsOn) return 1;
  const left = daysBetween(wall.day, endsOn);
  return wall.day > startsOn && completedAt === null && (left === 0 || left === 1) ? 2 : undefined;
}

const open: Where<ChallengeRow> = { closedAt: null, active: true, archived: false };

/** Items `tell <challenge> <stage> <people>` for everybody whose notice is due now. */
export async function remindersOf(store: Store, now: number): Promise<readonly string[]> {
  const timezone = await timezoneOf(store);
  const today = dayAt(now, timezone);
  // Nobody's day is further away than one.
  const [from, to] = [dayAfter(today, -1), dayAfter(today, 2)];
  const { rows: near } = await store.list(challenges, {
    where: { ...open, or: [{ startsOn: { gte: from, lte: to } }, { endsOn: { gte: from, lte: to } }] },
  });
  const items: string[] = [];
  for (const challenge of near) {
    const { rows } = await store.list(challengePeople, {
      where: { challengeId: challenge.id, leftAt: null, told: { lt: 2 } },
      with: { user: { one: users, on: 'userId' } },
    });
    const due = rows.flatMap((row) => {
      const stage = stageNow(challenge, row, row.user, { timezone, now });
      return stage === undefined || stage <= row.told ? [] : [{ id: row.id, stage }];
    });
    for (const [stage, people] of Map.groupBy(due, (one) => one.stage))
      for (let from = 0; from < people.length; from += pieceSize.notified) {
        const piece = people.slice(from, from + pieceSize.notified);
        items.push(['tell', challenge.id, stage, ...piece.map(({ id }) => id)].join(' '));
      }
  }
  return items;
}

/** Notifies these people, except those who left or were notified in the meantime. */
export async function remind(
  context: JobContext,
  id: string,
  [stage, ...people]: readonly string[],
): Promise<boolean> {
  const { store } = context;
  const told = stage === '1' ? 1 : 2;
  const [here] = await store.tally(challenges, { where: { ...open, id } });
  if ((here?.count ?? 0) === 0) return false;
  const reached = await store.update(
    challengePeople,
    { id: { in: people }, leftAt: null, told: { lt: told } },
    { told },
  );
  const to = reached.map(({ userId }) => userId);
  await leaveNotices(context, { to, kind: stages[told], actorId: null, postId: null, sourceId: id });
  return to.length > 0;
}
