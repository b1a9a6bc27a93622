/** Reads of the organisation's pages, for all users (spec §7 `GET /custom/pages`). */
import { queryOptions } from '@tanstack/react-query';
import type { RichText } from '#schema/kit/richText.ts';
import { request } from '#src/api/client.ts';
import {
  PageEntriesDocument,
  ReadPageDocument,
  type PageEntriesQuery,
  type ReadPageQuery,
} from '#src/gql/graphql.ts';

/** A published page in the menu. */
export type PageEntry = PageEntriesQuery['pageEntries'][number];

/** A page with its parsed content. */
export type ReadPage = Omit<ReadPageQuery['pageView'], 'content'> & { readonly content: RichText };

/** Stale time in ms: picture URLs are valid for at least an hour, and stream events report changes. */
const staleTimeMs = 10 * 60_000;

/** Queries of pages; every write invalidates `all`. */
export const pageQueries = {
  all: () => ['pages'] as const,

  /** Published pages, in menu order. */
  entries: () =>
    queryOptions({
      queryKey: [...pageQueries.all(), 'entries'],
      queryFn: async ({ signal }): Promise<readonly PageEntry[]> =>
        (await request(PageEntriesDocument, {}, { signal, together: true })).pageEntries,
      staleTime: staleTimeMs,
    }),

  /** One page; `not_found` if it is not published. */
  view: (slug: string) =>
    queryOptions({
      queryKey: [...pageQueries.all(), 'view', slug],
      queryFn: async ({ signal }): Promise<ReadPage> => {
        const [{ pageView }, { readRichText }] = await Promise.all([
          request(ReadPageDocument, { slug }, { signal }),
          import('#src/richText/readRichText.ts'),
        ]);
        return { ...pageView, content: readRichText(pageView.content) };
      },
      staleTime: staleTimeMs,
    }),
} as const;
