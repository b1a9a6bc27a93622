/** Reads of badges, of their holders, and of the awards of a person. */
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { request } from '#src/api/client.ts';
import {
  AwardsOfDocument,
  BadgeDetailDocument,
  BadgeHoldersDocument,
  BadgeWallDocument,
  type AwardsOfQuery,
  type BadgeWallQuery,
} from '#src/gql/graphql.ts';

/** A badge as the gallery shows it. */
export type BadgeShown = BadgeWallQuery['badges'][number];
/** A received badge; giver and message are blank if the reader may not see its post. */
export type Award = AwardsOfQuery['badgeAwards'][number];

/** A page of holders from the API. */
export interface HoldersPage {
  readonly items: readonly Award[];
  readonly page: number;
  readonly totalPages: number;
  readonly total: number;
}

/** Stale time of badges, in ms. */
const staleTimeMs = 60_000;

/** Queries of badges. */
export const badgeQueries = {
  all: () => ['badges'] as const,

  /** Badges that the person may see. */
  wall: () =>
    queryOptions({
      queryKey: [...badgeQueries.all(), 'wall'],
      queryFn: async ({ signal }): Promise<readonly BadgeShown[]> =>
        (await request(BadgeWallDocument, {}, { signal })).badges,
      staleTime: staleTimeMs,
    }),

  /** One badge; 404 raises `not_found`, also for a badge the reader may not see. */
  one: (id: string) =>
    queryOptions({
      queryKey: [...badgeQueries.all(), 'one', id],
      queryFn: async ({ signal }): Promise<BadgeShown> =>
        (await request(BadgeDetailDocument, { id }, { signal })).badge,
      staleTime: staleTimeMs,
    }),

  /** Holders, newest first; `not_found` if the organisation hides them. */
  holders: (id: string) =>
    infiniteQueryOptions({
      queryKey: [...badgeQueries.all(), 'holders', id],
      queryFn: async ({ pageParam, signal }): Promise<HoldersPage> => {
        const { badgeHolders } = await request(BadgeHoldersDocument, { id, page: pageParam }, { signal });
        const { page, totalPages, total } = badgeHolders.pagination;
        return { items: badgeHolders.items, page, totalPages, total };
      },
      initialPageParam: 1,
      getNextPageParam: ({ page, totalPages }): number | undefined =>
        page < totalPages ? page + 1 : undefined,
      staleTime: staleTimeMs,
    }),

  /** The awards of a person, newest first; without an id, the reader's own. */
  awards: (userId?: string) =>
    queryOptions({
      queryKey: [...badgeQueries.all(), 'awards', userId ?? 'me'],
      queryFn: async ({ signal }): Promise<readonly Award[]> =>
        (await request(AwardsOfDocument, userId === undefined ? {} : { userId }, { signal })).badgeAwards,
      staleTime: staleTimeMs,
    }),
} as const;

/** Replaces an award with the result of a mutation, in every cached list. */
export function putAward(cache: QueryClient, award: Award): void {
  cache.setQueriesData<readonly Award[]>({ queryKey: [...badgeQueries.all(), 'awards'] }, (awards) =>
    awards?.map((one) => (one.id === award.id ? award : one)),
  );
}
