/** The acts by which people take part: for each the rows that say so. A new act is one entry here, in `acts` and in `pastActs`. */
import type { Act } from '#schema/analytics/analytics.rules.ts';
import { dayAfter, dayAt } from '#schema/users/celebrations.rules.ts';
import { weekOf } from '#schema/wellbeing/moods.rules.ts';
import { benefitSubmissions } from '../benefits/benefits.tables.ts';
import { challengePeople } from '../challenges/challenges.tables.ts';
import { communicationPeople } from '../communications/communications.tables.ts';
import { evaluations } from '../evaluations/evaluations.tables.ts';
import { eventParticipants } from '../events/events.tables.ts';
import type { PastAct } from '../facts/past.ts';
import type { Done } from '../facts/takingPart.ts';
import { ideas } from '../feedback/ideas.tables.ts';
import { goalCheckins } from '../goals/goals.tables.ts';
import { timezoneOf } from '../organization/timezone.ts';
import { programPeople } from '../programs/programs.tables.ts';
import { requests } from '../requests/requests.tables.ts';
import type { Store } from '../store/port.ts';
import type { Row, Table } from '../store/table.ts';
import { surveyInvitations, surveyResponses, surveys } from '../surveys/surveys.tables.ts';
import { taskSubmissions } from '../tasks/tasks.tables.ts';
import { moods, moodWeeks } from '../wellbeing/wellbeing.tables.ts';
import { answerDone, doneBy, invitationDone, moodsDone } from './acts.counted.ts';

/** Which rows: those of a stretch of time, the next ones by id, or these. */
export interface Of {
  readonly at?: { readonly gte: string; readonly lt: string };
  readonly ids?: { readonly id: { readonly gt: string } | { readonly in: readonly string[] } };
  readonly limit?: number;
  /** The `next` of the page before. */
  readonly after?: string | undefined;
  /** Only of this anonymous survey, or of this week of moods. */
  readonly ended?: string;
}

/** Rows of a read that were looked at, with what of them counts. */
export interface Found {
  readonly last: string | undefined;
  readonly looked: number;
  readonly done: readonly Done[];
  /** For `after`; undefined on the last page. */
  readonly next: string | undefined;
}

export interface ActSource {
  readonly act: Act;
  readonly table: Table;
  readonly find: (store: Store, of: Of) => Promise<Found>;
  /** What rows of a world count as. */
  readonly inSeed: (
    all: <T extends Table>(table: T) => readonly Row<T>[],
    timezone: string,
  ) => readonly Done[];
}

/** A page in the order of the ids; of a stretch of time in the order of the column that says when. */
const pageOf = <C extends string>({ at, limit, after }: Of, when: C) => ({
  order: [[at === undefined ? ('id' as const) : when, 'asc'] as const],
  ...(limit === undefined ? {} : { limit }),
  ...(after === undefined ? {} : { after }),
});
const isSet = { ne: null } as const;
const any = { ne: '' } as const;

function foundIn(
  { rows, next }: { readonly rows: readonly { readonly id: unknown }[]; readonly next?: string },
  done: readonly Done[],
): Found {
  const last = rows.at(-1);
  return { last: last === undefined ? undefined : String(last.id), looked: rows.length, done, next };
}

/** An act that one row says alone. */
const byRow = <T extends Table>(
  act: Act,
  table: T,
  pageIn: (store: Store, of: Of) => Promise<{ readonly rows: readonly Row<T>[]; readonly next?: string }>,
  doneOf: (row: Row<T>) => readonly Done[],
): ActSource => ({
  act,
  table,
  async find(store, of) {
    const page = await pageIn(store, of);
    return foundIn(page, page.rows.flatMap(doneOf));
  },
  inSeed: (all) => all(table).flatMap(doneOf),
});

const withSurvey = { survey: { one: surveys, on: 'surveyId' } } as const;

/** Anonymous surveys that ended, in a stretch of time. */
async function endedSurveys(store: Store, { at, ended }: Of): Promise<readonly string[]> {
  if (ended !== undefined) return [ended];
  const { rows } = await store.list(surveys, {
    columns: [],
    where: { kind: 'survey', anonymous: true, launchedAt: isSet, closedAt: at ?? isSet },
  });
  return rows.map(({ id }) => id);
}

