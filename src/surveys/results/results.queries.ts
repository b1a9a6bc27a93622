/** Reads of the results of a survey. */
import { reading, readingPages } from '#src/api/documents.ts';
import { SurveyCommentsDocument, SurveyResultsDocument, type SurveyResultsQuery } from '#src/gql/graphql.ts';

export type Results = SurveyResultsQuery['surveyResults'];
export type QuestionResult = Results['questions'][number];
export type Figure = QuestionResult['figure'];
export type Segment = Results['segments'][number];

/** Stale time in ms: while a survey is open, its figures move in steps. */
const staleMs = 30_000;

export const resultsQuery = (id: string, segmentId: string | undefined) =>
  reading(
    ['surveys', 'admin', 'results', id, segmentId ?? null],
    SurveyResultsDocument,
    { id, segmentId },
    staleMs,
  );

export const commentsQuery = (id: string, questionId: string, segmentId: string | undefined) =>
  readingPages(
    ['surveys', 'admin', 'comments', id, questionId, segmentId ?? null],
    SurveyCommentsDocument,
    (page) => ({ id, questionId, segmentId, page }),
    staleMs,
  );
