/** Pages of posts: each is a constant number of reads of one index, however many posts there are. */
import type { Post } from '#schema/posts/posts.shapes.ts';
import { pageSize } from '#schema/limits.ts';
import { audiencesOf } from '#schema/recognitions/recognitions.rules.ts';
import type { Context } from '../http/context.ts';
import { pageFrom } from '../http/pages.ts';
import type { Condition, Where } from '../store/port.ts';
import { cards } from './posts.cards.ts';
import { kindsOf } from './posts.kinds.ts';
import type { PostRow } from './posts.scopes.ts';
import { postReceivers, posts, postScopes } from './posts.tables.ts';

/** A page of cards, as the wire carries it. */
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

/** Posts that match, newest first; none of a kind whose module is off. */
export async function pageOfPosts(context: Context, where: Where<PostRow>, page: number): Promise<PostPage> {
  const { store } = context;
  const shown = { ...where, kind: { in: await kindsOf(store) } };
  return asPage(context, await pageFrom(store, posts, { where: shown, order: newest }, at(page)));
}

/** Listed posts that the reader's role may see, newest first. */
export const pageOfFeed = (context: Context, page: number): Promise<PostPage> =>
  pageOfPosts(context, { listed: true, seenBy: { in: audiencesOf(context.me.userType) } }, page);

/** The same, of one scope, or of several that no post has two of. */
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
  );
  return asPage(context, { items: items.map((row) => row.post), pagination });
}

/** What the reader received themselves, newest first; only what brought a badge where it is said. */
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
  );
  return asPage(context, { items: items.map((row) => row.post), pagination });
}
