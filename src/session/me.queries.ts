/** The signed-in user in the query cache, so that both balances update in every view. */
import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { request } from '#src/api/client.ts';
import { MeDocument, type MeQuery } from '#src/gql/graphql.ts';

/** The signed-in user with both balances. */
export type Me = NonNullable<MeQuery['user']>;

/** Stale time in ms: other users change the balances, so returning to the page after that fetches again. */
const staleTimeMs = 60_000;

/** `GET /user`. Start-up loads the user and seeds this query; `refreshMe` fetches at once. */
export const meQuery = () =>
  queryOptions({
    queryKey: ['users', 'me'],
    queryFn: async ({ signal }): Promise<Me | null> => (await request(MeDocument, {}, { signal })).user,
    staleTime: staleTimeMs,
  });

/** Puts the user from start-up into the cache. */
export const seedMe = (cache: QueryClient, me: Me): void => void cache.setQueryData(meQuery().queryKey, me);

/** Fetches the user again, after points have moved; the old data stays until the response. Never throws. */
export const refreshMe = (cache: QueryClient): Promise<void> =>
  cache.invalidateQueries({ queryKey: meQuery().queryKey });

/** The signed-in user; undefined until loaded. */
export const useMe = (): Me | undefined => useQuery(meQuery()).data ?? undefined;

/**
 * What never changes of the signed-in user under a view, such as the id: read without an observer of the query, for the
 * rows of long lists, which mount by the hundred.
 */
export const useMeAsKnown = (): Pick<Me, 'id' | 'permissions'> | null | undefined =>
  useQueryClient().getQueryData(meQuery().queryKey);
export const useMyId = (): string | undefined => useMeAsKnown()?.id;

/** Subtracts given points from the balance at once; `refreshMe` fetches the server's number. */
export const takeFromWallet = (cache: QueryClient, points: number): void =>
  void cache.setQueryData(meQuery().queryKey, (me) =>
    me === null || me === undefined ? me : { ...me, pointsToGive: Math.max(0, me.pointsToGive - points) },
  );
