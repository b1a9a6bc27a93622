/** The signed-in person in the query cache, so that a purse moves in every place that shows it. */
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { request } from '#src/api/client.ts';
import { MeDocument, type MeQuery } from '#src/gql/graphql.ts';

/** The signed-in person with both purses. */
export type Me = NonNullable<MeQuery['user']>;

/** Purses move while others give: after this long, in ms, coming back to the page asks again. */
const staleTimeMs = 60_000;

/** `GET /user`. Start-up loads the person and seeds this; `refreshMe` asks at once. */
export const meQuery = () =>
  queryOptions({
    queryKey: ['users', 'me'],
    queryFn: async ({ signal }): Promise<Me | null> => (await request(MeDocument, {}, { signal })).user,
    staleTime: staleTimeMs,
  });

/** Puts the person that start-up loaded into the cache. */
export const seedMe = (cache: QueryClient, me: Me): void => void cache.setQueryData(meQuery().queryKey, me);

/** Asks for the person again, for after points have moved; what is shown stays until the answer. Never raises. */
export const refreshMe = (cache: QueryClient): Promise<void> =>
  cache.invalidateQueries({ queryKey: meQuery().queryKey });

/** The signed-in person; undefined until known. */
export const useMe = (): Me | undefined => useQuery(meQuery()).data ?? undefined;

/** Takes points that were just given off the purse at once; `refreshMe` brings the server's own number. */
export const takeFromWallet = (cache: QueryClient, points: number): void =>
  void cache.setQueryData(meQuery().queryKey, (me) =>
    me === null || me === undefined ? me : { ...me, pointsToGive: Math.max(0, me.pointsToGive - points) },
  );
