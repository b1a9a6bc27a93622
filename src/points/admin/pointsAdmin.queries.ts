/** Queries and mutations of points for administrators: rules, distribution, levels and reports. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { DepartmentUse, PointOutput, PointSettings } from '#schema/points/admin.endpoints.ts';
import type { Level } from '#schema/points/levels.endpoints.ts';
import { request, type RequestOptions } from '#src/api/client.ts';
import {
  AdminDepartmentUseDocument,
  AdminLevelsDocument,
  AdminOutputsDocument,
  AdminPointRulesDocument,
  CreateLevelDocument,
  DeleteLevelDocument,
  GrantExtraDocument,
  SetToDistributeDocument,
  TransferPointsDocument,
  UpdateLevelDocument,
  UpdatePointRulesDocument,
  type AdminOutputsQuery,
  type CreateLevelInput,
  type GrantExtraPointsInput,
  type PointRulesFragment,
  type UpdateLevelInput,
} from '#src/gql/graphql.ts';
import { pointQueries } from '#src/ledger/points.queries.ts';
import type { PageOf } from '#src/points/wallet.queries.ts';
import type { ReportFilter } from './reportFilter.ts';

/** The rules of points with the current totals of the organisation. */
export type PointRules = PointRulesFragment;

/** A page of points that left wallets. The totals cover all pages. */
export interface OutputPage extends PageOf<PointOutput> {
  readonly totals: AdminOutputsQuery['pointOutputs']['totals'];
}

/** Stale time in ms. Short, because other administrators change these too. */
const staleTimeMs = 30_000;
// Below the key of all points, so that each movement of points refreshes these queries.
const all = [...pointQueries.all(), 'admin'] as const;

/** Reads one page of points that left wallets, newest first, without the cache. Throws `ApiError`. */
export async function readOutputs(
  scope: ReportFilter,
  page: number,
  options: RequestOptions,
): Promise<OutputPage> {
  const { pointOutputs } = await request(AdminOutputsDocument, { input: { ...scope, page } }, options);
  const { items, pagination, totals } = pointOutputs;
  return { items, ...pagination, totals };
}

export const pointAdminQueries = {
  rules: () =>
    queryOptions({
      queryKey: [...all, 'rules'],
      queryFn: async ({ signal }): Promise<PointRules> =>
        (await request(AdminPointRulesDocument, {}, { signal })).pointSettings,
      staleTime: staleTimeMs,
    }),

  /** Levels, lowest first. */
  levels: () =>
    queryOptions({
      queryKey: [...all, 'levels'],
      queryFn: async ({ signal }): Promise<readonly Level[]> =>
        (await request(AdminLevelsDocument, {}, { signal })).levels,
      staleTime: staleTimeMs,
    }),

  /** Points that left wallets, newest first. */
  outputs: (scope: ReportFilter) =>
    infiniteQueryOptions({
      queryKey: [...all, 'outputs', scope],
      queryFn: ({ pageParam, signal }): Promise<OutputPage> => readOutputs(scope, pageParam, { signal }),
      initialPageParam: 1,
      getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
      staleTime: staleTimeMs,
    }),

  /** Departments by name. People without a department come last. */
  use: ({ startDate, endDate }: ReportFilter) =>
    queryOptions({
      queryKey: [...all, 'use', { startDate, endDate }],
      queryFn: async ({ signal }): Promise<readonly DepartmentUse[]> =>
        (await request(AdminDepartmentUseDocument, { startDate, endDate }, { signal })).departmentUse,
      staleTime: staleTimeMs,
    }),
} as const;

/** Mutations. Each takes an idempotency key. */
export const pointAdminWrites = {
  rules: async (input: Partial<PointSettings>, key: string): Promise<PointRules> =>
    (await request(UpdatePointRulesDocument, { input }, { key })).updatePointSettings,
  toDistribute: (amount: number, key: string) => request(SetToDistributeDocument, { amount }, { key }),
  grant: (input: GrantExtraPointsInput, key: string) => request(GrantExtraDocument, { input }, { key }),
  transfer: (input: object, key: string) => request(TransferPointsDocument, { input }, { key }),
  createLevel: (input: CreateLevelInput, key: string) => request(CreateLevelDocument, { input }, { key }),
  updateLevel: (given: { readonly id: string; readonly input: UpdateLevelInput }, key: string) =>
    request(UpdateLevelDocument, given, { key }),
  removeLevel: (id: string, key: string) => request(DeleteLevelDocument, { id }, { key }),
} as const;
