/** Reads of requests for the people who ask and decide. */
import { reading, readingPages } from '#src/api/documents.ts';
import { searchOf } from '#src/api/searchOf.ts';
import { subjects } from '#src/decisions/subjects.ts';
import {
  MyRequestsDocument,
  RequestDocument,
  RequestKindDocument,
  RequestKindsDocument,
  type MyRequestsQuery,
  type RequestKindQuery,
  type RequestKindsQuery,
  type RequestQuery,
} from '#src/gql/graphql.ts';
import { requestEndpoints } from '#schema/requests/requests.endpoints.ts';

/** A kind as a card. */
export type ShownKind = RequestKindsQuery['requestKinds']['items'][number];
/** A kind with its questions. */
export type AskedKind = RequestKindQuery['requestKind'];
/** One of a list. */
export type ShownRequest = MyRequestsQuery['myRequests']['items'][number];
/** One with its timeline. */
export type OpenedRequest = RequestQuery['request'];

/** The prefix of all queries of requests. */
export const requestsKey = subjects.request.queryKey;

const staleTimeMs = 30_000;

/** The filters of the own requests, as the address has them. */
export const mineSearch = searchOf(requestEndpoints.mine.query);
type MineFilter = ReturnType<typeof mineSearch.read>;

export const requestQueries = {
  /** The open kinds by title. */
  kinds: () =>
    readingPages([...requestsKey, 'kinds'], RequestKindsDocument, (page) => ({ page }), staleTimeMs),
  /** One kind with its questions; a 404 throws `not_found`. */
  kind: (id: string) => reading([...requestsKey, 'kind', id], RequestKindDocument, { id }, staleTimeMs),
  /** Those of the reader, newest first. */
  mine: (filter: MineFilter) =>
    readingPages(
      [...requestsKey, 'mine', filter],
      MyRequestsDocument,
      (page) => ({ page, ...filter }),
      staleTimeMs,
    ),
  /** One request; a 404 throws `not_found`. */
  one: (id: string) => reading([...requestsKey, 'one', id], RequestDocument, { id }, staleTimeMs),
} as const;
