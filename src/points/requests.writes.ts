/**
 * Writes of point requests (spec §7 `POST /point_request`, `/point_request/approve`,
 * `/point_request/reject`).
 */
import type { QueryClient } from '@tanstack/react-query';
import type { PointRequest } from '#schema/points/requests.endpoints.ts';
import { request } from '#src/api/client.ts';
import {
  ApproveRequestDocument,
  AskForPointsDocument,
  RejectRequestDocument,
  WithdrawRequestDocument,
  type ApproveRequestMutationVariables,
  type AskForPointsMutationVariables,
  type RejectRequestMutationVariables,
} from '#src/gql/graphql.ts';
import { refreshMe } from '#src/session/me.queries.ts';
import { pointQueries } from '#src/ledger/points.queries.ts';

/** Writes of requests; each raises `ApiError`, and a repeated key is the same write. */
export const requestWrites = {
  ask: async (wish: AskForPointsMutationVariables, key: string): Promise<PointRequest> =>
    (await request(AskForPointsDocument, wish, { key })).createPointRequest,
  approve: async (answer: ApproveRequestMutationVariables, key: string): Promise<PointRequest> =>
    (await request(ApproveRequestDocument, answer, { key })).approvePointRequest,
  reject: async (answer: RejectRequestMutationVariables, key: string): Promise<PointRequest> =>
    (await request(RejectRequestDocument, answer, { key })).rejectPointRequest,
  withdraw: async (id: string, key: string): Promise<unknown> =>
    request(WithdrawRequestDocument, { id }, { key }),
} as const;

/** Invalidates balances, statement and requests; never raises. */
export function refreshPoints(cache: QueryClient): void {
  void refreshMe(cache);
  void cache.invalidateQueries({ queryKey: pointQueries.all() });
}
