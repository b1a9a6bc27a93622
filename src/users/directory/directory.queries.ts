/** Reads of the connected directory, and its import with a rehearsal by the same call. */
import { infiniteQueryOptions } from '@tanstack/react-query';
import { ApiError } from '#schema/errors.ts';
import { request } from '#src/api/client.ts';
import {
  LdapUsersDocument,
  SyncDirectoryDocument,
  type LdapUsersQuery,
  type SyncDirectoryMutation,
} from '#src/gql/graphql.ts';

/** A person of the directory, with their state in Aplauso. */
export type DirectoryPerson = LdapUsersQuery['ldapUsers']['items'][number];
/** The result of an import or a rehearsal. */
export type Synced = SyncDirectoryMutation['syncDirectory'];

/** The selection of people to import. */
export interface SyncInput {
  /** Directory ids; null for all people. */
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

/** Queries of the directory. */
export const directoryQueries = {
  people: (keywords: string) =>
    infiniteQueryOptions({
      queryKey: ['users', 'directory', keywords],
      queryFn: async ({ pageParam, signal }): Promise<DirectoryPage> => {
        const wish = { page: pageParam, perPage, ...(keywords === '' ? {} : { keywords }) };
        const { items, pagination } = (await request(LdapUsersDocument, wish, { signal })).ldapUsers;
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

/** The rehearsal of an import; changes nothing. */
export const rehearse = async (wish: SyncInput): Promise<Synced> =>
  (await request(SyncDirectoryDocument, { ...scopeOf(wish), rehearse: true }, { pass: 'request' }))
    .syncDirectory;

/** Imports the people; idempotent for one key. */
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

/** Whether no directory is connected; a retry does not help. */
export const isUnconnected = (error: Error | null): boolean =>
  error instanceof ApiError && error.reasons.some(({ code }) => code === 'directory_missing');
