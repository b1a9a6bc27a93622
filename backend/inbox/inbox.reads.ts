/** The subjects of notifications that the reader may see, in a constant number of reads. */
import type { Context } from '../http/context.ts';
import { kindsOf } from '../posts/posts.kinds.ts';
import { isSeen } from '../posts/posts.rules.ts';
import type { PostRow } from '../posts/posts.scopes.ts';
import { postReceivers, postReports, posts } from '../posts/posts.tables.ts';
import { sightsOf } from '../posts/sights.ts';

/** Maximum length of an excerpt, in characters. */
const excerptLength = 140;

/** The beginning of a text on one line. A shortened text ends with an ellipsis and is never cut within a character. */
export function excerptOf(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  if (line.length <= excerptLength) return line;
  const kept = line.slice(0, excerptLength - 1);
  return `${(kept.isWellFormed() ? kept : kept.slice(0, -1)).trimEnd()}…`;
}

/** The posts that the reader may see, by id. */
export async function seenAmong(
  { store, me }: Pick<Context, 'store' | 'me'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PostRow>> {
  if (ids.length === 0) return new Map();
  const postId = { in: [...new Set(ids)] };
  const { rows } = await store.list(posts, { where: { id: postId } });
  const { rows: received } = await store.list(postReceivers, { where: { postId, userId: me.id } });
  const { rows: reported } = await store.list(postReports, { where: { postId, userId: me.id } });
  const kinds = await kindsOf(store);
  const sights = await sightsOf(store, me);
  const seen = rows.filter((post) => {
    const isIn = (about: readonly { readonly postId: string }[]) =>
      about.some((one) => one.postId === post.id);
    const standing = { receives: isIn(received), reported: isIn(reported), takesBoosts: false };
    return kinds.includes(post.kind) && isSeen(me, post, standing, sights);
  });
  return new Map(seen.map((post) => [post.id, post]));
}
