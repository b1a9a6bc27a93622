/** What a post can be found by: a listed post carries one row for each scope, so that every filter of the feed is one page of one index. */
import type { Context } from '../http/context.ts';
import type { Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { users } from '../people/users.tables.ts';
import { isRecognition } from './posts.kinds.ts';
import { postReceivers, posts, postScopes } from './posts.tables.ts';

export type PostRow = Row<typeof posts>;

/** What the scopes of a post follow from. */
export interface ScopeFacts {
  readonly senderId: string | null;
  readonly typeIds: readonly string[];
  readonly valueIds: readonly string[];
  readonly badgeId: string | null;
  readonly receiverIds: readonly string[];
  /** Departments of the receivers as they are when the post is listed; it stays there when they move on. */
  readonly departmentIds: readonly string[];
}

/** What narrows the feed. */
export interface Narrowing {
  readonly postType?: string | undefined;
  readonly departmentId?: string | undefined;
  readonly valueId?: string | undefined;
}

/** The scope of a narrowed feed, undefined where nothing narrows it: `type:<id>`, `department:<id>`, `value:<id>`, and any of them together in this order with `|` between. */
export function scopeOf({ postType, departmentId, valueId }: Narrowing): string | undefined {
  const parts = [
    ...(postType === undefined ? [] : [`type:${postType}`]),
    ...(departmentId === undefined ? [] : [`department:${departmentId}`]),
    ...(valueId === undefined ? [] : [`value:${valueId}`]),
  ];
  return parts.length === 0 ? undefined : parts.join('|');
}

/** Somebody's posts as others may see them. */
export const senderScope = (userId: string): string => `sender:${userId}`;
/** What somebody received, as others may see it. */
export const receiverScope = (userId: string): string => `receiver:${userId}`;
/** Posts that brought somebody a badge, as others may see them. */
export const specialScope = (userId: string, badgeId: string): string => `special:${userId}|${badgeId}`;

/** Where administrators find reported posts; no scope of the feed, so it stays when a post leaves it. */
export const reportScope = (decided: boolean): string => (decided ? 'reports:decided' : 'reports:open');
const reportScopes = [reportScope(false), reportScope(true)];

/**
 * Every scope of a listed post, each once: all combinations of one type, one department and one value
 * (at most 15 + 16 for each department of the receivers; 7 for the usual post), its badge, its sender,
 * and one or two for each receiver (of 200 at most).
 */
export function feedScopes(facts: ScopeFacts): readonly string[] {
  const any = (ids: readonly string[]): readonly (string | undefined)[] => [undefined, ...new Set(ids)];
  const scopes: string[] = [];
  for (const postType of any(facts.typeIds))
    for (const departmentId of any(facts.departmentIds))
      for (const valueId of any(facts.valueIds)) {
        const scope = scopeOf({ postType, departmentId, valueId });
        if (scope !== undefined) scopes.push(scope);
      }
  const { badgeId, senderId } = facts;
  if (badgeId !== null) scopes.push(`badge:${badgeId}`);
  if (senderId !== null) scopes.push(senderScope(senderId));
  for (const userId of new Set(facts.receiverIds)) {
    scopes.push(receiverScope(userId));
    if (badgeId !== null) scopes.push(specialScope(userId, badgeId));
  }
  return scopes;
}

/** The scopes that a post has while it is listed, in two reads. Whose day it is has not received a recognition, so it stands in no such list of theirs. */
export async function scopesOf(store: Store, post: PostRow): Promise<readonly string[]> {
  const { rows } = await store.list(postReceivers, { where: { postId: post.id } });
  const receiverIds = rows.map((row) => row.userId);
  const { rows: people } = await store.list(users, { where: { id: { in: receiverIds } } });
  return feedScopes({
    ...post,
    receiverIds: isRecognition(post.kind) ? receiverIds : [],
    departmentIds: people.flatMap((person) => person.departmentId ?? []),
  });
}

/** Whether a post stands in the feed, apart from who may see it there. */
export const belongs = ({ state, isPrivate, filed, hidden }: PostRow): boolean =>
  state === 'published' && !isPrivate && !filed && !hidden;

/** Takes a post out of the feed and out of every filter. */
export async function unlist(store: Store, postId: string): Promise<void> {
  const { rows } = await store.list(postScopes, { where: { postId } });
  const leaving = rows.filter((row) => !reportScopes.includes(row.scope)).map((row) => row.id);
  if (leaving.length > 0) await store.remove(postScopes, { id: { in: leaving } });
  await store.update(posts, { id: postId }, { listed: false });
}

/** Puts a post where it belongs as its row stands now: into the feed and its filters, or out of them. May be called at any time, any number of times. */
export async function relist(
  { store, newId }: Pick<Context, 'store' | 'newId'>,
  { id }: Pick<PostRow, 'id'>,
): Promise<void> {
  await unlist(store, id);
  const {
    rows: [post],
  } = await store.list(posts, { where: { id } });
  if (post === undefined || !belongs(post)) return;
  const { kind, seenBy, createdAt } = post;
  await store.update(posts, { id }, { listed: true });
  await store.insert(
    postScopes,
    (await scopesOf(store, post)).map((scope) => ({
      id: newId(),
      scope,
      postId: id,
      kind,
      seenBy,
      createdAt,
    })),
  );
}
