/** Valid calls of coupons and providers. */
import { coupons, providerStaff, redemptions } from '#backend/coupons/coupons.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { users } from '#backend/people/users.tables.ts';
import { firstId, noId, type Known, type Calls } from './known.ts';

/**
 * A provider with a staff member and an unconfirmed code of the employee. A free coupon the employee has not taken, and
 * a coupon that no one took.
 */
export const known = async (store: Store, { me, slug }: Known) => {
  const owner = await firstId(store, users, { where: { email: me } });
  const confirmer = `external@${slug}.example`;
  const staffId = await firstId(store, users, { where: { email: confirmer } });
  const {
    rows: [post],
  } = await store.list(providerStaff, { where: { userId: staffId } });
  const { rows: taken } = await store.list(redemptions);
  const own = taken.filter(({ userId }) => userId === owner);
  const { rows: all } = await store.list(coupons, { where: { active: true } });
  const free = all.find(
    ({ id, points, stock, startsAt, endsAt }) =>
      points === 0 &&
      stock !== 0 &&
      startsAt === null &&
      endsAt === null &&
      own.every(({ couponId }) => couponId !== id),
  );
  return {
    couponOwner: owner,
    key:
      own.find(({ status, providerId }) => status === 'issued' && providerId === post?.providerId)?.key ?? '',
    confirmer,
    staffId,
    providerId: post?.providerId ?? noId,
    couponId: free?.id ?? noId,
    spareCoupon: all.find(({ id }) => taken.every(({ couponId }) => couponId !== id))?.id ?? noId,
  };
};
/** The result of `known`; samples of other domains may use it. */
export type CouponsKnown = Awaited<ReturnType<typeof known>>;

export const calls: Calls<CouponsKnown> = {
  'coupons.couponsOfProvider': 'providerId',
  'coupons.couponsOfUser': ({ couponOwner, me }) => ({ params: { id: couponOwner }, as: me }),
  'coupons.takeCoupon': ({ me }) => ({ as: me }),
  'coupons.redemption': ({ me }) => ({ as: me }),
  'coupons.confirm': ({ confirmer }) => ({ as: confirmer }),
  'coupons.allCoupons': ({ providerId }) => ({ query: { keywords: 'a', providerId } }),
  'coupons.createCoupon': () => ({ body: { startsAt: '2026-01-01', endsAt: '2028-01-01' } }),
  'coupons.updateCoupon': ({ couponId }) => ({
    params: { id: couponId },
    body: { startsAt: '2026-01-01', endsAt: '2028-01-01', active: false },
  }),
  'coupons.deleteCoupon': 'spareCoupon',
  'coupons.updateProvider': 'providerId',
};
