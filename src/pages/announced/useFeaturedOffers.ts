/**
 * Searchable items of one kind that can be featured, from the list of each domain; queries only the open
 * kind.
 */
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { FeaturedKind } from '#schema/pages/pages.rules.ts';
import { matches } from '#src/lib/text.ts';
import type { DraftItem } from './featuredDraft.ts';
import { pagesToLink, pollsToFeature } from './announced.queries.ts';
import { productResource } from '#src/catalog/admin/products.queries.ts';
import { couponResource } from '#src/coupons/admin/couponsAdmin.queries.ts';

/** An item that can be featured. */
export type Offer = Omit<DraftItem, 'key' | 'isUnseen' | 'imageKey'> & { readonly targetId: string };

/** The offers with their query state. */
export interface Offers {
  readonly state: 'ready' | 'loading' | 'failed';
  readonly items: readonly Offer[];
  readonly retry: () => void;
  /** Loads the next page; undefined after the last one. */
  readonly more: (() => void) | undefined;
  readonly isMore: boolean;
}

const nothing = { text: null, link: null, imageUrl: null } as const;
/** Maximum length of an offer's text, in characters. */
const most = 120;

/** `words` is debounced; queries of other kinds than `kind` are disabled. */
export function useFeaturedOffers(kind: FeaturedKind | null, words: string): Offers {
  const pages = useQuery({ ...pagesToLink(), enabled: kind === 'page' });
  const products = useInfiniteQuery({
    ...productResource.list({ keywords: words, active: true }),
    enabled: kind === 'product',
    placeholderData: keepPreviousData,
  });
  const coupons = useInfiniteQuery({
    ...couponResource.list({ keywords: words }),
    enabled: kind === 'coupon',
    placeholderData: keepPreviousData,
  });
  const polls = useInfiniteQuery({ ...pollsToFeature(), enabled: kind === 'poll' });
  const fits = ({ title }: Offer): boolean => matches(title ?? '', words);
  const of = {
    page: {
      asked: pages,
      items: (pages.data ?? [])
        .map(({ id, title }): Offer => ({ ...nothing, kind: 'page', targetId: id, title }))
        .filter(fits),
    },
    product: {
      asked: products,
      items: (products.data?.pages ?? [])
        .flatMap(({ items }) => items)
        .map(({ id, name, imageUrls: [imageUrl = null], description }): Offer => ({
          ...nothing,
          kind: 'product',
          targetId: id,
          title: name,
          imageUrl,
          text: description.slice(0, most),
        })),
    },
    coupon: {
      asked: coupons,
      items: (coupons.data?.pages ?? [])
        .flatMap(({ items }) => items)
        .filter(({ active }) => active)
        .map(({ id, title, provider }): Offer => ({
          ...nothing,
          kind: 'coupon',
          targetId: id,
          title,
          imageUrl: provider.logoUrl,
          text: provider.name,
        })),
    },
    poll: {
      asked: polls,
      items: (polls.data?.pages ?? [])
        .flatMap(({ items }) => items)
        .flatMap(({ pollId, message }): Offer[] =>
          pollId === null ? [] : [{ ...nothing, kind: 'poll', targetId: pollId, title: message }],
        )
        .filter(fits),
    },
  } as const;
  if (kind === null || kind === 'link')
    return { state: 'ready', items: [], retry: () => undefined, more: undefined, isMore: false };
  const { asked, items } = of[kind];
  const { data, isError } = asked;
  const further = 'hasNextPage' in asked && asked.hasNextPage ? asked : undefined;
  return {
    state: data !== undefined ? 'ready' : isError ? 'failed' : 'loading',
    items,
    retry: () => void asked.refetch(),
    more: further === undefined ? undefined : () => void further.fetchNextPage(),
    isMore: further?.isFetchingNextPage ?? false,
  };
}
