/**
 * Under which scope readers find a communication, so that a page of them reads one index of each own audience, however
 * many there are.
 */
import { pageSize } from '#schema/limits.ts';
import { countLimits } from '#schema/limits.parts.ts';
import type { Context } from '../http/context.ts';
import { publishToPages } from '../http/openPages.ts';
import { pagination } from '../http/pages.ts';
import type { UserRow } from '../people/users.rules.ts';
import { relist } from '../posts/posts.scopes.ts';
import { posts, type SeenBy } from '../posts/posts.tables.ts';
import { compareRows, parseOrder } from '../store/order.ts';
import type { Store } from '../store/port.ts';
import { comeBy, ownGroups, type CommunicationRow } from './communications.access.ts';
import { communications } from './communications.tables.ts';

/** `all`, `department:<id>` or `group:<id>` while readers find it on top of home or in the newsfeed; else null. */
export function scopeOf(
  {
    state,
    until,
    pinned,
    onNewsfeed,
    audienceKind,
    groupId,
    departmentId,
  }: Pick<
    CommunicationRow,
    'state' | 'until' | 'pinned' | 'onNewsfeed' | 'audienceKind' | 'groupId' | 'departmentId'
  >,
  at: string,
): string | null {
  const isShown = (state === 'delivering' || state === 'delivered') && until > at && (pinned || onNewsfeed);
  if (!isShown) return null;
  return audienceKind === 'all' ? 'all' : `${audienceKind}:${groupId ?? departmentId ?? ''}`;
}

/** Who finds its post in the feed. */
export const seenByOf = ({
  audienceKind,
  groupId,
  departmentId,
}: Pick<CommunicationRow, 'audienceKind' | 'groupId' | 'departmentId'>): SeenBy =>
  audienceKind === 'all' ? 'everyone' : `${audienceKind}:${groupId ?? departmentId ?? ''}`;

/** The scopes of a person today. */
async function scopesOf(store: Store, me: Pick<UserRow, 'id' | 'departmentId'>): Promise<readonly string[]> {
  return [
    'all',
    ...(me.departmentId === null ? [] : [`department:${me.departmentId}`]),
    ...(await ownGroups(store, me)).map((id) => `group:${id}`),
  ];
}

const pinnedFirst = [
  ['pinned', 'desc'],
  ['startsAt', 'desc'],
] as const;
const inOrder = compareRows(parseOrder(communications, pinnedFirst));

/** A page of what the caller finds now, pinned ones first; its total is counted no further than that of the feed. */
export async function pageOfMine(context: Context, page: number) {
  const { store, me, at } = context;
  const [from, to] = [(page - 1) * pageSize.default, page * pageSize.default];
  const scopes = await scopesOf(store, me);
  const shown = { ...(await comeBy(context)), until: { gt: at } } as const;
  const found = await Promise.all(
    scopes.map((scope) =>
      store.list(communications, {
        columns: ['pinned', 'startsAt'],
        where: { scope, ...shown },
        order: pinnedFirst,
        limit: to,
      }),
    ),
  );
  const ids = found
    .flatMap(({ rows }) => rows)
    .toSorted(inOrder)
    .map(({ id }) => id);
  const here = ids.slice(from, to);
  const { rows } = await store.list(communications, { where: { id: { in: here } } });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const known = Math.min(ids.length, to);
  const more = ids.length > to || found.some(({ next }) => next !== undefined);
  const counted = async (): Promise<number> => {
    const where = { scope: { in: [...scopes] }, ...shown };
    const [all] = await store.tally(communications, { where, atMost: countLimits.posts + 1 });
    return all?.count ?? 0;
  };
  const total = !more ? known : known > countLimits.posts ? known + 1 : await counted();
  return {
    rows: here.flatMap((id) => byId.get(id) ?? []),
    pagination: pagination({ page, perPage: pageSize.default }, total),
  };
}

/** Takes the post out of the feed with the end of its communication, and shows it again when the end moves. */
export async function keepPost(
  context: Pick<Context, 'store' | 'newId' | 'publish'>,
  { postId, scope, audienceKind }: Pick<CommunicationRow, 'postId' | 'scope' | 'audienceKind'>,
): Promise<void> {
  if (postId === null) return;
  const filed = scope === null;
  await context.store.update(posts, { id: postId }, { filed });
  await relist(context, { id: postId });
  // Nobody outside hears of an addressed one.
  if (audienceKind === 'all')
    publishToPages(context, filed ? 'post.removed' : 'post.changed', postId, 'everyone');
}

/** Takes those that have ended since out of their scope; returns whether there were any. */
export async function leaveScopes(
  context: Pick<Context, 'store' | 'newId' | 'publish' | 'at'>,
): Promise<boolean> {
  const { store, at } = context;
  const left = await store.update(
    communications,
    { scope: { ne: null }, until: { lte: at } },
    { scope: null },
  );
  for (const row of left) await keepPost(context, row);
  return left.length > 0;
}
