/** The people of the connected directory, and taking them over: rehearsed first by the same call. */
import { infiniteQueryOptions } from '@tanstack/react-query';
import { ApiError } from '#schema/errors.ts';
import { request } from '#src/api/client.ts';
import {
  DirectoryPeopleDocument,
  SyncDirectoryDocument,
  type DirectoryPeopleQuery,
  type SyncDirectoryMutation,
} from '#src/gql/graphql.ts';

/** A person of the directory, and how they stand here. */
export type DirectoryPerson = DirectoryPeopleQuery['ldapUsers']['items'][number];
/** What was taken over, or would be. */
export type Synced = SyncDirectoryMutation['syncDirectory'];

/** Who is to be taken over. */
export interface SyncInput {
  /** Ids of the directory; null for everybody. */
  readonly ids: readonly string[] | null;
  readonly deactivateMissing: boolean;
}

interface DirectoryPage {
  readonly items: readonly DirectoryPerson[];
  readonly page: number;
  readonly totalPages: number;
  readonly total: number;
}

const perPage = 50;

/** What the directory is asked. */
export const directoryQueries = {
  people: (keywords: string) =>
    infiniteQueryOptions({
      queryKey: ['users', 'directory', keywords],
      queryFn: async ({ pageParam, signal }): Promise<DirectoryPage> => {
        const wish = { page: pageParam, perPage, ...(keywords === '' ? {} : { keywords }) };
        const { items, pagination } = (await request(DirectoryPeopleDocument, wish, { signal })).ldapUsers;
        const { page, totalPages, total } = pagination;
        return { items, page, totalPages, total };
      },
      initialPageParam: 1,
      getNextPageParam: ({ page, totalPages }): number | undefined =>
        page < totalPages ? page + 1 : undefined,
      staleTime: 30_000,
    }),
} as const;

const scopeOf = ({ ids, deactivateMissing }: SyncInput) =>
  ids === null ? { syncAll: true, deactivateMissing } : { userIds: [...ids] };

/** What would happen; nothing is changed. */
export const rehearse = async (wish: SyncInput): Promise<Synced> =>
  (await request(SyncDirectoryDocument, { ...scopeOf(wish), rehearse: true }, { pass: 'request' }))
    .syncDirectory;

/** Takes them over; the same key never does it twice. */
export const takeOver = async (
  wish: SyncInput & { readonly acceptDeactivations: boolean },
  key: string,
): Promise<Synced> =>
  (
    await request(
      SyncDirectoryDocument,
      { ...scopeOf(wish), acceptDeactivations: wish.acceptDeactivations },
      { key },
    )
  ).syncDirectory;

/** Whether nothing is connected, which no repeating helps. */
export const isUnconnected = (error: Error | null): boolean =>
  error instanceof ApiError && error.reasons.some(({ code }) => code === 'directory_missing');
