/**
 * Writes of point requests (spec §7 `POST /point_request`, `/point_request/approve`,
 * `/point_request/reject`).
 */
import type { QueryClient } from '@tanstack/react-query';
import { sending } from '#src/api/documents.ts';
import {
  ApproveRequestDocument,
  AskForPointsDocument,
  RejectRequestDocument,
  WithdrawRequestDocument,
} from '#src/gql/graphql.ts';
import { refreshMe } from '#src/session/me.queries.ts';
import { pointQueries } from '#src/ledger/points.queries.ts';

/** Writes of requests; each raises `ApiError`, and a repeated key is the same write. */
export const requestWrites = {
  ask: sending(AskForPointsDocument),
  approve: sending(ApproveRequestDocument),
  reject: sending(RejectRequestDocument),
  withdraw: sending(WithdrawRequestDocument),
} as const;

/** Invalidates balances, statement and requests; never raises. */
export function refreshPoints(cache: QueryClient): void {
  void refreshMe(cache);
  void cache.invalidateQueries({ queryKey: pointQueries.all() });
}
