/** Calls of announcements and featured items, for administrators. */
import type { QueryClient } from '@tanstack/react-query';
import { adminResource, adminStaleMs } from '#src/admin/adminResource.ts';
import { creating, reading, readingPages, sending, switching } from '#src/api/documents.ts';
import {
  CreatePublicityDocument,
  DeletePublicityDocument,
  FeatureDocument,
  FeaturedChoicesDocument,
  PublicityListDocument,
  PagesToLinkDocument,
  PollsToFeatureDocument,
  UpdatePublicityDocument,
  type FeaturedChoicesQuery,
  type PublicityListQuery,
  type PagesToLinkQuery,
} from '#src/gql/graphql.ts';

/** The admin view of an announcement. */
export type AdminPublicity = PublicityListQuery['publicityList'][number];
/** A chosen featured item. */
export type FeaturedChosen = FeaturedChoicesQuery['featuredChoices'][number];
/** A published page that a link can lead to. */
export type PageToLink = PagesToLinkQuery['pageEntries'][number];

/** Invalidates everything that shows announcements, pages and featured items. */
const refresh = (cache: QueryClient): void => void cache.invalidateQueries({ queryKey: ['pages'] });

/** Announcements. */
export const publicityResource = {
  ...adminResource(['pages', 'admin', 'publicity'], PublicityListDocument, refresh),
  create: creating(CreatePublicityDocument),
  update: sending(UpdatePublicityDocument),
  turn: switching(UpdatePublicityDocument),
  remove: sending(DeletePublicityDocument),
} as const;

/** Featured items. */
export const featuredResource = {
  ...adminResource(['pages', 'admin', 'featured'], FeaturedChoicesDocument, refresh),
  /** Replaces the whole list; returns the saved list. */
  replace: creating(FeatureDocument),
} as const;

/** Published pages, in menu order. */
export const pagesToLink = () => reading(['pages', 'admin', 'toLink'], PagesToLinkDocument, {}, adminStaleMs);

/** The feed, page by page: polls are among the posts. */
export const pollsToFeature = () =>
  readingPages(['pages', 'admin', 'polls'], PollsToFeatureDocument, (page) => ({ page }), adminStaleMs);
