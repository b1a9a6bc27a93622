/** Cycles, places of people and evaluations as their readers see them; lists in a constant number of reads. */
import {
  cycleStepsIn,
  evaluationKinds,
  hasScores,
  isWritable,
  usualParts,
  usualReminders,
} from '#schema/evaluations/cycles.rules.ts';
import type {
  CyclePerson,
  Evaluation,
  EvaluationCycle,
  OwnEvaluation,
} from '#schema/evaluations/evaluations.shapes.ts';
import { carefulPace } from '#schema/surveys/surveys.rules.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import type { Context } from '../http/context.ts';
import { peopleById } from '../people/users.rules.ts';
import { departments } from '../people/users.tables.ts';
import type { Where } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { surveys } from '../surveys/surveys.tables.ts';
import { minutesIn, type SurveyRow } from '../surveys/surveys.views.ts';
import { peersCan } from './cycles.few.ts';
import {
  evaluationCycles,
  evaluationNominations,
  evaluationPeople,
  evaluations,
} from './evaluations.tables.ts';

export type CycleRow = Row<typeof evaluationCycles>;
export type PersonRow = Row<typeof evaluationPeople>;
export type EvaluationRow = Row<typeof evaluations>;
export type NominationRow = Row<typeof evaluationNominations>;
type Reading = Pick<Context, 'store' | 'linkTo'>;

/** A stored score, in hundredths, as it is shown. */
export const scoreOf = (hundredths: number | null): number | null =>
  hundredths === null ? null : hundredths / 100;

const distinct = (ids: readonly (string | null)[]): string[] => [...new Set(ids.filter((id) => id !== null))];

/** The cycles of these ids with their surveys. */
async function cyclesById({ store }: Reading, ids: readonly string[]) {
  const { rows } = await store.list(evaluationCycles, {
    where: { id: { in: distinct(ids) } },
    with: { survey: { one: surveys, on: 'id' } },
  });
  return new Map(
    rows.flatMap(({ survey, ...cycle }) => (survey === null ? [] : [[cycle.id, { cycle, survey }] as const])),
  );
}

/** What the place of a person shows to everybody who may read it, by its id. */
async function placesOf(context: Reading, rows: readonly PersonRow[]) {
  const { store } = context;
  const cycles = await cyclesById(
    context,
    rows.map(({ cycleId }) => cycleId),
  );
  const { rows: peers } = await store.list(evaluationNominations, {
    where: { personId: { in: rows.map(({ id }) => id) } },
    order: [['createdAt', 'asc']],
  });
  const people = await peopleById(
    context,
    distinct([
      ...rows.flatMap(({ userId, leaderId }) => [userId, leaderId]),
      ...peers.map(({ userId }) => userId),
    ]),
  );
  const peersOf = Map.groupBy(peers, ({ personId }) => personId);
  const shown = rows.flatMap((person) => {
    const found = cycles.get(person.cycleId);
    const user = people.get(person.userId);
    if (found === undefined || user === undefined) return [];
    const { cycle, survey } = found;
    const place = {
      id: person.id,
      cycleId: cycle.id,
      title: survey.title,
      titleEn: survey.titleEn,
      phase: cycle.phase,
      nominateUntil: cycle.nominateUntil,
      confirmUntil: cycle.confirmUntil,
      writeUntil: cycle.writeUntil,
      leader: people.get(person.leaderId ?? '') ?? null,
      nominations: (peersOf.get(person.id) ?? []).flatMap(({ userId, state }) => {
        const peer = people.get(userId);
        return peer === undefined ? [] : [{ user: peer, state }];
      }),
      confirmed: person.confirmed,
      sharedAt: person.sharedAt,
      readAt: person.readAt,
      acknowledgedAt: person.acknowledgedAt,
    };
    return [{ person, cycle, survey, user, place }];
  });
  return shown;
}

/** Cycles in which the reader is evaluated, in the given order; the rows are places of the reader. */
export async function ownEvaluationsOf(
  context: Reading,
  rows: readonly PersonRow[],
): Promise<OwnEvaluation[]> {
  if (rows.length === 0) return [];
  const can = await peersCan(context.store);
  return (await placesOf(context, rows)).map(({ place, cycle, person }) => ({
    ...place,
    peers: can(person) ? cycle.peers : 0,
  }));
}

/** Places of people for their leader and administrators, in the given order. */
export async function cyclePersonsOf(context: Reading, rows: readonly PersonRow[]): Promise<CyclePerson[]> {
  if (rows.length === 0) return [];
  const { store } = context;
  const counted = await store.tally(evaluations, {
    where: { personId: { in: rows.map(({ id }) => id) }, status: { ne: 'cancelled' } },
    by: ['personId', 'status'],
  });
  const { rows: known } = await store.list(departments, {
    where: { id: { in: distinct(rows.map(({ departmentId }) => departmentId)) } },
  });
  const nameOf = new Map(known.map(({ id, name }) => [id, name]));
  const countsOf = Map.groupBy(counted, ({ personId }) => personId);
  return (await placesOf(context, rows)).map(({ person, cycle, user, place }) => {
    const counts = countsOf.get(person.id) ?? [];
    const shows = hasScores(cycle.phase);
    return {
      ...place,
      user,
      departmentName: nameOf.get(person.departmentId ?? '') ?? null,
      evaluations: counts.reduce((total, { count }) => total + count, 0),
      completed: counts.find(({ status }) => status === 'completed')?.count ?? 0,
      score: shows ? scoreOf(person.score) : null,
      calibrated: scoreOf(person.calibrated),
      calibrationReason: person.calibrationReason,
      shareOn: person.shareOn ?? (person.sharedAt === null ? cycle.shareOn : null),
      left: person.left,
    };
  });
}

