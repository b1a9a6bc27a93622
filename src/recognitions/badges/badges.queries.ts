/** Reads of badges, of who holds them, and of what a person holds (issue "Badges"). */
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
/** A badge that somebody got; giver and words are blank where its post is not for the reader. */
export type Award = AwardsOfQuery['badgeAwards'][number];

/** A page of holders as it was answered. */
export interface HoldersPage {
  readonly items: readonly Award[];
  readonly page: number;
  readonly totalPages: number;
  readonly total: number;
}

/** Badges count as fresh this long, in ms. */
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

  /** One badge; 404 raises `not_found`, also for one that is not for the reader. */
  one: (id: string) =>
    queryOptions({
      queryKey: [...badgeQueries.all(), 'one', id],
      queryFn: async ({ signal }): Promise<BadgeShown> =>
        (await request(BadgeDetailDocument, { id }, { signal })).badge,
      staleTime: staleTimeMs,
    }),

  /** Who has it, newest first; `not_found` where the organisation keeps that to itself. */
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

  /** What a person got, newest first; one's own without an id. */
  awards: (userId?: string) =>
    queryOptions({
      queryKey: [...badgeQueries.all(), 'awards', userId ?? 'me'],
      queryFn: async ({ signal }): Promise<readonly Award[]> =>
        (await request(AwardsOfDocument, userId === undefined ? {} : { userId }, { signal })).badgeAwards,
      staleTime: staleTimeMs,
    }),
} as const;

/** Puts an award that a write answered in place of the old one, in every list that shows it. */
export function putAward(cache: QueryClient, award: Award): void {
  cache.setQueriesData<readonly Award[]>({ queryKey: [...badgeQueries.all(), 'awards'] }, (awards) =>
    awards?.map((one) => (one.id === award.id ? award : one)),
  );
}
