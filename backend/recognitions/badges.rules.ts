/** Rules and writes of badges and awards, for the other files of the domain. */
import type { AwardSource } from '#schema/recognitions/recognitions.rules.ts';
import type { Role } from '#schema/permissions.ts';
import type { BadgeSwitches } from '../program/badgeSwitches.ts';
import { posts } from '../posts/posts.tables.ts';
import type { Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { addBadgeScores, scoreMonthOf, type ScoreWriteDeps } from './podium.scores.ts';
import { timezoneOf } from '../organization/timezone.ts';
import { badgeAwards, credentials } from './recognitions.tables.ts';
import { badges } from '../program/program.tables.ts';

export type BadgeRow = Row<typeof badges>;
export type AwardRow = Row<typeof badgeAwards>;

/** A badge, active or not. */
export async function badgeById(store: Store, id: string): Promise<BadgeRow | undefined> {
  return (await store.list(badges, { where: { id } })).rows[0];
}

/**
 * Whether a person may give a badge in their own name: the module is on, the badge is active, and their role may give
 * it.
 */
export const mayGive = (
  badge: Pick<BadgeRow, 'active' | 'roles'>,
  me: { readonly userType: Role },
  { insignias = false }: BadgeSwitches,
): boolean => insignias && badge.active && badge.roles.includes(me.userType);

/** Awards that count for the podium: those of private recognitions do not. */
async function scored(store: Store, awards: readonly AwardRow[]): Promise<readonly AwardRow[]> {
  const ids = [...new Set(awards.flatMap((award) => award.postId ?? []))];
  if (ids.length === 0) return awards;
  const { rows } = await store.list(posts, { where: { id: { in: ids }, isPrivate: true } });
  const hidden = new Set(rows.map((row) => row.id));
  return awards.filter((award) => award.postId === null || !hidden.has(award.postId));
}

async function countBadges(draw: ScoreWriteDeps, awards: readonly AwardRow[], sign: 1 | -1): Promise<void> {
  const got = new Map<string, number>();
  for (const { badgeId } of awards) got.set(badgeId, (got.get(badgeId) ?? 0) + 1);
  for (const [id, count] of got)
    await draw.store.update(badges, { id }, { awardedCount: { inc: sign * count } });
  await addBadgeScores(
    { ...draw, timezone: await timezoneOf(draw.store) },
    await scored(draw.store, awards),
    sign,
  );
}

/** Gives a badge to people, once each, and adds it to the podium. Moves no points. */
export async function award(
  draw: ScoreWriteDeps,
  given: {
    readonly badge: Pick<BadgeRow, 'id'>;
    /** User ids. */
    readonly receivers: readonly string[];
    readonly postId: string | null;
    /** Null for the organisation. */
    readonly awardedBy: string | null;
    readonly source: AwardSource;
    readonly message: string;
  },
): Promise<readonly AwardRow[]> {
  if (given.receivers.length === 0) return [];
  const scoreMonth = scoreMonthOf({ createdAt: draw.at }, await timezoneOf(draw.store));
  const made = await draw.store.insert(
    badgeAwards,
    given.receivers.map((userId) => ({
      id: draw.newId(),
      badgeId: given.badge.id,
      userId,
      postId: given.postId,
      awardedBy: given.awardedBy,
      source: given.source,
      message: given.message,
      withdrawnAt: null,
      scoreMonth,
      createdAt: draw.at,
    })),
  );
  await countBadges(draw, made, 1);
  return made;
}

/**
 * Withdraws awards and revokes their credentials. Skips awards that are already withdrawn. Points of the awards stay.
 */
export async function withdraw(
  draw: ScoreWriteDeps,
  which: { readonly id: string } | { readonly postId: string },
): Promise<readonly AwardRow[]> {
  const { store, at } = draw;
  const taken = await store.update(badgeAwards, { ...which, withdrawnAt: null }, { withdrawnAt: at });
  if (taken.length === 0) return [];
  await store.update(
    credentials,
    { awardId: { in: taken.map((one) => one.id) }, revokedAt: null },
    { revokedAt: at },
  );
  await countBadges(draw, taken, -1);
  return taken;
}

/** Withdraws the awards of a post. */
export async function withdrawOfPost(draw: ScoreWriteDeps, postId: string): Promise<void> {
  await withdraw(draw, { postId });
}
