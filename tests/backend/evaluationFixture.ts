/** Cycles of evaluations over the fixture of surveys: elena leads everybody of the crowd, carla leads elena. */
import {
  evaluationCycles,
  evaluationNominations,
  evaluationPeople,
  evaluations,
} from '#backend/evaluations/evaluations.tables.ts';
import { notifications } from '#backend/notifications/notifications.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import type { Row } from '#backend/store/table.ts';
import type { EvaluationKind } from '#schema/evaluations/cycles.rules.ts';
import type { StoreKind } from '../support/deployment.ts';
import { crowd } from './pollFixture.ts';
import { openSurveyFixture, scale, type SurveyFixture } from './surveyFixture.ts';

/** Parts with equal weights. */
export const partsOf = (...kinds: readonly EvaluationKind[]) => kinds.map((kind) => ({ kind, weight: 50 }));

export interface EvaluationFixture extends SurveyFixture {
  /** A draft of a cycle with one question. */
  built(): Promise<string>;
  /** Begins a cycle in which the crowd is evaluated, and runs the jobs. */
  begun(plan?: object): Promise<string>;
  /** Ends the present phase by hand, and runs the jobs. */
  advance(cycleId: string): Promise<void>;
  cycle(cycleId: string): Promise<Row<typeof evaluationCycles>>;
  places(cycleId: string): Promise<readonly Row<typeof evaluationPeople>[]>;
  /** The place of a person. */
  placeOf(cycleId: string, userId: string): Promise<Row<typeof evaluationPeople>>;
  /** `evaluator part status` of the evaluations about a person, in order. */
  writers(cycleId: string, userId: string): Promise<readonly string[]>;
  /** Writes the evaluation of a person about another one, and returns the status. */
  write(who: string, cycleId: string, about: string, number?: number): Promise<number>;
  /** `kind who` of notifications about evaluations, in order. */
  notices(kind?: string): Promise<readonly string[]>;
  nominations(personId: string): Promise<readonly string[]>;
  pending(who: string): Promise<number>;
}

export async function openEvaluationFixture(kind: StoreKind, people = 4): Promise<EvaluationFixture> {
  const surveys = await openSurveyFixture(kind, people);
  const { look, change, call } = surveys;
  await change(async (store) => {
    await store.update(users, { id: { in: crowd(people) } }, { managerId: 'elena' });
    await store.update(users, { id: 'elena' }, { managerId: 'carla' });
  });
  const first = async <T>(rows: Promise<readonly T[]>): Promise<T> => {
    const [row] = await rows;
    if (row === undefined) throw new Error('no row');
    return row;
  };
  const fixture: EvaluationFixture = {
    ...surveys,
    async built() {
      const { id } = await surveys.done('POST /surveys/create', {
        kind: 'evaluation',
        title: 'Evaluación anual',
        questions: [scale],
      });
      return id;
    },
    async begun(plan = {}) {
      const id = await fixture.built();
      await surveys.done(`POST /org/evaluation_cycles/${id}/begin`, { user_ids: crowd(people), ...plan });
      await surveys.later(0);
      return id;
    },
    async advance(id) {
      const { phase: from } = await fixture.cycle(id);
      await surveys.done(`PATCH /org/evaluation_cycles/${id}/advance`, { from });
      await surveys.later(0);
    },
    cycle: (id) => first(look(async (store) => (await store.list(evaluationCycles, { where: { id } })).rows)),
    places: (cycleId) =>
      look(async (store) => (await store.list(evaluationPeople, { where: { cycleId } })).rows),
    placeOf: (cycleId, userId) =>
      first(look(async (store) => (await store.list(evaluationPeople, { where: { cycleId, userId } })).rows)),
    writers: (cycleId, evaluatedId) =>
      look(async (store) =>
        (await store.list(evaluations, { where: { cycleId, evaluatedId } })).rows
          .map(({ evaluatorId, kind: part, status }) => `${evaluatorId} ${part} ${status}`)
          .toSorted(),
      ),
    async write(who, cycleId, about, number = 4) {
      const { id } = await first(
        look(
          async (store) =>
            (
              await store.list(evaluations, {
                where: { cycleId, evaluatedId: about, evaluatorId: who, status: { ne: 'cancelled' } },
              })
            ).rows,
        ),
      );
      const { said } = await call(who, `GET /evaluation/${id}`);
      const answers = [{ question_id: said.questions[0].id, number }];
      return (await call(who, `POST /evaluation/${id}/submit`, { answers })).status;
    },
    notices: (wanted) =>
      look(async (store) =>
        (await store.list(notifications)).rows
          .filter((row) => (wanted === undefined ? row.kind.startsWith('evaluation') : row.kind === wanted))
          .map((row) => `${row.kind} ${row.userId}`)
          .toSorted(),
      ),
    nominations: (personId) =>
      look(async (store) =>
        (await store.list(evaluationNominations, { where: { personId } })).rows
          .map(({ userId, state }) => `${userId} ${state}`)
          .toSorted(),
      ),
    pending: async (who) => (await call(who, 'GET /user/notification_count')).said.pending_surveys,
  };
  return fixture;
}
