/** Reads of the results of a survey. */
import { reading, readingPages } from '#src/api/documents.ts';
import { SurveyCommentsDocument, SurveyResultsDocument, type SurveyResultsQuery } from '#src/gql/graphql.ts';

type Answered = SurveyResultsQuery['surveyResults'];
/** What the page of results shows; also made up, before anybody has answered. */
export type Results = Omit<Answered, 'survey'> & {
  readonly survey: Pick<
    Answered['survey'],
    | 'id'
    | 'title'
    | 'titleEn'
    | 'anonymous'
    | 'threshold'
    | 'textThreshold'
    | 'startsAt'
    | 'endsAt'
    | 'seriesId'
    | 'wave'
    | 'outcome'
  >;
};
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

export const commentsQuery = (
  id: string,
  questionId: string,
  { segmentId, keywords }: { readonly segmentId: string | undefined; readonly keywords: string },
) =>
  readingPages(
    ['surveys', 'admin', 'comments', id, questionId, segmentId ?? null, keywords],
    SurveyCommentsDocument,
    (page) => ({ id, questionId, segmentId, ...(keywords === '' ? {} : { keywords }), page }),
    staleMs,
  );
