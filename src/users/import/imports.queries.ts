/** Reads and writes of imports: those of before, one of them, and undoing it. */
import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query';
import type { UserImport } from '#schema/users/imports.endpoints.ts';
import { request } from '#src/api/client.ts';
import {
  KeptImportByIdDocument,
  KeptImportsDocument,
  UndoImportDocument,
  type KeptImportFragment,
} from '#src/gql/graphql.ts';

/** An import as administrators see it. */
export type AdminImport = KeptImportFragment;

interface ImportPage {
  readonly items: readonly AdminImport[];
  readonly page: number;
  readonly totalPages: number;
}

/** While one of them is under way, they are asked for again after so many ms. */
const runningMs = 2_000;
const moving: readonly UserImport['status'][] = ['queued', 'running', 'undoing'];

/** Whether an import is still under way. */
export const isMoving = ({ status }: Pick<UserImport, 'status'>): boolean => moving.includes(status);

/** Imports, newest first. */
export const importQueries = {
  list: () =>
    infiniteQueryOptions({
      queryKey: ['users', 'imports'],
      queryFn: async ({ pageParam, signal }): Promise<ImportPage> => {
        const { items, pagination } = (await request(KeptImportsDocument, { page: pageParam }, { signal }))
          .imports;
        return { items, page: pagination.page, totalPages: pagination.totalPages };
      },
      initialPageParam: 1,
      getNextPageParam: ({ page, totalPages }): number | undefined =>
        page < totalPages ? page + 1 : undefined,
      staleTime: 5_000,
      refetchInterval: ({ state }): number | false => {
        const pages = (state.data as InfiniteData<ImportPage> | undefined)?.pages ?? []; // what this query keeps
        return pages.some(({ items }) => items.some(isMoving)) ? runningMs : false;
      },
    }),
} as const;

/** How one of them stands. */
export const seeImport = async (id: string, signal: AbortSignal): Promise<UserImport> =>
  (await request(KeptImportByIdDocument, { id }, { signal })).import;

/** Undoes one; the same key never undoes twice. */
export const undoImport = async (id: string, key: string): Promise<UserImport> =>
  (await request(UndoImportDocument, { id }, { key })).undoImport;
