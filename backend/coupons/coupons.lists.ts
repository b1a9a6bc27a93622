/** Lists of available and of taken coupons. */
import type { couponEndpoints } from '#schema/coupons/coupons.endpoints.ts';
import { may } from '#schema/permissions.ts';
import type { Context, Service } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';
import { todayOf } from '../organization/timezone.ts';
import type { Where } from '../store/port.ts';
import { users } from '../people/users.tables.ts';
import type { CouponRow } from './coupons.rules.ts';
import { coupons, redemptions } from './coupons.tables.ts';
import { providers } from '../stock/providers.tables.ts';
import { couponViews, providerViews, withProvider, type CouponWithProvider } from './coupons.views.ts';

/** Maximum number of coupons in a list. */
const most = 100;

/** Coupons that a person took, most recent first. */
async function takenBy(
  { store }: Context,
  userId: string,
  providerId?: string,
): Promise<readonly CouponWithProvider[]> {
  const { rows: taken } = await store.list(redemptions, {
    where: { userId, ...(providerId === undefined ? {} : { providerId }) },
    order: [
      ['createdAt', 'desc'],
      ['id', 'desc'],
    ],
    limit: most,
  });
  const { rows } = await store.list(coupons, {
    where: { id: { in: taken.map(({ couponId }) => couponId) } },
    with: withProvider,
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return taken.flatMap(({ couponId }) => byId.get(couponId) ?? []);
}

/** Coupons that the reader can take, newest first, then those taken earlier. */
async function shownTo(context: Context, providerId?: string): Promise<readonly CouponWithProvider[]> {
  const { store, me } = context;
  const { rows: open } = await store.list(providers, {
    where: { active: true, ...(providerId === undefined ? {} : { id: providerId }) },
  });
  const today = await todayOf(context);
  const where: Where<CouponRow> = {
    active: true,
    providerId: { in: open.map(({ id }) => id) },
    or: [{ endsAt: null }, { endsAt: { gte: today } }],
  };
  const { rows } = await store.list(coupons, {
    where,
    order: [
      ['createdAt', 'desc'],
      ['id', 'desc'],
    ],
    limit: most,
    with: withProvider,
  });
  const seen = new Set(rows.map(({ id }) => id));
  const gone = (await takenBy(context, me.id, providerId)).filter(({ id }) => !seen.has(id));
  return [...rows.slice(0, most - gone.length), ...gone];
}

type Named = 'coupons' | 'couponsOfProvider' | 'couponsOfUser' | 'providers';

export const couponLists: Pick<Service<typeof couponEndpoints>, Named> = {
  coupons: async (context) => couponViews(context, await shownTo(context)),

  async couponsOfProvider(context, { params: { id } }) {
    const { rows } = await context.store.list(providers, { where: { id } });
    if (rows.length === 0) throw domainError('not_found', context.language);
    return couponViews(context, await shownTo(context, id));
  },

  async couponsOfUser(context, { params: { id } }) {
    const { store, me, language } = context;
    const { rows } = await store.list(users, { where: { id } });
    if (rows.length === 0 || (id !== me.id && !may(me.userType, 'store.manage')))
      throw domainError('not_found', language);
    return couponViews(context, await takenBy(context, id), id);
  },

  async providers(context) {
    const { rows } = await context.store.list(providers, {
      where: { active: true },
      order: [['name', 'asc']],
    });
    return providerViews(context, rows);
  },
};
