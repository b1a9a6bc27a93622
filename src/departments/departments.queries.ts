/** Queries of departments (spec §7 `GET /departments`). */
import { queryOptions } from '@tanstack/react-query';
import { request } from '#src/api/client.ts';
import { DepartmentsDocument, type DepartmentsQuery } from '#src/gql/graphql.ts';

/** An active department with its number of active people. */
export type Department = DepartmentsQuery['departments'][number];

/** Stale time in ms: departments rarely change. */
const staleTimeMs = 300_000;

/** Queries of departments. */
export const departmentQueries = {
  all: () => ['departments'] as const,

  /** Active departments by name. */
  list: () =>
    queryOptions({
      queryKey: [...departmentQueries.all(), 'list'],
      queryFn: async ({ signal }): Promise<readonly Department[]> =>
        (await request(DepartmentsDocument, {}, { signal })).departments,
      staleTime: staleTimeMs,
    }),
} as const;
