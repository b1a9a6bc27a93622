/** Reads and writes of imports: the list, one import, and its undo. */
import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query';
import type { UserImport } from '#schema/users/imports.endpoints.ts';
import { request } from '#src/api/client.ts';
import {
  KeptImportByIdDocument,
  KeptImportsDocument,
  UndoImportDocument,
  type AdminImportFragment,
} from '#src/gql/graphql.ts';

/** The admin view of an import. */
export type AdminImport = AdminImportFragment;

interface ImportPage {
  readonly items: readonly AdminImport[];
  readonly page: number;
  readonly totalPages: number;
}

/** Polling interval in ms while an import is running. */
const runningMs = 2_000;
const moving: readonly UserImport['status'][] = ['queued', 'running', 'undoing'];

/** Whether an import is still running. */
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
        const pages = (state.data as InfiniteData<ImportPage> | undefined)?.pages ?? []; // the data of this query
        return pages.some(({ items }) => items.some(isMoving)) ? runningMs : false;
      },
    }),
} as const;

/** The current state of one import. */
export const seeImport = async (id: string, signal: AbortSignal): Promise<UserImport> =>
  (await request(KeptImportByIdDocument, { id }, { signal })).import;

/** Undoes an import; idempotent for one key. */
export const undoImport = async (id: string, key: string): Promise<UserImport> =>
  (await request(UndoImportDocument, { id }, { key })).undoImport;
