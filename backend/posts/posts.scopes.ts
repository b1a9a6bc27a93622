/** Scopes: index rows of listed posts, one for each filter, so that every filtered page of the feed reads one index. */
import type { Context } from '../http/context.ts';
import type { Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { users } from '../people/users.tables.ts';
import { isRecognition } from './posts.kinds.ts';
import { postReceivers, posts, postScopes } from './posts.tables.ts';

export type PostRow = Row<typeof posts>;

/** The facts that determine the scopes of a post. */
export interface ScopeFacts {
  readonly senderId: string | null;
  readonly typeIds: readonly string[];
  readonly valueIds: readonly string[];
  readonly badgeId: string | null;
  readonly receiverIds: readonly string[];
  /** Departments of the receivers at the time of listing. They stay when a receiver changes the department. */
  readonly departmentIds: readonly string[];
}

/** The filters of the feed. */
export interface Narrowing {
  readonly postType?: string | undefined;
  readonly departmentId?: string | undefined;
  readonly valueId?: string | undefined;
}

/**
 * The scope of a filtered feed; undefined without filters: `type:<id>`, `department:<id>`, `value:<id>`, or several in
 * this order, joined by `|`.
 */
export function scopeOf({ postType, departmentId, valueId }: Narrowing): string | undefined {
  const parts = [
    ...(postType === undefined ? [] : [`type:${postType}`]),
    ...(departmentId === undefined ? [] : [`department:${departmentId}`]),
    ...(valueId === undefined ? [] : [`value:${valueId}`]),
  ];
  return parts.length === 0 ? undefined : parts.join('|');
}

/** The scope of a person's sent posts, as others see them. */
export const senderScope = (userId: string): string => `sender:${userId}`;
/** The scope of a person's received posts, as others see them. */
export const receiverScope = (userId: string): string => `receiver:${userId}`;
/** The scope of posts that gave a person a badge, as others see them. */
export const specialScope = (userId: string, badgeId: string): string => `special:${userId}|${badgeId}`;

/** The scope of reported posts for administrators. It is not part of the feed, so unlisted posts keep it. */
export const reportScope = (decided: boolean): string => (decided ? 'reports:decided' : 'reports:open');
const reportScopes = [reportScope(false), reportScope(true)];

/**
 * All scopes of a listed post without duplicates: combinations of one type, one department and one value, badge, sender
 * and receivers.
 * There are at most 15 + 16 combinations for each department of the receivers, and 7 for a typical post. Each receiver
 * (at most 200) adds one or two.
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

/**
 * The scopes of a post while it is listed, in two reads. A celebration has no receiver scopes, because its person did
 * not receive a recognition.
 */
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

/** Whether the feed contains a post, apart from its audience. */
export const belongs = ({ state, isPrivate, filed, hidden }: PostRow): boolean =>
  state === 'published' && !isPrivate && !filed && !hidden;

/** Removes a post from the feed and all filters. */
export async function unlist(store: Store, postId: string): Promise<void> {
  const { rows } = await store.list(postScopes, { where: { postId } });
  const leaving = rows.filter((row) => !reportScopes.includes(row.scope)).map((row) => row.id);
  if (leaving.length > 0) await store.remove(postScopes, { id: { in: leaving } });
  await store.update(posts, { id: postId }, { listed: false });
}

/** Lists or unlists a post according to its current row. Idempotent. */
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
