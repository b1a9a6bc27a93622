/** Reads of departments (spec §7 `GET /departments`). */
import { queryOptions } from '@tanstack/react-query';
import { request } from '#src/api/client.ts';
import { DepartmentsDocument, type DepartmentsQuery } from '#src/gql/graphql.ts';

/** An active department, with how many active people are in it. */
export type Department = DepartmentsQuery['departments'][number];

/** Departments change rarely: fresh for this long, in ms. */
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
