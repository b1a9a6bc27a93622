/** Calls of the organisation's pages for administrators. */
import { queryOptions } from '@tanstack/react-query';
import type { RichText } from '#schema/kit/richText.ts';
import { adminResource } from '#src/admin/adminResource.ts';
import { answerOf, creating, sending } from '#src/api/documents.ts';
import type { Switching } from '#src/api/useSwitching.ts';
import {
  CreatePageDocument,
  DeleteCustomPageDocument,
  KeptPagesDocument,
  CustomPageDocument,
  UpdatePageDocument,
  OrderCustomPagesDocument,
  type KeptPagesQuery,
  type CustomPageQuery,
} from '#src/gql/graphql.ts';
import { readRichText } from '#src/richText/readRichText.ts';
import { pageQueries } from '#src/pages/pages.queries.ts';

/** A page in the list. */
export type KeptPage = KeptPagesQuery['customPages'][number];

/** A page with its text. */
export type PageToEdit = Omit<CustomPageQuery['customPage'], 'content'> & { readonly content: RichText };

const all = [...pageQueries.all(), 'admin'] as const;

/** Pages in menu order, unpublished ones included. */
export const pageResource = {
  ...adminResource(
    [...all, 'list'],
    KeptPagesDocument,
    (cache) => void cache.invalidateQueries({ queryKey: pageQueries.all() }),
  ),
  /** One page with its text. */
  one: (id: string) =>
    queryOptions({
      queryKey: [...all, 'one', id],
      queryFn: async ({ signal }): Promise<PageToEdit> => {
        const page = await answerOf(CustomPageDocument, { id }, { signal });
        return { ...page, content: readRichText(page.content) };
      },
      // Never cached: the editor must start with the current text.
      staleTime: 0,
      gcTime: 0,
    }),
  create: creating(CreatePageDocument),
  update: sending(UpdatePageDocument),
  turn: ({ id, active }: Switching) => answerOf(UpdatePageDocument, { id, input: { published: active } }, {}),
  fieldsOf: (active: boolean) => ({ published: active }),
  remove: sending(DeleteCustomPageDocument),
  order: (ids: readonly string[], key: string) =>
    answerOf(OrderCustomPagesDocument, { ids: [...ids] }, { key }),
} as const;
