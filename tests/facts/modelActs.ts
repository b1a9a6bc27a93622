/** What people took part in, counted slowly from whole tables: independent of how the product counts it. */
import { benefitSubmissions } from '#backend/benefits/benefits.tables.ts';
import { challengePeople } from '#backend/challenges/challenges.tables.ts';
import { communicationPeople } from '#backend/communications/communications.tables.ts';
import { evaluations } from '#backend/evaluations/evaluations.tables.ts';
import { eventParticipants } from '#backend/events/events.tables.ts';
import { ideas } from '#backend/feedback/ideas.tables.ts';
import { goalCheckins } from '#backend/goals/goals.tables.ts';
import { programPeople } from '#backend/programs/programs.tables.ts';
import { requests } from '#backend/requests/requests.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { surveyInvitations, surveyResponses, surveys } from '#backend/surveys/surveys.tables.ts';
import { taskSubmissions } from '#backend/tasks/tasks.tables.ts';
import { moods, moodWeeks } from '#backend/wellbeing/wellbeing.tables.ts';

/** Something that a person did; `day` is of the organisation. */
export interface ActNow {
  readonly key: string;
  readonly act: string;
  readonly personId: string;
  readonly day: string;
}

/** The Sunday of a day's week, by the calendar of the runtime. */
function sundayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + ((7 - date.getUTCDay()) % 7));
  return date.toISOString().slice(0, 10);
}

/** Everything that counts at this moment. */
export async function actsNow(store: Store, dayOf: (at: string) => string): Promise<readonly ActNow[]> {
  const found: ActNow[] = [];
  const add = (act: string, id: string, personId: string | null, at: string | null): void => {
    if (personId !== null && at !== null) found.push({ key: `${act} ${id}`, act, personId, day: dayOf(at) });
  };
  for (const one of (await store.list(taskSubmissions)).rows)
    if (one.status === 'approved') add('tasksApproved', one.id, one.userId, one.decidedAt);
  for (const one of (await store.list(challengePeople)).rows)
    if (one.leftAt === null) add('challengesJoined', one.id, one.userId, one.joinedAt);
  for (const one of (await store.list(eventParticipants)).rows) {
    add('eventVisits', one.id, one.userId, one.attendedAt);
    if (one.status !== 'out') add('eventRegistrations', one.id, one.userId, one.createdAt);
  }
  for (const one of (await store.list(goalCheckins)).rows)
    add('goalCheckins', one.id, one.userId, one.createdAt);
  for (const one of (await store.list(evaluations)).rows)
    if (one.status === 'completed') add('evaluationsWritten', one.id, one.evaluatorId, one.completedAt);
  for (const one of (await store.list(communicationPeople)).rows)
    add('communicationsRead', one.id, one.userId, one.readAt);
  for (const one of (await store.list(ideas)).rows) add('ideasShared', one.id, one.userId, one.createdAt);
  for (const one of (await store.list(requests)).rows) add('requestsMade', one.id, one.userId, one.createdAt);
  for (const one of (await store.list(benefitSubmissions)).rows)
    if (one.state === 'delivered') add('benefitsReceived', one.id, one.userId, one.deliveredAt);
  for (const one of (await store.list(programPeople)).rows) {
    add('programsFinished', one.id, one.userId, one.finishedAt);
    add('programsJoined', one.id, one.userId, one.joinedAt);
  }
  const asked = (await store.list(surveys)).rows.filter(({ kind }) => kind === 'survey');
  const [named, anonymous] = [false, true].map(
    (is) => new Map(asked.filter((one) => one.anonymous === is).map((one) => [one.id, one.closedAt])),
  );
  for (const one of (await store.list(surveyResponses)).rows)
    if (named?.has(one.surveyId) === true) add('surveyAnswers', one.id, one.userId, one.createdAt);
  for (const one of (await store.list(surveyInvitations)).rows)
    if (one.answered) add('surveyAnswers', one.id, one.userId, anonymous?.get(one.surveyId) ?? null);
  const closedAt = new Map(
    (await store.list(moodWeeks)).rows.map((one) => [sundayOf(one.week), one.closedAt]),
  );
  const weeks = new Map<string, ActNow>();
  for (const { userId: personId, day, createdAt } of (await store.list(moods)).rows) {
    const sunday = sundayOf(day);
    const key = `moodWeeks ${sunday} ${personId}`;
    if (createdAt <= (closedAt.get(sunday) ?? ''))
      weeks.set(key, { key, act: 'moodWeeks', personId, day: sunday });
  }
  return [...found, ...weeks.values()];
}
