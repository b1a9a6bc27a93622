/** Reads and writes of announcements and featured items, for administrators. */
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { request } from '#src/api/client.ts';
import type { Switching } from '#src/api/useSwitching.ts';
import {
  CreatePublicityDocument,
  DeletePublicityDocument,
  FeatureDocument,
  FeaturedChoicesDocument,
  KeptPublicityListDocument,
  PagesToLinkDocument,
  PollsToFeatureDocument,
  UpdatePublicityDocument,
  type FeaturedChosenFragment,
  type FeaturedInput,
  type AdminPublicityFragment,
  type PagesToLinkQuery,
  type PollsToFeatureQuery,
  type PublicityInput,
  type UpdatePublicityInput,
} from '#src/gql/graphql.ts';

/** The admin view of an announcement. */
export type AdminPublicity = AdminPublicityFragment;
/** A chosen featured item. */
export type FeaturedChosen = FeaturedChosenFragment;
/** A published page that a link can lead to. */
export type PageToLink = PagesToLinkQuery['pageEntries'][number];
type PostsPage = PollsToFeatureQuery['posts'];

/** Stale time in ms: other administrators change these lists too. */
const staleTimeMs = 30_000;

/** Admin lists, all under `pages`, so that a write invalidates them together. */
export const announcedQueries = {
  publicity: () =>
    queryOptions({
      queryKey: ['pages', 'admin', 'publicity'],
      queryFn: async ({ signal }): Promise<readonly AdminPublicity[]> =>
        (await request(KeptPublicityListDocument, {}, { signal })).publicityList,
      staleTime: staleTimeMs,
    }),
  featured: () =>
    queryOptions({
      queryKey: ['pages', 'admin', 'featured'],
      queryFn: async ({ signal }): Promise<readonly FeaturedChosen[]> =>
        (await request(FeaturedChoicesDocument, {}, { signal })).featuredChoices,
      staleTime: staleTimeMs,
    }),
  /** Published pages, in menu order. */
  pages: () =>
    queryOptions({
      queryKey: ['pages', 'admin', 'toLink'],
      queryFn: async ({ signal }): Promise<readonly PageToLink[]> =>
        (await request(PagesToLinkDocument, {}, { signal })).pageEntries,
      staleTime: staleTimeMs,
    }),
  /** The feed, page by page: polls are among the posts. */
  polls: () =>
    infiniteQueryOptions({
      queryKey: ['pages', 'admin', 'polls'],
      queryFn: async ({ pageParam, signal }): Promise<PostsPage> =>
        (await request(PollsToFeatureDocument, { page: pageParam }, { signal })).posts,
      initialPageParam: 1,
      getNextPageParam: ({ pagination: { page, totalPages } }): number | undefined =>
        page < totalPages ? page + 1 : undefined,
      staleTime: staleTimeMs,
    }),
} as const;

/** Invalidates everything that shows announcements, pages and featured items. */
export const refreshPages = (cache: QueryClient): void =>
  void cache.invalidateQueries({ queryKey: ['pages'] });

/** Writes; each takes an idempotency key. */
export const announcedWrites = {
  create: (input: PublicityInput, key: string) => request(CreatePublicityDocument, { input }, { key }),
  update: ({ id, input }: { readonly id: string; readonly input: UpdatePublicityInput }, key: string) =>
    request(UpdatePublicityDocument, { id, input }, { key }),
  activate: ({ id, active }: Switching) => request(UpdatePublicityDocument, { id, input: { active } }),
  remove: (id: string, key: string) => request(DeletePublicityDocument, { id }, { key }),
  /** Replaces the whole list; returns the saved list. */
  feature: async (input: FeaturedInput, key: string): Promise<readonly FeaturedChosen[]> =>
    (await request(FeatureDocument, { input }, { key })).feature,
} as const;
