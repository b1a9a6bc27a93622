/** Evaluations as their writers, the people evaluated and their leaders read them. */
import { fewestOfPart } from '#schema/evaluations/cycles.rules.ts';
import type { SurveyForm } from '#schema/surveys/surveys.shapes.ts';
import { reading } from '#src/api/documents.ts';
import { readQuestions } from '#src/forms/readQuestions.ts';
import {
  CompletedEvaluationsDocument,
  EvaluationDocument,
  EvaluationRecordDocument,
  EvaluationResultDocument,
  OwnEvaluationsDocument,
  TeamEvaluationsDocument,
  type EvaluationQuery,
  type EvaluationRecordQuery,
  type EvaluationResultQuery,
  type OwnEvaluationsQuery,
  type TeamEvaluationsQuery,
} from '#src/gql/graphql.ts';
import { formQuery } from '#src/surveys/answering/answerable.ts';
import { evaluationsKey, staleTimeMs } from './pending.queries.ts';

export type EvaluationForm = EvaluationQuery['evaluation'];
export type OwnEvaluation = OwnEvaluationsQuery['ownEvaluations'][number];
export type TeamEvaluation = TeamEvaluationsQuery['teamEvaluations'][number];
export type Result = EvaluationResultQuery['evaluationResult'];
export type Written = EvaluationRecordQuery['evaluationRecord'];

/** An evaluation as a form that is answered. */
const formOf = (evaluation: EvaluationForm): SurveyForm => {
  const { id, title, titleEn, description, descriptionEn, open, status, dueAt, minutes, createdAt } =
    evaluation;
  const { sections, questions, thanks, thanksEn, myAnswers } = evaluation;
  const answered = status === 'completed';
  return {
    id,
    kind: 'evaluation',
    title,
    titleEn,
    description,
    descriptionEn,
    anonymous: false,
    threshold: fewestOfPart,
    textThreshold: fewestOfPart,
    sharedWithLeaders: false,
    // Written and open again: it was reopened, and what is sent last counts.
    multiResponse: answered && open,
    points: 0,
    state: open ? 'open' : 'closed',
    startsAt: null,
    endsAt: dueAt,
    answered,
    minutes,
    askedBy: null,
    outcome: null,
    seriesId: null,
    wave: 1,
    groups: [],
    createdAt,
    sections,
    questions: readQuestions(questions),
    thanks,
    thanksEn,
    myAnswers,
  };
};

/** Queries of evaluations. */
export const evaluationQueries = {
  /** What the reader wrote. */
  completed: () => reading([...evaluationsKey, 'completed'], CompletedEvaluationsDocument, {}, staleTimeMs),
  /** One with its questions. */
  one: (id: string) => reading([...evaluationsKey, 'one', id], EvaluationDocument, { id }, staleTimeMs),
  /** The same one to answer. */
  form: (id: string) =>
    formQuery([...evaluationsKey, 'form', id], async (_signal, cache) =>
      formOf(await cache.fetchQuery({ ...evaluationQueries.one(id), staleTime: 0, retry: false })),
    ),
  /** Cycles in which the reader is evaluated, newest first. */
  own: () => reading([...evaluationsKey, 'own'], OwnEvaluationsDocument, {}, staleTimeMs),
  /** An opened result. */
  result: (id: string) =>
    reading([...evaluationsKey, 'result', id], EvaluationResultDocument, { id }, staleTimeMs),
  /** People whom the reader leads; empty for everybody else. */
  team: () => reading([...evaluationsKey, 'team'], TeamEvaluationsDocument, {}, staleTimeMs),
  /** Everything written about a person. */
  record: (id: string) =>
    reading([...evaluationsKey, 'record', id], EvaluationRecordDocument, { id }, staleTimeMs),
} as const;
