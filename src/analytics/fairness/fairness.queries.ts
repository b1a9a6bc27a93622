/** Reads and the one write about fairness. */
import { request } from '#src/api/client.ts';
import { reading } from '#src/api/documents.ts';
import {
  AnswerPatternDocument,
  PatternsDocument,
  WhomToThankDocument,
  type AnswerPatternMutationVariables,
  type PatternsQuery,
  type WhomToThankQuery,
} from '#src/gql/graphql.ts';
import { analyticsKey } from '#src/analytics/analytics.queries.ts';

export type ShownOverlooked = WhomToThankQuery['whomToThank']['people'][number];
export type ShownPattern = PatternsQuery['patterns']['items'][number];

const patternsKey = [...analyticsKey, 'patterns'] as const;

export const fairnessQueries = {
  /** A short stale time: who was thanked leaves the list at once. */
  whomToThank: (days: number) =>
    reading([...analyticsKey, 'whomToThank', days], WhomToThankDocument, { days }, 5_000, { together: true }),
  patterns: () => reading(patternsKey, PatternsDocument, {}, 60_000),
  patternsKey,
} as const;

export const answerPattern = async (given: AnswerPatternMutationVariables, key: string): Promise<void> => {
  await request(AnswerPatternDocument, given, { key });
};