/** Moods with all others of their people and weeks, because the first of a week counts. */
async function moodsFound(store: Store, of: Of): Promise<Found> {
  const timezone = await timezoneOf(store);
  const day = of.at === undefined ? undefined : dayAt(Date.parse(of.at.gte), timezone);
  const week = of.ended ?? (day === undefined ? undefined : weekOf(day));
  // A week counts on its last day.
  if (week !== undefined && day !== undefined && day !== dayAfter(week, 6)) return foundIn({ rows: [] }, []);
  const page = await store.list(moods, {
    columns: ['userId', 'day'],
    where: { ...of.ids, ...(week === undefined ? {} : { day: { gte: week, lt: dayAfter(week, 7) } }) },
    ...pageOf(of, 'day'),
  });
  const { rows } = page;
  const weeks = [...new Set(rows.map((row) => weekOf(row.day)))].toSorted();
  const [first = '', last = ''] = [weeks[0], weeks.at(-1)];
  if (first === '') return foundIn(page, []);
  const { rows: closed } = await store.list(moodWeeks, {
    columns: ['week', 'closedAt'],
    where: { week: { in: weeks } },
  });
  const { rows: around } = await store.list(moods, {
    columns: ['userId', 'day', 'createdAt'],
    where: {
      userId: { in: [...new Set(rows.map(({ userId }) => userId))] },
      day: { gte: first, lt: dayAfter(last, 7) },
    },
  });
  const ids = new Set(rows.map(({ id }) => id));
  return foundIn(
    page,
    moodsDone(around, closed, timezone).filter(({ id }) => ids.has(id)),
  );
}

