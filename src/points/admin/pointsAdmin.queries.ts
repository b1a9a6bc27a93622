/** Calls of points for administrators: rules, distribution, levels and reports. */
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { PointOutput } from '#schema/points/admin.endpoints.ts';
import { adminResource, adminStaleMs } from '#src/admin/adminResource.ts';
import type { RequestOptions } from '#src/api/client.ts';
import { pointRulesQuery } from '#src/admin/pointRules.queries.ts';
import { answerOf, creating, reading, sending } from '#src/api/documents.ts';
import {
  DepartmentUseDocument,
  LevelsDocument,
  PointOutputsDocument,
  CreateLevelDocument,
  DeleteLevelDocument,
  GrantExtraDocument,
  SetPointsToDistributeDocument,
  TransferPointsDocument,
  UpdateLevelDocument,
  UpdatePointSettingsDocument,
  type PointOutputsQuery,
  type PointSettingsQuery,
} from '#src/gql/graphql.ts';
import { pointQueries } from '#src/ledger/points.queries.ts';
import { refreshPoints } from '#src/points/requests.writes.ts';
import type { PageOf } from '#src/points/wallet.queries.ts';
import type { ReportFilter } from './reportFilter.ts';

/** The rules of points with the current totals of the organisation. */
export type PointRules = PointSettingsQuery['pointSettings'];

/** A page of points that left wallets. The totals cover all pages. */
export interface OutputPage extends PageOf<PointOutput> {
  readonly totals: PointOutputsQuery['pointOutputs']['totals'];
}

// Below the key of all points, so that each movement of points refreshes these queries.
const all = [...pointQueries.all(), 'admin'] as const;

/** Reads one page of points that left wallets, newest first, without the cache. Throws `ApiError`. */
export async function readOutputs(
  scope: ReportFilter,
  page: number,
  options: RequestOptions,
): Promise<OutputPage> {
  const wish = { input: { ...scope, page } };
  const { items, pagination, totals } = await answerOf(PointOutputsDocument, wish, options);
  return { items, ...pagination, totals };
}

export const pointAdminQueries = {
  rules: pointRulesQuery,

  /** Points that left wallets, newest first. */
  outputs: (scope: ReportFilter) =>
    infiniteQueryOptions({
      queryKey: [...all, 'outputs', scope],
      queryFn: ({ pageParam, signal }): Promise<OutputPage> => readOutputs(scope, pageParam, { signal }),
      initialPageParam: 1,
      getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
      staleTime: adminStaleMs,
    }),

  /** Departments by name. People without a department come last. */
  use: ({ startDate, endDate }: ReportFilter) => {
    const dates = { startDate, endDate };
    return reading([...all, 'use', dates], DepartmentUseDocument, dates, adminStaleMs);
  },
} as const;

/** Levels, lowest first. */
export const levelResource = {
  ...adminResource([...all, 'levels'], LevelsDocument, refreshPoints),
  create: creating(CreateLevelDocument),
  update: sending(UpdateLevelDocument),
  remove: sending(DeleteLevelDocument),
} as const;

/** Writes of points. */
export const pointAdminWrites = {
  rules: creating(UpdatePointSettingsDocument),
  toDistribute: sending(SetPointsToDistributeDocument),
  grant: creating(GrantExtraDocument),
  transfer: creating(TransferPointsDocument),
} as const;
