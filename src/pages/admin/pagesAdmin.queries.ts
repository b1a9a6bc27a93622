/** Queries and mutations of the organisation's pages for administrators. */
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { RichText } from '#schema/kit/richText.ts';
import { request } from '#src/api/client.ts';
import {
  CreatePageDocument,
  DeletePageDocument,
  DraftPageDocument,
  KeptPagesDocument,
  PageToEditDocument,
  UpdatePageDocument,
  OrderPagesDocument,
  type CustomPageInput,
  type DraftInput,
  type DraftPageMutation,
  type KeptPagesQuery,
  type PageToEditQuery,
  type UpdateCustomPageInput,
} from '#src/gql/graphql.ts';
import { readRichText } from '#src/richText/readRichText.ts';
import { pageQueries } from '#src/pages/pages.queries.ts';

/** A page in the list. */
export type KeptPage = KeptPagesQuery['customPages'][number];

/** A page with its text. */
export type PageToEdit = Omit<PageToEditQuery['customPage'], 'content'> & { readonly content: RichText };

/** A generated draft. */
export type PageDraftText = DraftPageMutation['writeDraft'];

export const pageAdminQueries = {
  all: () => [...pageQueries.all(), 'admin'] as const,

  /** All pages in menu order, unpublished ones included. */
  list: () =>
    queryOptions({
      queryKey: [...pageAdminQueries.all(), 'list'],
      queryFn: async ({ signal }): Promise<readonly KeptPage[]> =>
        (await request(KeptPagesDocument, {}, { signal })).customPages,
      staleTime: 30_000,
    }),

  /** One page with its text. */
  one: (id: string) =>
    queryOptions({
      queryKey: [...pageAdminQueries.all(), 'one', id],
      queryFn: async ({ signal }): Promise<PageToEdit> => {
        const { customPage } = await request(PageToEditDocument, { id }, { signal });
        return { ...customPage, content: readRichText(customPage.content) };
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
  create: (input: CustomPageInput, key: string) => request(CreatePageDocument, { input }, { key }),
  update: ({ id, input }: { readonly id: string; readonly input: UpdateCustomPageInput }, key: string) =>
    request(UpdatePageDocument, { id, input }, { key }),
  publish: ({ id, active }: { readonly id: string; readonly active: boolean }) =>
    request(UpdatePageDocument, { id, input: { published: active } }),
  remove: (id: string, key: string) => request(DeletePageDocument, { id }, { key }),
  draft: async (input: DraftInput, key: string): Promise<PageDraftText> =>
    (await request(DraftPageDocument, { input }, { key })).writeDraft,
  order: (ids: readonly string[], key: string) => request(OrderPagesDocument, { ids: [...ids] }, { key }),
} as const;