/** The place of one person for the leader and administrators. */
export async function cyclePersonOf(context: Reading, row: PersonRow): Promise<CyclePerson> {
  const [person] = await cyclePersonsOf(context, [row]);
  if (person === undefined) throw new Error(`place ${row.id} has no view`);
  return person;
}

/** The place of the reader. */
export async function ownEvaluationOf(context: Reading, row: PersonRow): Promise<OwnEvaluation> {
  const [own] = await ownEvaluationsOf(context, [row]);
  if (own === undefined) throw new Error(`place ${row.id} has no view`);
  return own;
}

/** Evaluations for their writers, in the given order. */
export async function evaluationsOf(context: Reading, rows: readonly EvaluationRow[]): Promise<Evaluation[]> {
  if (rows.length === 0) return [];
  const cycles = await cyclesById(
    context,
    rows.map(({ cycleId }) => cycleId),
  );
  const people = await peopleById(
    context,
    rows.map(({ evaluatedId }) => evaluatedId),
  );
  const minutes = await minutesIn(context.store, [...cycles.keys()], carefulPace);
  return rows.flatMap((row) => {
    const found = cycles.get(row.cycleId);
    const evaluated: PublicUser | undefined = people.get(row.evaluatedId);
    if (found === undefined || evaluated === undefined) return [];
    const { cycle, survey } = found;
    return [
      {
        id: row.id,
        cycleId: cycle.id,
        title: survey.title,
        titleEn: survey.titleEn,
        kind: row.kind,
        evaluated,
        status: row.status,
        score: scoreOf(row.score),
        dueAt: cycle.writeUntil,
        completedAt: row.completedAt,
        open: isWritable(row, cycle.phase),
        minutes: minutes.get(cycle.id) ?? 1,
        createdAt: row.createdAt,
      },
    ];
  });
}

const total = (counts: readonly { readonly count: number }[]): number =>
  counts.reduce((sum, { count }) => sum + count, 0);
const isCompleted = ({ status }: Pick<EvaluationRow, 'status'>): boolean => status === 'completed';

/** Cycles for administrators, in the given order of their surveys; those that have not begun are drafts. */
export async function cyclesOf(
  { store }: Pick<Context, 'store'>,
  rows: readonly SurveyRow[],
): Promise<EvaluationCycle[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const { rows: begun } = await store.list(evaluationCycles, { where: { id: { in: ids } } });
  const cycles = new Map(begun.map((cycle) => [cycle.id, cycle]));
  const where = { cycleId: { in: begun.map(({ id }) => id) } };
  const countPeople = async (own: Where<PersonRow>) => {
    const counted = await store.tally(evaluationPeople, {
      where: { ...where, left: false, ...own },
      by: ['cycleId'],
    });
    return new Map(counted.map(({ cycleId, count }) => [cycleId, count]));
  };
  const people = await countPeople({});
  const shared = await countPeople({ sharedAt: { ne: null } });
  const read = await countPeople({ readAt: { ne: null } });
  const acknowledged = await countPeople({ acknowledgedAt: { ne: null } });
  const written = await store.tally(evaluations, {
    where: { ...where, status: { ne: 'cancelled' } },
    by: ['cycleId', 'kind', 'status'],
  });
  return rows.map((survey) => {
    const { id } = survey;
    const cycle = cycles.get(id);
    const phase = cycle?.phase ?? 'draft';
    const own = written.filter(({ cycleId }) => cycleId === id);
    const kinds = evaluationKinds.flatMap((kind) => {
      const of = own.filter((one) => one.kind === kind);
      if (of.length === 0) return [];
      return [{ kind, evaluations: total(of), completed: total(of.filter(isCompleted)) }];
    });
    return {
      id,
      title: survey.title,
      titleEn: survey.titleEn,
      phase,
      ready: cycle?.ready ?? false,
      settled: cycle === undefined || cycle.settledIn !== '',
      parts: (cycle?.parts ?? usualParts).map((part) => ({ ...part })),
      peers: cycle?.peers ?? 0,
      nominateUntil: cycle?.nominateUntil ?? null,
      confirmUntil: cycle?.confirmUntil ?? null,
      writeUntil: cycle === undefined ? survey.endsOn : cycle.writeUntil,
      periodFrom: cycle?.periodFrom ?? null,
      periodTo: cycle?.periodTo ?? null,
      remindAfter: [...(cycle?.remindAfter ?? usualReminders)],
      audience: survey.audience,
      people: people.get(id) ?? 0,
      evaluations: total(own),
      completed: total(own.filter(isCompleted)),
      written: kinds,
      shared: shared.get(id) ?? 0,
      read: read.get(id) ?? 0,
      acknowledged: acknowledged.get(id) ?? 0,
      steps: [...cycleStepsIn[phase]],
      createdAt: survey.createdAt,
    };
  });
}

/** One cycle for administrators. */
export async function cycleOf(context: Pick<Context, 'store'>, survey: SurveyRow): Promise<EvaluationCycle> {
  const [cycle] = await cyclesOf(context, [survey]);
  if (cycle === undefined) throw new Error(`cycle ${survey.id} has no view`);
  return cycle;
}
