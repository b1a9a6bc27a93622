/** Valid calls of badges and credentials. */
import { organizations } from '#backend/organization/organization.tables.ts';
import { publicId } from '#backend/recognitions/badges.views.ts';
import { badgeAwards, credentials } from '#backend/recognitions/recognitions.tables.ts';
import { badges } from '#backend/program/program.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { users } from '#backend/people/users.tables.ts';
import { firstId, noId, type Known, type Calls } from './known.ts';

/** A visible badgeId, an award of the employee without a credential, and an award with one. */
export const known = async (store: Store, { me }: Known) => {
  const myself = await firstId(store, users, { where: { email: me } });
  const { rows: taken } = await store.list(credentials, { where: { revokedAt: null } });
  const { rows: revoked } = await store.list(credentials, { where: { revokedAt: { ne: null } } });
  const { rows: mine } = await store.list(badgeAwards, { where: { userId: myself, withdrawnAt: null } });
  const over = new Set(revoked.map((one) => one.awardId));
  const [one] = taken;
  return {
    badgeId: await firstId(store, badges, { where: { active: true, isPublic: true } }),
    award: await firstId(store, badgeAwards, { where: { withdrawnAt: null } }),
    ownAward: mine.find((award) => !over.has(award.id))?.id ?? noId,
    takenAward: one?.awardId ?? noId,
    credential: publicId(await firstId(store, organizations), { id: one?.id ?? noId }),
  };
};
/** The result of `known`; samples of other domains may use it. */
export type BadgesKnown = Awaited<ReturnType<typeof known>>;

export const calls: Calls<BadgesKnown> = {
  'recognitions.badge': ({ badgeId }) => ({ query: { idRecognition: badgeId } }),
  'recognitions.createBadge': () => ({ body: { categoryId: undefined } }),
  'recognitions.updateBadge': ({ badgeId }) => ({ body: { id: badgeId, categoryId: undefined } }),
  // Other users see holders only if public badges are on.
  'recognitions.holders': ({ badgeId, slug }) => ({ params: { id: badgeId }, as: `admin@${slug}.example` }),
  'recognitions.withdrawAward': 'award',
  'recognitions.sendOrg': ({ badgeId }) => ({ params: { id: badgeId } }),
  'recognitions.issueCredential': ({ ownAward, me }) => ({ params: { id: ownAward }, as: me }),
  'recognitions.credential': 'credential',
  'recognitions.revokeCredential': ({ takenAward, slug }) => ({
    params: { id: takenAward },
    as: `admin@${slug}.example`,
  }),
};
