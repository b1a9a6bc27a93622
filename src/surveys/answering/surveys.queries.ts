/** Surveys as the person who is asked sees them: all of them, and one with its questions. */
import { queryOptions } from '@tanstack/react-query';
import type { Survey } from '#schema/surveys/surveys.shapes.ts';
import { readQuestions } from '#src/forms/readQuestions.ts';
import { request } from '#src/api/client.ts';
import { AllSurveysDocument, SurveyDocument } from '#src/gql/graphql.ts';
import { surveysKey } from '#src/surveys/pollKeys.ts';
import { formQuery } from './answerable.ts';

const staleTimeMs = 60_000;

/** Queries of surveys. */
export const surveyQueries = {
  /** Open and past for the reader. */
  all: () =>
    queryOptions({
      queryKey: [...surveysKey, 'all'],
      queryFn: async ({ signal }): Promise<readonly Survey[]> =>
        (await request(AllSurveysDocument, {}, { signal })).allSurveys,
      staleTime: staleTimeMs,
    }),

  /** One survey with its questions; a 404 throws `not_found`. */
  one: (id: string) =>
    formQuery([...surveysKey, 'one', id], async (signal) => {
      const { survey } = await request(SurveyDocument, { id }, { signal });
      return { ...survey, questions: readQuestions(survey.questions) };
    }),
} as const;

/** Whether a survey waits for the reader. */
export const isPending = ({ state, answered }: Pick<Survey, 'state' | 'answered'>): boolean =>
  state === 'open' && !answered;
