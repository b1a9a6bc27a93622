/**
 * Pages of posts. Each needs a constant number of reads of one index, for any number of posts. Totals are exact up to
 * `countLimits.posts`: no screen shows them.
 */
import type { PostKind } from '#schema/posts/posts.rules.ts';
import type { Post } from '#schema/posts/posts.shapes.ts';
import { pageSize } from '#schema/limits.ts';
import { countLimits } from '#schema/limits.parts.ts';
import { audiencesOf } from '#schema/recognitions/recognitions.rules.ts';
import type { Context } from '../http/context.ts';
import { pageFrom } from '../http/pages.ts';
import type { Condition, Where } from '../store/port.ts';
import { cards } from './posts.cards.ts';
import { kindsOf } from './posts.kinds.ts';
import type { PostRow } from './posts.scopes.ts';
import { postReceivers, posts, postScopes } from './posts.tables.ts';

/** A page of posts, as sent on the wire. */
export interface PostPage {
  readonly items: Post[];
  readonly pagination: {
    readonly page: number;
    readonly perPage: number;
    readonly total: number;
    readonly totalPages: number;
  };
}

const newest = [['createdAt', 'desc']] as const;
const at = (page: number) => ({ page, perPage: pageSize.feed });

const asPage = async (
  context: Context,
  { items, pagination }: Omit<PostPage, 'items'> & { readonly items: readonly (PostRow | null)[] },
): Promise<PostPage> => ({
  items: await cards(
    context,
    items.filter((row) => row !== null),
  ),
  pagination,
});

/** Matching posts, newest first, without kinds whose module is off; `only` limits them to one kind. */
export async function pageOfPosts(
  context: Context,
  where: Where<PostRow>,
  page: number,
  only?: PostKind,
): Promise<PostPage> {
  const { store } = context;
  const kinds = await kindsOf(store);
  const shown = { ...where, kind: { in: kinds.filter((kind) => only === undefined || kind === only) } };
  const query = { where: shown, order: newest };
  return asPage(context, await pageFrom(store, posts, query, at(page), countLimits.posts));
}

/** Listed posts that the reader's role may see, newest first; `only` limits them to one kind. */
export const pageOfFeed = (context: Context, page: number, only?: PostKind): Promise<PostPage> =>
  pageOfPosts(context, { listed: true, seenBy: { in: audiencesOf(context.me.userType) } }, page, only);

/** Listed posts of one scope, or of several scopes that no post shares. */
export async function pageOfScope(
  context: Context,
  scope: Condition<string>,
  page: number,
): Promise<PostPage> {
  const { store, me } = context;
  const { items, pagination } = await pageFrom(
    store,
    postScopes,
    {
      where: { scope, seenBy: { in: audiencesOf(me.userType) }, kind: { in: await kindsOf(store) } },
      order: newest,
      with: { post: { one: posts, on: 'postId' } },
    },
    at(page),
    countLimits.posts,
  );
  return asPage(context, { items: items.map((row) => row.post), pagination });
}

/** Posts that the reader received, newest first; `onlySpecial` limits them to posts with a badge. */
export async function pageOfMine(context: Context, page: number, onlySpecial = false): Promise<PostPage> {
  const { items, pagination } = await pageFrom(
    context.store,
    postReceivers,
    {
      where: { userId: context.me.id, published: true, ...(onlySpecial ? { special: true } : {}) },
      order: newest,
      with: { post: { one: posts, on: 'postId' } },
    },
    at(page),
    countLimits.posts,
  );
  return asPage(context, { items: items.map((row) => row.post), pagination });
}
