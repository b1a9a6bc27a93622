/** Loads one post. A post that the reader may not see gives the same answer as an unknown one. */
import { isUnseen, type PostAction } from '#schema/posts/posts.rules.ts';
import type { Post } from '#schema/posts/posts.shapes.ts';
import { boosted } from '#schema/recognitions/recognitions.rules.ts';
import type { FileReader } from '../files/files.readers.ts';
import type { Context } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';
import { settingsOf } from '../program/settings.rules.ts';
import { publishToPages } from '../http/openPages.ts';
import { audienceOf } from './audience.ts';
import type { Store } from '../store/port.ts';
import type { UserRow } from '../people/users.rules.ts';
import { users } from '../people/users.tables.ts';
import { cards } from './posts.cards.ts';
import { isShown } from './posts.kinds.ts';
import { isSeen, mayOf, type Standing } from './posts.rules.ts';
import type { PostRow } from './posts.scopes.ts';
import { postReceivers, postReports, posts } from './posts.tables.ts';
import { sightsOf } from './sights.ts';

/** A post that the reader may see, with its receivers. */
export interface SeenPost {
  readonly post: PostRow;
  readonly standing: Standing;
  /** User ids. */
  readonly receiverIds: readonly string[];
}

/** The row of a post; undefined if there is none. */
export const postById = async (store: Store, id: string): Promise<PostRow | undefined> =>
  (await store.list(posts, { where: { id } })).rows[0];

/** A post for its reader; undefined if the reader may not see it, or if its module is off. */
async function sightOf(store: Store, me: UserRow, id: string): Promise<SeenPost | undefined> {
  const post = await postById(store, id);
  if (post === undefined || !(await isShown(store, post.kind))) return undefined;
  const { rows: received } = await store.list(postReceivers, { where: { postId: id } });
  const receiverIds = received.map((row) => row.userId);
  const { rows: people } = await store.list(users, {
    where: { id: { in: receiverIds }, active: true, takesPoints: true },
  });
  const { rows: reported } = await store.list(postReports, { where: { postId: id, userId: me.id } });
  const standing = {
    receives: receiverIds.includes(me.id),
    reported: reported.length > 0,
    takesBoosts: boosted(people, me.id).length > 0,
  };
  return isSeen(me, post, standing, await sightsOf(store, me)) ? { post, standing, receiverIds } : undefined;
}

/** A post for its reader. Raises 404 if the reader may not see it, or if its module is off. */
export async function seenPost({ store, me, language }: Context, id: string): Promise<SeenPost> {
  const seen = await sightOf(store, me, id);
  if (seen === undefined) throw domainError('not_found', language);
  return seen;
}

/** The files of a post follow its post. */
export const postReader: FileReader = async (store, me, { recordId }) =>
  recordId === null ? undefined : (await sightOf(store, me, recordId)) !== undefined;

/** The post for one of the given actions. Raises 403 if none is allowed, and 409 if the post was removed. */
export async function postFor(
  context: Context,
  id: string,
  ...any: readonly PostAction[]
): Promise<SeenPost> {
  const seen = await seenPost(context, id);
  const allowed = mayOf(context.me, seen.post, seen.standing, await settingsOf(context.store));
  if (any.some((action) => allowed.includes(action))) return seen;
  throw domainError(seen.post.state === 'removed' ? 'conflict' : 'forbidden', context.language);
}

/** The reader's view of a post in its current state. */
export async function cardOf(context: Context, id: string): Promise<Post> {
  const row = await postById(context.store, id);
  const [card] = row === undefined ? [] : await cards(context, [row]);
  if (card === undefined) throw domainError('not_found', context.language);
  return card;
}

/**
 * Sends a stream event about a change or removal of a post. A post listed for everyone reaches all open pages; other
 * posts reach its sender, its receivers and the caller; of a post that waits nobody hears but its sender.
 */
export function publishToViewers(
  context: Pick<Context, 'publish' | 'newId' | 'me'>,
  { post, receiverIds }: Pick<SeenPost, 'post' | 'receiverIds'>,
  kind: 'post.changed' | 'post.removed' = 'post.changed',
): void {
  const heard = isUnseen(post.state) ? [] : receiverIds;
  const audience = audienceOf(post.listed ? post : { ...post, isPrivate: true }, heard);
  publishToPages(context, kind, post.id, audience === 'everyone' ? audience : [context.me.id, ...audience]);
}
