/** Calls of requests for administrators. */
import { requestEndpoints } from '#schema/requests/requests.endpoints.ts';
import { adminResource, adminStaleMs, pagedResource } from '#src/admin/adminResource.ts';
import { answerOf, creating, reading, sending, switching } from '#src/api/documents.ts';
import { searchOf } from '#src/api/searchOf.ts';
import {
  CreateRequestKindDocument,
  OrgRequestKindsDocument,
  OrgRequestsDocument,
  RequestSurveysDocument,
  UpdateRequestKindDocument,
  type OrgRequestKindsQuery,
  type OrgRequestsQuery,
} from '#src/gql/graphql.ts';
import { requestsKey } from '#src/requests/requests.queries.ts';
import { refreshRequests } from '#src/requests/requests.writes.ts';

/** A kind, active or inactive. */
export type AdminRequestKind = OrgRequestKindsQuery['orgRequestKinds'][number];
/** A request of anybody. */
export type AdminRequest = OrgRequestsQuery['orgRequests']['items'][number];

const all = [...requestsKey, 'admin'] as const;

/** All kinds by title. */
export const requestKindResource = {
  ...adminResource([...all, 'kinds'], OrgRequestKindsDocument, refreshRequests),
  create: creating(CreateRequestKindDocument),
  update: sending(UpdateRequestKindDocument),
  turn: switching(UpdateRequestKindDocument),
  /** Surveys that can be the form of a kind. */
  surveys: () => reading([...all, 'surveys'], RequestSurveysDocument, {}, adminStaleMs),
} as const;

/** The filters of the list, as the address has them. */
export const requestSearch = searchOf(requestEndpoints.requests.query);
export type RequestFilter = ReturnType<typeof requestSearch.read>;

/** What was handed in, newest first. */
export const requestResource = pagedResource([...all, 'list'], OrgRequestsDocument, refreshRequests);

/** One page of what was handed in, for its file. */
export async function requestsPage(filter: RequestFilter, page: number, signal: AbortSignal) {
  const { items, pagination } = await answerOf(
    OrgRequestsDocument,
    { ...filter, page },
    { signal, pass: 'request' },
  );
  return { items, ...pagination };
}
