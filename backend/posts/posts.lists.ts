/**
 * Pages of posts. Each needs a constant number of reads of one index, for any number of posts. Totals are exact up to
 * `countLimits.posts`: no screen shows them.
 */
import type { PostKind } from '#schema/posts/posts.rules.ts';
import type { Post } from '#schema/posts/posts.shapes.ts';
import { pageSize } from '#schema/limits.ts';
import { countLimits } from '#schema/limits.parts.ts';
import type { Context } from '../http/context.ts';
import { growingPageFrom } from '../http/pages.ts';
import type { Condition, Where } from '../store/port.ts';
import { cards } from './posts.cards.ts';
import { kindsOf } from './posts.kinds.ts';
import type { PostRow } from './posts.scopes.ts';
import { postReceivers, posts, postScopes } from './posts.tables.ts';
import { sightsOf } from './sights.ts';

/** A page of posts, as sent on the wire. */
export interface PostPage {
  readonly items: Post[];
  readonly pagination: {
    readonly page: number;
    readonly perPage: number;
    readonly total: number;
    readonly totalPages: number;
  };
  readonly next: string | null;
}

/** Where a page begins. */
export interface PageStart {
  readonly page: number;
  readonly after?: string | undefined;
}

const newest = [['createdAt', 'desc']] as const;
const at = ({ page, after }: PageStart) => ({ page, after, perPage: pageSize.feed });

const asPage = async (
  context: Context,
  { items, pagination, next }: Omit<PostPage, 'items'> & { readonly items: readonly (PostRow | null)[] },
): Promise<PostPage> => ({
  items: await cards(
    context,
    items.filter((row) => row !== null),
  ),
  pagination,
  next,
});

/** Matching posts, newest first, without kinds whose module is off; `only` limits them to one kind. */
export async function pageOfPosts(
  context: Context,
  where: Where<PostRow>,
  start: PageStart,
  only?: PostKind,
): Promise<PostPage> {
  const kinds = await kindsOf(context.store);
  const shown = { ...where, kind: { in: kinds.filter((kind) => only === undefined || kind === only) } };
  const query = { where: shown, order: newest };
  return asPage(context, await growingPageFrom(context, posts, query, at(start), countLimits.posts));
}

/** Listed posts of the reader's audiences, newest first; `only` limits them to one kind. */
export const pageOfFeed = async (context: Context, start: PageStart, only?: PostKind): Promise<PostPage> =>
  pageOfPosts(
    context,
    { listed: true, seenBy: { in: await sightsOf(context.store, context.me) } },
    start,
    only,
  );

/** Listed posts of one scope, or of several scopes that no post shares. */
export async function pageOfScope(
  context: Context,
  scope: Condition<string>,
  start: PageStart,
): Promise<PostPage> {
  const { store, me } = context;
  const found = await growingPageFrom(
    context,
    postScopes,
    {
      where: { scope, seenBy: { in: await sightsOf(store, me) }, kind: { in: await kindsOf(store) } },
      order: newest,
      with: { post: { one: posts, on: 'postId' } },
    },
    at(start),
    countLimits.posts,
  );
  return asPage(context, { ...found, items: found.items.map((row) => row.post) });
}

/** Posts that the reader received, newest first; `onlySpecial` limits them to posts with a badge. */
export async function pageOfMine(context: Context, start: PageStart, onlySpecial = false): Promise<PostPage> {
  const found = await growingPageFrom(
    context,
    postReceivers,
    {
      where: { userId: context.me.id, published: true, ...(onlySpecial ? { special: true } : {}) },
      order: newest,
      with: { post: { one: posts, on: 'postId' } },
    },
    at(start),
    countLimits.posts,
  );
  return asPage(context, { ...found, items: found.items.map((row) => row.post) });
}
