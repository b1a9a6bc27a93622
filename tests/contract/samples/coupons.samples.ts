/** Valid calls of coupons and providers. */
import { coupons, providerStaff, redemptions } from '#backend/coupons/coupons.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { users } from '#backend/people/users.tables.ts';
import { firstId, noId, type FieldSamples, type Known, type RestSamples } from './known.ts';

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
    couponKey:
      own.find(({ status, providerId }) => status === 'issued' && providerId === post?.providerId)?.key ?? '',
    confirmer,
    staffId,
    couponProvider: post?.providerId ?? noId,
    freeCoupon: free?.id ?? noId,
    spareCoupon: all.find(({ id }) => taken.every(({ couponId }) => couponId !== id))?.id ?? noId,
  };
};
/** The result of `known`; samples of other domains may use it. */
export type CouponsKnown = Awaited<ReturnType<typeof known>>;

export const restSamples: RestSamples<CouponsKnown> = {
  'coupons.coupons': () => ({}),
  'coupons.couponsOfProvider': ({ couponProvider }) => ({ params: { id: couponProvider } }),
  'coupons.couponsOfUser': ({ couponOwner, me }) => ({ params: { id: couponOwner }, as: me }),
  'coupons.providers': () => ({}),
  'coupons.takeCoupon': ({ freeCoupon, me }) => ({ body: { coupon_id: freeCoupon }, as: me }),
  'coupons.redemption': ({ couponKey, me }) => ({ search: `?key=${couponKey}`, as: me }),
  'coupons.confirm': ({ couponKey, confirmer }) => ({ body: { key: couponKey }, as: confirmer }),
  'coupons.allCoupons': ({ couponProvider }) => ({
    search: `?page=1&keywords=a&provider_id=${couponProvider}`,
  }),
  'coupons.createCoupon': ({ couponProvider }) => ({
    body: {
      provider_id: couponProvider,
      title: 'Dos por uno',
      description: 'En bebidas frías',
      terms: 'De lunes a viernes',
      discount: '2 x 1',
      value: 100,
      currency: 'MXN',
      points: 30,
      starts_at: '2026-01-01',
      ends_at: '2028-01-01',
      stock: 20,
    },
  }),
  'coupons.updateCoupon': ({ freeCoupon }) => ({
    params: { id: freeCoupon },
    body: { title: 'Dos por uno', points: 20, active: false },
  }),
  'coupons.deleteCoupon': ({ spareCoupon }) => ({ params: { id: spareCoupon } }),
  'coupons.allProviders': () => ({}),
  'coupons.createProvider': () => ({
    body: {
      name: 'Panadería El Molino',
      website: 'https://molino.example',
      contact_email: 'hola@molino.example',
      country: 'MX',
    },
  }),
  'coupons.updateProvider': ({ couponProvider, staffId }) => ({
    params: { id: couponProvider },
    body: { name: 'Café Tierra Baja', active: true, staff_ids: [staffId] },
  }),
};

export const fieldSamples: FieldSamples<CouponsKnown> = {
  'Query.coupons': () => '',
  'Query.couponsOfProvider': ({ couponProvider }) => `(id: "${couponProvider}")`,
  'Query.couponsOfUser': ({ couponOwner }) => `(id: "${couponOwner}")`,
  'Query.providers': () => '',
  'Query.redemption': ({ couponKey }) => `(key: "${couponKey}")`,
  'Query.allCoupons': () => '(page: 1)',
  'Query.allProviders': () => '',
  'Mutation.takeCoupon': ({ freeCoupon }) => `(couponId: "${freeCoupon}")`,
  'Mutation.confirmRedemption': ({ couponKey }) => `(key: "${couponKey}")`,
  'Mutation.createCoupon': ({ couponProvider }) =>
    `(input: { providerId: "${couponProvider}", title: "Dos por uno", points: 0 })`,
  'Mutation.updateCoupon': ({ freeCoupon }) => `(id: "${freeCoupon}", input: { points: 20 })`,
  'Mutation.deleteCoupon': ({ spareCoupon }) => `(id: "${spareCoupon}")`,
  'Mutation.createProvider': () => '(input: { name: "Panadería El Molino" })',
  'Mutation.updateProvider': ({ couponProvider, staffId }) =>
    `(id: "${couponProvider}", input: { staffIds: ["${staffId}"] })`,
};
