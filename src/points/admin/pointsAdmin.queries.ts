/** Reads and writes of what administrators do with points: the rules, handing out, levels, reports. */
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

/** The rules of points, and where the organisation stands. */
export type PointRules = PointRulesFragment;

/** What a report is about: days of the organisation's zone, both included, and one department or all. */
export interface ReportScope {
  /** YYYY-MM-DD. */
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
  readonly departmentId?: string | undefined;
}

/** A page of what left purses; the totals are those of all pages. */
export interface OutputPage extends PageOf<PointOutput> {
  readonly totals: AdminOutputsQuery['pointOutputs']['totals'];
}

/** Other administrators change these too: fresh this long, in ms. */
const staleTimeMs = 30_000;
// Under the name of all points: whatever moves some has these asked for again.
const all = [...pointQueries.all(), 'admin'] as const;

/** One page of what left purses, newest first, beside the cache; raises `ApiError`. */
export async function readOutputs(
  scope: ReportScope,
  page: number,
  options: RequestOptions,
): Promise<OutputPage> {
  const { pointOutputs } = await request(AdminOutputsDocument, { input: { ...scope, page } }, options);
  const { items, pagination, totals } = pointOutputs;
  return { items, ...pagination, totals };
}

/** Reads of the administration of points. */
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

  /** What left purses, newest first. */
  outputs: (scope: ReportScope) =>
    infiniteQueryOptions({
      queryKey: [...all, 'outputs', scope],
      queryFn: ({ pageParam, signal }): Promise<OutputPage> => readOutputs(scope, pageParam, { signal }),
      initialPageParam: 1,
      getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
      staleTime: staleTimeMs,
    }),

  /** Departments by name, people without one last. */
  use: ({ startDate, endDate }: ReportScope) =>
    queryOptions({
      queryKey: [...all, 'use', { startDate, endDate }],
      queryFn: async ({ signal }): Promise<readonly DepartmentUse[]> =>
        (await request(AdminDepartmentUseDocument, { startDate, endDate }, { signal })).departmentUse,
      staleTime: staleTimeMs,
    }),
} as const;

/** Writes; each takes the key that keeps a repeat from happening twice. */
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
