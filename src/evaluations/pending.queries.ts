/** What the reader still has to write; apart from the other reads, because /surveys shows it. */
import { reading } from '#src/api/documents.ts';
import { EvaluationsDocument, type EvaluationsQuery } from '#src/gql/graphql.ts';

export type Evaluation = EvaluationsQuery['evaluations'][number];

/** The prefix of all queries of evaluations. */
export const evaluationsKey = ['evaluations'] as const;

/** Stale time of the reads of evaluations, in ms. */
export const staleTimeMs = 60_000;

export const pendingEvaluationsQuery = () =>
  reading([...evaluationsKey, 'pending'], EvaluationsDocument, {}, staleTimeMs);
