/** Sends the answers to a survey, and shows at once that it is answered. */
import type { QueryClient } from '@tanstack/react-query';
import type { AnswerInput } from '#schema/forms/questions.shapes.ts';
import type { Survey } from '#schema/surveys/surveys.shapes.ts';
import { request } from '#src/api/client.ts';
import { SubmitSurveyDocument } from '#src/gql/graphql.ts';
import { countsQuery } from '#src/notifications/counts.queries.ts';
import { surveysKey } from '#src/surveys/pollKeys.ts';
import { refreshWaiting } from '#src/waiting/waiting.queries.ts';
import type { Answerable } from './answerable.ts';
import { surveyQueries } from './surveys.queries.ts';

async function send(id: string, answers: readonly AnswerInput[], key: string): Promise<number> {
  const input = { answers: answers.map((answer) => ({ ...answer })) };
  return (await request(SubmitSurveyDocument, { id, input }, { key })).submitSurvey.pointsAwarded;
}

/** One survey or evaluation less waits; the server's own number follows. */
export function countAnswered(cache: QueryClient): void {
  cache.setQueryData(countsQuery().queryKey, (counts) =>
    counts === null || counts === undefined
      ? counts
      : { ...counts, pendingSurveys: Math.max(0, counts.pendingSurveys - 1) },
  );
  refreshWaiting(cache);
}

function show(cache: QueryClient, id: string, wasPending: boolean): void {
  const marked = (list: readonly Survey[] | undefined): readonly Survey[] | undefined =>
    list?.map((one) => (one.id === id ? { ...one, answered: true } : one));
  cache.setQueryData(surveyQueries.all().queryKey, marked);
  if (wasPending) countAnswered(cache);
  void cache.invalidateQueries({ queryKey: surveysKey });
  void cache.invalidateQueries({ queryKey: countsQuery().queryKey });
}

/** Surveys: read, sent, and shown as answered in the lists and in the count. */
export const surveyAnswers: Answerable = { kind: 'survey', one: surveyQueries.one, send, show };
