/** The sums for the podium: one row per person and month. Publication, removal and awards update them. */
import type { Change, Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import type { posts } from '../posts/posts.tables.ts';
import { monthOf } from '../kit/month.ts';
import { podiumScores, type badgeAwards } from './recognitions.tables.ts';

/** The dependencies of functions that write scores. */
export interface ScoreWriteDeps {
  readonly store: Store;
  readonly newId: () => string;
  readonly at: string;
}

type Scored = Pick<Row<typeof posts>, 'senderId' | 'isPrivate'>;

/** Adds to the rows of people in a month; creates missing rows. */
async function addTo(
  { store, newId }: Pick<ScoreWriteDeps, 'store' | 'newId'>,
  userIds: readonly string[],
  month: string,
  change: Change<Row<typeof podiumScores>>,
): Promise<void> {
  if (userIds.length === 0) return;
  await store.insert(
    podiumScores,
    userIds.map((userId) => ({
      id: newId(),
      userId,
      month,
      pointsReceived: 0,
      received: 0,
      pointsGiven: 0,
      given: 0,
      badges: 0,
    })),
    { skipExisting: true },
  );
  await store.update(podiumScores, { userId: { in: userIds }, month }, change);
}

/**
 * The month in which something counts. It is stored with the post or award, because the time zone may change before it
 * is taken back; rows of older releases have none.
 */
export const scoreMonthOf = (
  { scoreMonth, createdAt }: { readonly scoreMonth?: string | null; readonly createdAt: string },
  timezone: string,
): string => scoreMonth ?? monthOf(createdAt, timezone);

/**
 * Counts a published post (1), or takes it back (-1) with the same receivers and month. Private recognitions do not
 * count. `award` counts badges.
 */
export async function addScores(
  { store, newId }: Pick<ScoreWriteDeps, 'store' | 'newId'>,
  {
    post,
    month,
    receivers,
    sign,
  }: {
    readonly post: Scored;
    /** YYYY-MM. */
    readonly month: string;
    readonly receivers: readonly { readonly userId: string; readonly points: number }[];
    readonly sign: 1 | -1;
  },
): Promise<void> {
  if (post.isPrivate) return;
  const byPoints = new Map<number, string[]>();
  for (const { userId, points } of receivers) byPoints.set(points, [...(byPoints.get(points) ?? []), userId]);
  for (const [points, userIds] of byPoints)
    await addTo({ store, newId }, userIds, month, {
      received: { inc: sign },
      pointsReceived: { inc: sign * points },
    });
  if (post.senderId === null) return;
  const total = receivers.reduce((sum, { points }) => sum + points, 0);
  await addTo({ store, newId }, [post.senderId], month, {
    given: { inc: sign },
    pointsGiven: { inc: sign * total },
  });
}

/** Counts awards that were given (1) or withdrawn (-1), in their months. */
export async function addBadgeScores(
  { store, newId, timezone }: Pick<ScoreWriteDeps, 'store' | 'newId'> & { readonly timezone: string },
  got: readonly Pick<Row<typeof badgeAwards>, 'userId' | 'scoreMonth' | 'createdAt'>[],
  sign: 1 | -1,
): Promise<void> {
  const counted = new Map<string, { userId: string; month: string; count: number }>();
  for (const { userId, ...award } of got) {
    const month = scoreMonthOf(award, timezone);
    const key = `${month} ${userId}`;
    counted.set(key, { userId, month, count: (counted.get(key)?.count ?? 0) + 1 });
  }
  const alike = new Map<string, { userIds: string[]; month: string; count: number }>();
  for (const { userId, month, count } of counted.values()) {
    const key = `${month} ${count}`;
    const group = alike.get(key) ?? { userIds: [], month, count };
    group.userIds.push(userId);
    alike.set(key, group);
  }
  for (const { userIds, month, count } of alike.values())
    await addTo({ store, newId }, userIds, month, { badges: { inc: sign * count } });
}
