/** Calls of the organisation's pages for administrators. */
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { RichText } from '#schema/kit/richText.ts';
import { adminStaleMs } from '#src/admin/adminResource.ts';
import { answerOf, creating, reading, sending } from '#src/api/documents.ts';
import {
  CreatePageDocument,
  DeleteCustomPageDocument,
  WriteDraftDocument,
  KeptPagesDocument,
  CustomPageDocument,
  UpdatePageDocument,
  OrderCustomPagesDocument,
  type WriteDraftMutation,
  type KeptPagesQuery,
  type CustomPageQuery,
} from '#src/gql/graphql.ts';
import { readRichText } from '#src/richText/readRichText.ts';
import { pageQueries } from '#src/pages/pages.queries.ts';

/** A page in the list. */
export type KeptPage = KeptPagesQuery['customPages'][number];

/** A page with its text. */
export type PageToEdit = Omit<CustomPageQuery['customPage'], 'content'> & { readonly content: RichText };

/** A generated draft. */
export type PageDraftText = WriteDraftMutation['writeDraft'];

export const pageAdminQueries = {
  all: () => [...pageQueries.all(), 'admin'] as const,

  /** All pages in menu order, unpublished ones included. */
  list: () => reading([...pageAdminQueries.all(), 'list'], KeptPagesDocument, {}, adminStaleMs),

  /** One page with its text. */
  one: (id: string) =>
    queryOptions({
      queryKey: [...pageAdminQueries.all(), 'one', id],
      queryFn: async ({ signal }): Promise<PageToEdit> => {
        const page = await answerOf(CustomPageDocument, { id }, { signal });
        return { ...page, content: readRichText(page.content) };
      },
      // Never cached: the editor must start with the current text.
      staleTime: 0,
      gcTime: 0,
    }),
} as const;

/** Invalidates all queries that show pages. */
export const refreshPages = (cache: QueryClient): void =>
  void cache.invalidateQueries({ queryKey: pageQueries.all() });

/** Mutations. Each takes an idempotency key. */
export const pageWrites = {
  create: creating(CreatePageDocument),
  update: sending(UpdatePageDocument),
  publish: ({ id, active }: { readonly id: string; readonly active: boolean }) =>
    answerOf(UpdatePageDocument, { id, input: { published: active } }, {}),
  remove: sending(DeleteCustomPageDocument),
  draft: creating(WriteDraftDocument),
  order: (ids: readonly string[], key: string) =>
    answerOf(OrderCustomPagesDocument, { ids: [...ids] }, { key }),
} as const;
