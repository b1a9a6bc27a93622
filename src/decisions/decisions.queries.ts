/** Reads of decisions and delegations; the same for every subject. */
import { reading, readingPages } from '#src/api/documents.ts';
import {
  DecisionsDocument,
  DelegationsDocument,
  WorkingHoursDocument,
  type DecisionsQuery,
  type DelegationsQuery,
} from '#src/gql/graphql.ts';

/** A decision as a list shows it. */
export type ShownDecision = DecisionsQuery['decisions']['items'][number];
export type ShownDelegation = DelegationsQuery['delegations'][number];

/** The prefix of all queries of decisions. */
export const decisionsKey = ['decisions'] as const;

const staleTimeMs = 30_000;

export const decisionQueries = {
  /** Those that the reader has now, the oldest first; or those that the reader made. */
  list: (decided: boolean) =>
    readingPages(
      [...decisionsKey, 'list', decided],
      DecisionsDocument,
      (page) => ({ page, ...(decided ? { decided } : {}) }),
      staleTimeMs,
    ),
  delegations: () => reading([...decisionsKey, 'delegations'], DelegationsDocument, {}, staleTimeMs),
  workingHours: () => reading([...decisionsKey, 'workingHours'], WorkingHoursDocument, {}, staleTimeMs),
} as const;
