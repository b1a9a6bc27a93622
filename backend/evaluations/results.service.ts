/** What was written, as the person evaluated, the leader and administrators get it. */
import { hasScores } from '#schema/evaluations/cycles.rules.ts';
import type { evaluationEndpoints } from '#schema/evaluations/evaluations.endpoints.ts';
import type { EvaluationRecord, EvaluationResult } from '#schema/evaluations/evaluations.shapes.ts';
import { openQuestions, scoresOf } from '#schema/evaluations/scores.ts';
import type { Context, Service } from '../http/context.ts';
import { leaveNotices } from '../notifications/notices.ts';
import { peopleById } from '../people/users.rules.ts';
import { refuse } from '../surveys/surveys.access.ts';
import { partsAsked } from './cycles.few.ts';
import { ownPlace, readPlace, type Place } from './evaluations.access.ts';
import { evaluationPeople, evaluations } from './evaluations.tables.ts';
import { cyclePersonOf, ownEvaluationOf, scoreOf } from './evaluations.views.ts';
import { resultQuestions } from './results.questions.ts';
import { questionsIn } from '../forms/questions.ts';
import { writtenAbout } from './scoring.ts';

type Calls = 'open' | 'result' | 'acknowledge' | 'record';

/** The reader's own place with a result that is shown. Raises 404 and 409. */
async function sharedPlace(context: Context, id: string): Promise<Place> {
  const place = await ownPlace(context, id);
  if (place.person.sharedAt === null) refuse(context, 'evaluation_step');
  return place;
}

/** The same with a result that was opened. */
async function readingPlace(context: Context, id: string): Promise<Place> {
  const place = await sharedPlace(context, id);
  if (place.person.readAt === null) refuse(context, 'evaluation_unread');
  return place;
}

async function resultOf(context: Context, { person, cycle, survey }: Place): Promise<EvaluationResult> {
  const { store } = context;
  const questions = await questionsIn(store, cycle.id);
  const written = (await writtenAbout(store, cycle.id, [person.id])).get(person.id) ?? [];
  const asked = await partsAsked(store, cycle, person.id);
  const { parts } = scoresOf(asked, questions, written);
  // The person gets one score: from the parts, the computed one would follow.
  const isCalibrated = person.calibrated !== null && person.calibrated !== person.score;
  const { peers: _peers, ...own } = await ownEvaluationOf(context, person);
  const [user] = (await peopleById(context, [person.userId])).values();
  if (user === undefined) throw new Error(`place ${person.id} has no person`);
  return {
    ...own,
    user,
    score: scoreOf(person.calibrated ?? person.score),
    agreed: isCalibrated,
    parts: parts.map(({ kind, n, score, weight, few }) => ({
      kind,
      weight: few || isCalibrated ? null : weight,
      n: few ? null : n,
      score: few || isCalibrated ? null : scoreOf(score),
      withheld: few,
    })),
    sections: [...survey.sections],
    questions: await resultQuestions(
      context,
      openQuestions(questions),
      asked.map(({ kind }) => kind),
      written,
    ),
    periodFrom: cycle.periodFrom,
    periodTo: cycle.periodTo,
    acknowledgement: person.acknowledgement,
  };
}

async function recordOf(context: Context, { person, cycle, survey }: Place): Promise<EvaluationRecord> {
  const { store } = context;
  const questions = await questionsIn(store, cycle.id);
  const { rows } = await store.list(evaluations, {
    where: { personId: person.id },
    order: [['createdAt', 'asc']],
  });
  const written = (await writtenAbout(store, cycle.id, [person.id])).get(person.id) ?? [];
  const answersOf = new Map(written.map(({ id, answers }) => [id, answers]));
  const people = await peopleById(
    context,
    rows.map(({ evaluatorId }) => evaluatorId),
  );
  const isScored = hasScores(cycle.phase);
  const asked = await partsAsked(store, cycle, person.id);
  return {
    ...(await cyclePersonOf(context, person)),
    sections: [...survey.sections],
    questions,
    parts: scoresOf(asked, questions, written).parts.map(({ kind, n, score, weight }) => ({
      kind,
      weight,
      n,
      score: isScored ? scoreOf(score) : null,
      withheld: false,
    })),
    acknowledgement: person.acknowledgement,
    written: rows.flatMap(({ id, kind, evaluatorId, status, score, completedAt }) => {
      const evaluator = people.get(evaluatorId);
      return evaluator === undefined
        ? []
        : [
            {
              id,
              kind,
              evaluator,
              status,
              score: scoreOf(score),
              answers: [...(answersOf.get(id) ?? [])],
              completedAt,
            },
          ];
    }),
  };
}

export const resultsService: Pick<Service<typeof evaluationEndpoints>, Calls> = {
  async open(context, { params: { id } }) {
    const { store, at } = context;
    const place = await sharedPlace(context, id);
    if (place.person.readAt !== null) return resultOf(context, place);
    const [person = place.person] = await store.update(evaluationPeople, { id }, { readAt: at });
    // What the person has read does not change any more.
    await store.update(evaluations, { personId: id, reopened: true }, { reopened: false });
    return resultOf(context, { ...place, person });
  },

  async result(context, { params: { id } }) {
    return resultOf(context, await readingPlace(context, id));
  },

  async acknowledge(context, { params: { id }, body: { comment } }) {
    const { store, at } = context;
    const place = await readingPlace(context, id);
    const { acknowledgedAt, acknowledgement, leaderId } = place.person;
    const [person = place.person] = await store.update(
      evaluationPeople,
      { id },
      {
        acknowledgedAt: acknowledgedAt ?? at,
        acknowledgement: comment === undefined ? acknowledgement : comment || null,
      },
    );
    // A later comment replaces the first without a second notification.
    if (acknowledgedAt === null && leaderId !== null)
      await leaveNotices(context, {
        to: [leaderId],
        kind: 'evaluation_acknowledged',
        actorId: person.userId,
        postId: null,
        sourceId: id,
      });
    return resultOf(context, { ...place, person });
  },

  async record(context, { params: { id } }) {
    return recordOf(context, await readPlace(context, id));
  },
};
