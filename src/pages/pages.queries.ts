/** Reads of the organisation's pages, as everybody sees them (spec §7 `GET /custom/pages`). */
import { queryOptions } from '@tanstack/react-query';
import type { RichText } from '#schema/kit/richText.ts';
import { request } from '#src/api/client.ts';
import {
  PageEntriesDocument,
  ReadPageDocument,
  type PageEntriesQuery,
  type ReadPageQuery,
} from '#src/gql/graphql.ts';
import { readRichText } from '#src/richText/readRichText.ts';

/** A published page in the menu. */
export type PageEntry = PageEntriesQuery['pageEntries'][number];

/** A page to read; its text can be drawn as it is. */
export type ReadPage = Omit<ReadPageQuery['pageView'], 'content'> & { readonly content: RichText };

/** Fresh for this long, in ms: addresses of pictures hold for an hour at least, and changes are told. */
const staleTimeMs = 10 * 60_000;

/** Queries of pages; who changes one invalidates `all`. */
export const pageQueries = {
  all: () => ['pages'] as const,

  /** Published ones, in the order of the menu. */
  entries: () =>
    queryOptions({
      queryKey: [...pageQueries.all(), 'entries'],
      queryFn: async ({ signal }): Promise<readonly PageEntry[]> =>
        (await request(PageEntriesDocument, {}, { signal })).pageEntries,
      staleTime: staleTimeMs,
    }),

  /** One page; `not_found` for one that is not published. */
  view: (slug: string) =>
    queryOptions({
      queryKey: [...pageQueries.all(), 'view', slug],
      queryFn: async ({ signal }): Promise<ReadPage> => {
        const { pageView } = await request(ReadPageDocument, { slug }, { signal });
        return { ...pageView, content: readRichText(pageView.content) };
      },
      staleTime: staleTimeMs,
    }),
} as const;