/** By the name of their progress. */
export const actSources: Readonly<Record<PastAct, ActSource>> = {
  answers: {
    act: 'surveyAnswers',
    table: surveyResponses,
    async find(store, of) {
      const where = { ...of.ids, userId: isSet, createdAt: of.at ?? any };
      const page = await store.list(surveyResponses, {
        where,
        ...pageOf(of, 'createdAt'),
        with: withSurvey,
      });
      return foundIn(
        page,
        page.rows.flatMap((row) => answerDone(row, row.survey)),
      );
    },
    inSeed(all) {
      const byId = new Map(all(surveys).map((row) => [row.id, row]));
      return all(surveyResponses).flatMap((row) => answerDone(row, byId.get(row.surveyId)));
    },
  },
  closedSurveys: {
    act: 'surveyAnswers',
    table: surveyInvitations,
    async find(store, of) {
      const isAll = of.at === undefined && of.ended === undefined;
      const ended = isAll ? {} : { surveyId: { in: await endedSurveys(store, of) } };
      const where = { ...of.ids, ...ended, answered: true };
      const page = await store.list(surveyInvitations, { where, ...pageOf(of, 'id'), with: withSurvey });
      return foundIn(
        page,
        page.rows.flatMap((row) => invitationDone(row, row.survey)),
      );
    },
    inSeed(all) {
      const byId = new Map(all(surveys).map((row) => [row.id, row]));
      return all(surveyInvitations).flatMap((row) => invitationDone(row, byId.get(row.surveyId)));
    },
  },
  tasksApproved: byRow(
    'tasksApproved',
    taskSubmissions,
    (store, of) => {
      const where = { ...of.ids, status: 'approved', decidedAt: of.at ?? isSet } as const;
      return store.list(taskSubmissions, { where, ...pageOf(of, 'decidedAt') });
    },
    ({ id, userId, status, decidedAt }) => (status === 'approved' ? doneBy(id, userId, decidedAt) : []),
  ),
  challengesJoined: byRow(
    'challengesJoined',
    challengePeople,
    (store, of) => {
      const where = { ...of.ids, leftAt: null, joinedAt: of.at ?? any };
      return store.list(challengePeople, { where, ...pageOf(of, 'joinedAt') });
    },
    ({ id, userId, joinedAt, leftAt }) => (leftAt === null ? doneBy(id, userId, joinedAt) : []),
  ),
  eventRegistrations: byRow(
    'eventRegistrations',
    eventParticipants,
    (store, of) => {
      const where = { ...of.ids, status: { ne: 'out' }, createdAt: of.at ?? any } as const;
      return store.list(eventParticipants, { where, ...pageOf(of, 'createdAt') });
    },
    ({ id, userId, status, createdAt }) => (status === 'out' ? [] : doneBy(id, userId, createdAt)),
  ),
  eventVisits: byRow(
    'eventVisits',
    eventParticipants,
    (store, of) => {
      const where = { ...of.ids, attendedAt: of.at ?? isSet };
      return store.list(eventParticipants, { where, ...pageOf(of, 'attendedAt') });
    },
    ({ id, userId, attendedAt }) => doneBy(id, userId, attendedAt),
  ),
  goalCheckins: byRow(
    'goalCheckins',
    goalCheckins,
    (store, of) => {
      const where = { ...of.ids, createdAt: of.at ?? any };
      return store.list(goalCheckins, { where, ...pageOf(of, 'createdAt') });
    },
    ({ id, userId, createdAt }) => doneBy(id, userId, createdAt),
  ),
  evaluationsWritten: byRow(
    'evaluationsWritten',
    evaluations,
    (store, of) => {
      const where = { ...of.ids, status: 'completed', completedAt: of.at ?? isSet } as const;
      return store.list(evaluations, { where, ...pageOf(of, 'completedAt') });
    },
    ({ id, evaluatorId, status, completedAt }) =>
      status === 'completed' ? doneBy(id, evaluatorId, completedAt) : [],
  ),
  communicationsRead: byRow(
    'communicationsRead',
    communicationPeople,
    (store, of) => {
      const where = { ...of.ids, readAt: of.at ?? isSet };
      return store.list(communicationPeople, { where, ...pageOf(of, 'readAt') });
    },
    ({ id, userId, readAt }) => doneBy(id, userId, readAt),
  ),
  ideasShared: byRow(
    'ideasShared',
    ideas,
    (store, of) => {
      const where = { ...of.ids, userId: isSet, createdAt: of.at ?? any };
      return store.list(ideas, { where, ...pageOf(of, 'createdAt') });
    },
    ({ id, userId, createdAt }) => doneBy(id, userId, createdAt),
  ),
  requestsMade: byRow(
    'requestsMade',
    requests,
    (store, of) => {
      const where = { ...of.ids, createdAt: of.at ?? any };
      return store.list(requests, { where, ...pageOf(of, 'createdAt') });
    },
    ({ id, userId, createdAt }) => doneBy(id, userId, createdAt),
  ),
  benefitsReceived: byRow(
    'benefitsReceived',
    benefitSubmissions,
    (store, of) => {
      const where = { ...of.ids, state: 'delivered', deliveredAt: of.at ?? isSet } as const;
      return store.list(benefitSubmissions, { where, ...pageOf(of, 'deliveredAt') });
    },
    ({ id, userId, state, deliveredAt }) => (state === 'delivered' ? doneBy(id, userId, deliveredAt) : []),
  ),
  programsJoined: byRow(
    'programsJoined',
    programPeople,
    (store, of) => {
      const where = { ...of.ids, joinedAt: of.at ?? isSet };
      return store.list(programPeople, { where, ...pageOf(of, 'joinedAt') });
    },
    ({ id, userId, joinedAt }) => doneBy(id, userId, joinedAt),
  ),
  programsFinished: byRow(
    'programsFinished',
    programPeople,
    (store, of) => {
      const where = { ...of.ids, finishedAt: of.at ?? isSet };
      return store.list(programPeople, { where, ...pageOf(of, 'finishedAt') });
    },
    ({ id, userId, finishedAt }) => doneBy(id, userId, finishedAt),
  ),
  moodWeeks: {
    act: 'moodWeeks',
    table: moods,
    find: moodsFound,
    inSeed: (all, timezone) => moodsDone(all(moods), all(moodWeeks), timezone),
  },
};
