/** The view of badges and awards for a reader. The number of reads does not depend on their number. */
import type { Badge, BadgeAward } from '#schema/recognitions/badges.endpoints.ts';
import { may } from '#schema/permissions.ts';
import type { Context } from '../http/context.ts';
import { isSeen } from '../posts/posts.rules.ts';
import { posts } from '../posts/posts.tables.ts';
import { sightsOf } from '../posts/sights.ts';
import type { Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { peopleById } from '../people/users.rules.ts';
import { mayGive, type AwardRow, type BadgeRow } from './badges.rules.ts';
import { badgeSwitches } from '../program/badgeSwitches.ts';
import { imageOf } from '../files/files.image.ts';
import { badgeAwards, credentials } from './recognitions.tables.ts';
import { badges } from '../program/program.tables.ts';

type Reading = Pick<Context, 'store' | 'me' | 'linkTo' | 'org'>;

/** The facts that decide which badges a reader sees. */
export interface BadgeSight {
  /** The reader sees every badge and all holders. */
  readonly manages: boolean;
  readonly publicBadges: boolean;
  readonly insignias: boolean;
  /** Badges that the reader holds. */
  readonly mine: ReadonlySet<string>;
}

/** The badge visibility of a reader, in two reads. */
export async function sightOf({ store, me }: Pick<Context, 'store' | 'me'>): Promise<BadgeSight> {
  const held = await store.tally(badgeAwards, {
    where: { userId: me.id, withdrawnAt: null },
    by: ['badgeId'],
  });
  return {
    ...(await badgeSwitches(store)),
    manages: may(me.userType, 'badges.manage'),
    mine: new Set(held.map((one) => one.badgeId)),
  };
}

/** Whether a reader sees a badge: all own badges, and active badges that are public or that the reader may give. */
export const seesBadge = (badge: BadgeRow, me: Context['me'], sight: BadgeSight): boolean =>
  sight.manages ||
  sight.mine.has(badge.id) ||
  (badge.active && ((badge.isPublic && sight.publicBadges) || mayGive(badge, me, sight)));

/** Whether a reader sees the other holders of a badge. */
export const seesHolders = (badge: BadgeRow, { manages, publicBadges }: BadgeSight): boolean =>
  manages || (publicBadges && badge.isPublic);

/**
 * The number of a person's awards that a reader may see: all for the person and for administrators. Others see those of
 * public badges, if the switches allow it.
 */
export async function badgesShown(store: Store, me: Context['me'], userId: string): Promise<number> {
  const { insignias, publicBadges } = await badgeSwitches(store);
  const held = await store.tally(badgeAwards, { where: { userId, withdrawnAt: null }, by: ['badgeId'] });
  const all = userId === me.id || may(me.userType, 'badges.manage');
  if (!insignias || !(all || publicBadges)) return 0;
  const { rows } = await store.list(badges, {
    where: { id: { in: held.map((one) => one.badgeId) }, ...(all ? {} : { isPublic: true }) },
  });
  const counted = new Set(rows.map((badge) => badge.id));
  return held.reduce((sum, { badgeId, count }) => sum + (counted.has(badgeId) ? count : 0), 0);
}

/** The wire view of badges, in the same order. */
export const badgeCards = (
  { me, linkTo }: Pick<Context, 'me' | 'linkTo'>,
  rows: readonly BadgeRow[],
  sight: BadgeSight,
): Promise<Badge[]> =>
  Promise.all(
    rows.map(async (badge) => {
      const { imageKey: _key, createdBy: _by, ...shown } = badge;
      return {
        ...shown,
        roles: [...badge.roles],
        imageUrl: await imageOf(badge, linkTo),
        isMine: sight.mine.has(badge.id),
        mayGive: mayGive(badge, me, sight),
      };
    }),
  );

/** The public id of a credential. */
export const publicId = (org: string, credential: Pick<Row<typeof credentials>, 'id'>): string =>
  `${org}~${credential.id}`;

/** Posts of these awards that the reader may see, by id. */
async function seenPosts(
  { store, me }: Reading,
  awards: readonly AwardRow[],
): Promise<ReadonlyMap<string, Row<typeof posts>>> {
  const { rows } = await store.list(posts, {
    where: { id: { in: [...new Set(awards.flatMap((award) => award.postId ?? []))] } },
  });
  const sights = await sightsOf(store, me);
  const own = new Set(awards.filter((award) => award.userId === me.id).map((award) => award.postId));
  return new Map(
    rows
      .filter((post) =>
        isSeen(me, post, { receives: own.has(post.id), reported: false, takesBoosts: false }, sights),
      )
      .map((post) => [post.id, post]),
  );
}

const byIds = async (store: Store, awards: readonly AwardRow[]): Promise<ReadonlyMap<string, BadgeRow>> => {
  const { rows } = await store.list(badges, {
    where: { id: { in: [...new Set(awards.map((award) => award.badgeId))] } },
  });
  return new Map(rows.map((row) => [row.id, row]));
};

/**
 * The wire view of awards, in the same order. If the reader may not see the post (private recognition), giver, message
 * and post are left out.
 */
export async function awardCards(
  context: Reading,
  rows: readonly AwardRow[],
  sight: BadgeSight,
): Promise<BadgeAward[]> {
  if (rows.length === 0) return [];
  const { store, org } = context;
  const kept = await byIds(store, rows);
  const cards = new Map(
    (await badgeCards(context, [...kept.values()], sight)).map((badge) => [badge.id, badge]),
  );
  const people = await peopleById(
    context,
    rows.flatMap((award) => [award.userId, ...(award.awardedBy === null ? [] : [award.awardedBy])]),
  );
  const { rows: taken } = await store.list(credentials, {
    where: { awardId: { in: rows.map((award) => award.id) } },
  });
  const credentialOf = new Map(taken.map((one) => [one.awardId, one]));
  const seen = await seenPosts(context, rows);
  return rows.flatMap((award) => {
    const badge = cards.get(award.badgeId);
    const user = people.get(award.userId);
    if (badge === undefined || user === undefined) return [];
    const isTold = award.postId === null || seen.has(award.postId);
    const credential = credentialOf.get(award.id);
    return [
      {
        id: award.id,
        badge,
        user,
        awardedBy: isTold ? (people.get(award.awardedBy ?? '') ?? null) : null,
        source: award.source,
        postId: isTold ? award.postId : null,
        // The message of the post may have been edited after the award.
        message: isTold ? (seen.get(award.postId ?? '')?.message ?? award.message) : '',
        credentialId: credential === undefined || !isTold ? null : publicId(org, credential),
        credentialRevoked: isTold && (credential?.revokedAt ?? null) !== null,
        createdAt: award.createdAt,
      },
    ];
  });
}
