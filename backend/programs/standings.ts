/**
 * Where people are in a program. The counters of a program always equal its people, because both change in one transaction,
 * and transactions are serial; and a completion is rewarded once, because only the change to `finished` owes it.
 */
import { progressOf, type ProgramStanding } from '#schema/programs/programs.rules.ts';
import { countActs, takeBackActs } from '../facts/takingPart.ts';
import type { JobContext } from '../jobs/jobs.ts';
import { leaveNotices } from '../notifications/notices.ts';
import { users } from '../people/users.tables.ts';
import { payFromBudget } from '../points/payFromBudget.ts';
import { takesPart } from '../points/settings.rules.ts';
import { award, badgeById } from '../recognitions/badges.rules.ts';
import type { Change, Store } from '../store/port.ts';
import { lessonsOf, type PersonRow, type ProgramRow } from './programs.access.ts';
import { programPeople, programs, programSteps } from './programs.tables.ts';

/** What calls and jobs have. */
export type Working = Pick<JobContext, 'store' | 'newId' | 'at' | 'now' | 'publish'>;

/** What a person adds to the counters of the program. */
const countersOf = (standing: ProgramStanding | null) => ({
  assigned: standing === null || standing === 'withdrawn' ? 0 : 1,
  started: standing === 'started' || standing === 'sent_back' ? 1 : 0,
  waiting: standing === 'submitted' ? 1 : 0,
  finished: standing === 'finished' ? 1 : 0,
});

/** Adds people who changed their standing to the counters; null is not to be there. */
export async function countChange(
  store: Store,
  programId: string,
  people: number,
  from: ProgramStanding | null,
  to: ProgramStanding | null,
): Promise<void> {
  if (people === 0 || from === to) return;
  const [before, after] = [countersOf(from), countersOf(to)];
  const by = (name: keyof typeof before) => ({ inc: people * (after[name] - before[name]) });
  await store.update(
    programs,
    { id: programId },
    {
      assigned: by('assigned'),
      started: by('started'),
      waiting: by('waiting'),
      finished: by('finished'),
    },
  );
}

/** Changes the standing of one person, with whatever changes along. */
export async function setStanding(
  store: Store,
  person: PersonRow,
  standing: ProgramStanding,
  change: Change<PersonRow> = {},
): Promise<PersonRow> {
  const [row] = await store.update(
    programPeople,
    { id: person.id, standing: person.standing },
    { ...change, standing },
  );
  if (row === undefined) throw new Error(`the place ${person.id} has changed`);
  await countChange(store, person.programId, 1, person.standing, standing);
  return row;
}

/** Takes a person out of a program that is not finished; what was done stays for one who comes back. */
export async function takeOut(context: Working, person: PersonRow): Promise<PersonRow> {
  if (person.joinedAt !== null) await takeBackActs(context, 'programsJoined', [person.id]);
  return setStanding(context.store, person, 'withdrawn', { joinedAt: null });
}

/** Pays what a finished person is owed; it stays owed while the budget is too low. */
export async function payPerson(
  context: Working,
  person: PersonRow,
  program: Pick<ProgramRow, 'points'>,
): Promise<boolean> {
  const { store } = context;
  const {
    rows: [user],
  } = await store.list(users, { where: { id: person.userId } });
  const people = user !== undefined && takesPart(user) ? [user] : [];
  // The cause is this person's part: what the program paid to others is not read.
  const cause = { kind: 'program', points: program.points, causeId: person.id } as const;
  if (!(await payFromBudget(context, people, cause))) return false;
  // Who does not take part in points is not told of any.
  const reward = people.length > 0 ? 'paid' : 'none';
  await store.update(programPeople, { id: person.id, reward: 'due' }, { reward });
  return true;
}

/** Gives the badge of the program, if it can still be given. */
async function giveBadge(context: Working, person: PersonRow, badgeId: string): Promise<void> {
  const { store } = context;
  const badge = await badgeById(store, badgeId);
  if (badge?.active !== true) return;
  await award(context, {
    badge,
    receivers: [person.userId],
    postId: null,
    awardedBy: null,
    source: 'organization',
    message: '',
  });
  await store.update(programPeople, { id: person.id }, { reward: 'paid' });
}

/** Finishes the program of a person, tells it, and gives the reward. What is finished stays so. */
export async function finish(context: Working, program: ProgramRow, person: PersonRow): Promise<void> {
  const { store, at } = context;
  if (person.standing === 'finished') return;
  const isPaid = program.points > 0;
  const row = await setStanding(store, person, 'finished', {
    finishedAt: at,
    reward: isPaid ? 'due' : 'none',
  });
  await countActs(context, 'programsFinished', [{ id: row.id, personId: row.userId, at }]);
  if (isPaid) await payPerson(context, row, program);
  else if (program.badgeId !== null) await giveBadge(context, row, program.badgeId);
  await leaveNotices(context, {
    to: [person.userId],
    kind: 'program_finished',
    actorId: null,
    postId: null,
    sourceId: program.id,
  });
}

/** Finishes a course whose lessons the person has all finished. Returns whether it was so. */
export async function finishIfDone(
  context: Working,
  program: ProgramRow,
  person: PersonRow,
): Promise<boolean> {
  if (program.type !== 'course') return false;
  const { rows } = await context.store.list(programSteps, {
    where: { programId: program.id, userId: person.userId },
  });
  const { finished, lessons } = progressOf(lessonsOf(program), rows);
  if (lessons === 0 || finished < lessons) return false;
  await finish(context, program, person);
  return true;
}
