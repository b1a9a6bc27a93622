/** Reads of the people who speak: the promise, and cases with their name. Cases without one are in `following`. */
import { reading, readingPages } from '#src/api/documents.ts';
import {
  FeedbackPromiseDocument,
  MyCaseDocument,
  MyCasesDocument,
  type FeedbackPromiseQuery,
  type MyCaseQuery,
  type MyCasesQuery,
} from '#src/gql/graphql.ts';

export type ShownPromise = FeedbackPromiseQuery['feedbackPromise'];
/** One of the reader's cases. */
export type ShownCase = MyCasesQuery['myCases']['items'][number];

/** A whole case of the reader. */
export type OwnCase = MyCaseQuery['myCase'];

/** The prefix of all queries of cases. */
export const casesKey = ['feedback', 'cases'] as const;

const staleTimeMs = 30_000;

export const caseQueries = {
  /** Who reads, and how soon somebody answers. */
  promise: () => reading([...casesKey, 'promise'], FeedbackPromiseDocument, {}, staleTimeMs),
  /** Those with the name of the reader, newest first. */
  mine: () => readingPages([...casesKey, 'mine'], MyCasesDocument, (page) => ({ page }), staleTimeMs),
  /** One of them; a 404 throws `not_found`. */
  one: (id: string) => reading([...casesKey, 'mine', id], MyCaseDocument, { id }, staleTimeMs),
} as const;
