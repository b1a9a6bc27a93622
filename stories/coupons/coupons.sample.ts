/** Coupons, codes and providers for stories: one for each state. */
import type { Missing } from '#schema/catalog/catalog.shapes.ts';
import type { Coupon, Redemption } from '#schema/coupons/coupons.endpoints.ts';
import type { AdminCoupon, AdminProvider } from '#src/coupons/admin/couponsAdmin.queries.ts';
import type { Me } from '#src/session/me.queries.ts';
import { storyTime } from '../../.storybook/frozenClock.ts';
import { me, people } from '../kit/world.sample.ts';

const dayMs = 86_400_000;
const idOf = (kind: string, number: number): string =>
  `0192f0c1-${kind}-7000-8000-${String(number).padStart(12, '0')}`;
const after = (days: number): string => new Date(storyTime + days * dayMs).toISOString();

const providerNames = ['Café Tierra Alta', 'Librería Horizonte', 'Gimnasio Cumbre'] as const;
const providerOf = (place: number): Coupon['provider'] => ({
  id: idOf('00c1', place),
  name: providerNames[place] ?? '',
  logoUrl: null,
});
/** The providers. */
export const couponProviders = providerNames.map((_, place) => ({
  ...providerOf(place),
  coupons: 3 - place,
}));

const lacks = (code: Missing['code'], more: Partial<Missing> = {}): Missing => ({
  code,
  have: null,
  need: null,
  changesAt: null,
  ...more,
});

const redemption = (number: number, facts: Partial<Redemption> = {}): Redemption => ({
  id: idOf('00c3', number),
  couponId: idOf('00c2', number),
  key: ['K7QM-4XWP-9TBD', 'H3RC-8LVN-2YFA', 'W5ZD-6KJE-7PSU', 'B9GT-3MXQ-5CRH'][number % 4] ?? '',
  status: 'issued',
  points: 0,
  balance: null,
  redeemedAt: null,
  expiresAt: after(5),
  createdAt: after(-8),
  ...facts,
});

const coupon = (number: number, facts: Partial<Coupon>): Coupon => ({
  id: idOf('00c2', number),
  provider: providerOf(number % 3),
  title: 'Cupón',
  description: '',
  terms: '',
  imageUrl: null,
  discount: '',
  value: null,
  currency: null,
  points: 0,
  startsAt: null,
  endsAt: null,
  stock: null,
  active: true,
  missing: [],
  redemption: null,
  createdAt: after(-number - 1),
  ...facts,
});

/** Available for points. */
export const dinner = coupon(1, {
  title: 'Cena para dos',
  description: 'Entrada, plato fuerte y postre en cualquiera de sus sedes.',
  terms: 'De lunes a jueves, con reserva. No se suma a otras promociones.',
  value: 120_000,
  currency: 'COP',
  points: 350,
  endsAt: '2026-12-31',
  stock: 3,
});

/** Available for free. */
export const coffee = coupon(3, {
  title: 'Dos cafés por el precio de uno',
  description: 'En todas las bebidas calientes de la carta.',
  discount: '2 x 1',
  endsAt: '2026-12-03',
});

/** A taken and valid coupon. */
export const taken = coupon(6, {
  title: 'Un mes de clases',
  discount: '30 % menos',
  redemption: redemption(6, { couponId: idOf('00c2', 6) }),
});

/** The whole list. */
export const coupons: readonly Coupon[] = [
  dinner,
  coffee,
  coupon(4, {
    title: 'Un libro a tu elección',
    value: 60_000,
    currency: 'COP',
    points: 2_000,
    missing: [lacks('points', { have: me.pointsToRedeem, need: 2_000 })],
  }),
  coupon(5, {
    title: 'Pase de fin de semana',
    discount: 'Gratis dos días',
    startsAt: '2026-12-01',
    missing: [lacks('window', { changesAt: '2026-12-01T05:00:00.000Z' })],
  }),
  coupon(8, {
    title: 'Desayuno completo',
    discount: '50 % menos',
    stock: 0,
    missing: [lacks('stock', { have: 0, need: 1 })],
  }),
  taken,
];

/** Codes: two valid, one used, one expired. */
export const codes: readonly Coupon[] = [
  taken,
  coupon(7, {
    title: 'Bono de librería',
    value: 60_000,
    currency: 'COP',
    points: 400,
    terms: 'Se usa completo: no da cambio.',
    redemption: redemption(7, { points: 400, balance: 60_000, expiresAt: after(0.5) }),
  }),
  coupon(9, {
    title: 'Tarde de café',
    discount: '2 x 1',
    redemption: redemption(9, { status: 'redeemed', redeemedAt: after(-2) }),
  }),
  coupon(12, {
    title: 'Entrada al gimnasio',
    discount: 'Un día gratis',
    redemption: redemption(12, { status: 'expired', expiresAt: after(-1) }),
  }),
];

/** An external user of a provider, who sees only this screen. */
export const outsider: Me = {
  ...me,
  firstName: 'Olga',
  lastName: 'Peña',
  userType: 'external',
  permissions: ['session.use', 'redemption.see', 'redemption.confirm', 'account.see'],
  takesPoints: false,
  pointsToGive: 0,
  pointsToRedeem: 0,
};

/** Coupons in the admin view. */
export const keptCoupons: readonly AdminCoupon[] = coupons.map(
  ({ missing: _missing, redemption: _redemption, imageUrl: _image, ...one }, place) => ({
    ...one,
    active: place !== 4,
    issued: [41, 128, 7, 0, 60, 12][place] ?? 0,
    redeemed: [18, 97, 2, 0, 52, 3][place] ?? 0,
  }),
);

/** Providers with the external users who confirm for them. */
export const keptProviders: readonly AdminProvider[] = couponProviders.map((one, place) => ({
  ...one,
  website: place === 0 ? 'https://tierraalta.example' : null,
  contactEmail: place === 2 ? null : `hola@${['tierraalta', 'horizonte'][place] ?? ''}.example`,
  country: place === 1 ? null : 'CO',
  active: place !== 2,
  staff: place === 0 ? people.slice(0, 1) : place === 1 ? people.slice(1, 4) : [],
}));
