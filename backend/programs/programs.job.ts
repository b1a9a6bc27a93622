/** Goes on with the people of large programs, reminds them of what is due, finishes who has nothing left, and pays what waited. */
import { lastDayOf, openStandings } from '#schema/programs/programs.rules.ts';
import { isRemindHour } from '#schema/users/reminders.ts';
import { dayAfter, dayAt, daysBetween, wallAt, zoneOf } from '#schema/users/celebrations.rules.ts';
import { hasRun, recordRun, turn } from '../jobs/jobSchedule.ts';
import type { Job, JobContext } from '../jobs/jobs.ts';
import { leaveNotices } from '../notifications/notices.ts';
import { switchesOf } from '../organization/switches.ts';
import { timezoneOf } from '../organization/timezone.ts';
import type { UserRow } from '../people/users.rules.ts';
import { users } from '../people/users.tables.ts';
import type { Store } from '../store/port.ts';
import { duePieces, nextPiece } from './pieces.ts';
import { programAt, type PersonRow, type ProgramRow } from './programs.access.ts';
import { programPeople, programs } from './programs.tables.ts';
import { finishIfDone, payPerson } from './standings.ts';

const name = 'programs';
/** People of one transaction that looks who has nothing left. */
const atOnce = 80;
const relations = {
  program: { one: programs, on: 'programId' },
  user: { one: users, on: 'userId' },
} as const;

/** The reminder of the person's own day and hour: 1 the day before, 2 on the day, 0 for none. */
function reminderNow(
  user: Pick<UserRow, 'active' | 'timezone'> | null,
  { dueOn, program }: { readonly dueOn: string | null; readonly program: ProgramRow | null },
  { timezone, now }: { readonly timezone: string; readonly now: number },
): 0 | 1 | 2 {
  const day = lastDayOf(dueOn, program?.endsOn ?? null);
  if (user?.active !== true || program?.active !== true || day === null) return 0;
  const wall = wallAt(now, zoneOf(user.timezone, timezone));
  if (!isRemindHour(wall)) return 0;
  const left = daysBetween(wall.day, day);
  return left === 1 ? 1 : left === 0 ? 2 : 0;
}

async function toRemind(store: Store, at: string): Promise<string[]> {
  const now = Date.parse(at);
  const timezone = await timezoneOf(store);
  const today = dayAt(now, timezone);
  // Nobody's day is further away than one.
  const near = { gte: dayAfter(today, -1), lt: dayAfter(today, 3) } as const;
  const { rows: ending } = await store.list(programs, { where: { active: true, endsOn: near } });
  const { rows } = await store.list(programPeople, {
    where: {
      standing: { in: openStandings },
      or: [{ dueOn: near }, { programId: { in: ending.map(({ id }) => id) } }],
    },
    with: relations,
  });
  return rows.flatMap((row) =>
    reminderNow(row.user, row, { timezone, now }) > row.reminded ? [`remind ${row.id}`] : [],
  );
}

async function remind(context: JobContext, id: string): Promise<boolean> {
  const { store, now } = context;
  const {
    rows: [row],
  } = await store.list(programPeople, { where: { id, standing: { in: openStandings } }, with: relations });
  if (row === undefined) return false;
  const stage = reminderNow(row.user, row, { timezone: await timezoneOf(store), now });
  if (stage <= row.reminded) return false;
  await store.update(programPeople, { id }, { reminded: stage });
  await leaveNotices(context, {
    to: [row.userId],
    kind: 'program_reminder',
    actorId: null,
    postId: null,
    sourceId: row.programId,
  });
  return true;
}

/** Finishes the next people who have nothing left since lessons were taken out; the last piece ends it. */
async function recheck(context: JobContext, id: string): Promise<boolean> {
  const { store } = context;
  const program = await programAt(store, id);
  if (program?.recheck !== true) return false;
  const { rows } = await store.list(programPeople, {
    where: { programId: id, standing: { in: ['assigned', 'started'] }, done: { gte: program.lessons } },
    limit: atOnce,
  });
  let isLeft = false;
  for (const person of rows as readonly PersonRow[])
    if (await finishIfDone(context, program, person)) isLeft = true;
  if (!isLeft || rows.length < atOnce) await store.update(programs, { id }, { recheck: false });
  return rows.length > 0;
}

async function pay(context: JobContext, id: string): Promise<boolean> {
  const {
    rows: [row],
  } = await context.store.list(programPeople, { where: { id, reward: 'due' }, with: relations });
  return row !== undefined && row.program !== null && payPerson(context, row, row.program);
}

/** Pieces once a second; the rest every 15 minutes: days begin then, and a budget may have been filled. */
export const programsJob: Job = {
  name,
  async due(store, at) {
    const isTurn = !(await hasRun(store, name, at));
    // People hear of nothing that they cannot open.
    if (!(await switchesOf(store, ['programs']))('programs')) return isTurn ? [turn] : [];
    const pieces = await duePieces(store);
    const { rows: changed } = await store.list(programs, { where: { recheck: true } });
    const checks = changed.flatMap(({ id, started, assigned }) =>
      Array.from({ length: Math.ceil((started + assigned) / atOnce) + 1 }, () => `check ${id}`),
    );
    if (!isTurn) return [...pieces, ...checks];
    const { rows } = await store.list(programPeople, {
      where: { reward: 'due' },
      order: [['createdAt', 'asc']],
    });
    return [...pieces, ...checks, ...rows.map(({ id }) => `pay ${id}`), ...(await toRemind(store, at)), turn];
  },
  async run(context, item) {
    if (item === turn) return recordRun(context, name);
    const [what, id = ''] = item.split(' ');
    if (what === 'piece') return nextPiece(context, id);
    if (what === 'check') return recheck(context, id);
    return what === 'pay' ? pay(context, id) : remind(context, id);
  },
};
