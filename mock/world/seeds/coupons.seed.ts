/** Providers with their staff, their coupons, and the redemptions of these coupons. */
import { coupons, providerStaff, redemptions } from '#backend/coupons/coupons.tables.ts';
import { providers } from '#backend/stock/providers.tables.ts';
import { dayStart } from '#backend/kit/month.ts';
import type { RowsByTable } from '#backend/store/seed.ts';
import type { Row } from '#backend/store/table.ts';
import { fold } from '#backend/kit/fold.ts';
import type { RedemptionState } from '#schema/coupons/coupons.rules.ts';
import { redemptionMs } from '#schema/limits.parts.ts';
import { day, hour, instant } from '../calendar.ts';
import { letterMark } from '../organizations.ts';
import { rowsOf, type Plan } from '../plan.ts';
import { bargains, partsOf, shopWords } from '../shop.ts';
import type { Word } from './replies.ts';
import type { Redeemed } from './redeemed.ts';
import type { Person } from './users.seed.ts';
import type { Errand } from './yearOfActivity.ts';

/** A provider in the form that products and coupons need. */
export interface Provider {
  readonly id: string;
  readonly name: string;
  /** The host name of its web site. */
  readonly host: string;
}

const tones = ['#7a4b2a', '#2f5d8a', '#4b3f8f', '#5a7a3a', '#2a7a78'] as const;
/** The providers of an organisation; the external users are staff of the first one. */
export function providersOf(
  { profile, begun, newId }: Plan,
  people: readonly Person[],
): { readonly providers: readonly Provider[]; readonly rows: RowsByTable } {
  const words = shopWords[profile.words];
  const made = words.providers.map(([name, host], place) => ({
    id: newId('providers'),
    name,
    logoUrl: letterMark(name, tones[place % tones.length] ?? tones[0]),
    website: `https://${host}.example`,
    contactEmail: `${profile.words === 'es' ? 'hola' : 'hello'}@${host}.example`,
    country: words.catalogs[0]?.[1] ?? null,
    active: true,
    createdAt: instant(begun),
  }));
  const staff = people.filter(({ role }) => role === 'external');
  return {
    providers: made.map(({ id, name }, place) => ({ id, name, host: words.providers[place]?.[1] ?? '' })),
    rows: {
      ...rowsOf(providers, made),
      ...rowsOf(
        providerStaff,
        staff.map(({ id: userId }) => ({
          id: newId('provider_staff'),
          providerId: made[0]?.id ?? '',
          userId,
        })),
      ),
    },
  };
}

/** Redemptions in every world: index of the persona, coupon, age in days, and whether the coupon was used. */
const always: readonly (readonly [number, number, number, 'redeemed'?])[] = [
  // 90 days less five: the code of this redemption is about to expire.
  [0, 1, redemptionMs / day - 5],
  [0, 2, 24, 'redeemed'],
  [0, 5, 20],
  [2, 6, 50],
  [1, 1, 9],
];
/** One more redemption for this many people. */
const peopleACoupon = 7;
/** The age of the oldest of them, in days: coupons are a little older. */
const oldest = 140;
/** Excludes letters and digits that are easily confused. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Time between the notification of the owner and the expiry of a code, in ms. */
const warned = 3 * day;

/** The events of coupons; their rows and notifications are complete after the year was played. */
export function couponsOf(
  plan: Plan,
  people: readonly Person[],
  known: readonly Provider[],
  redeemed: Redeemed,
): { readonly errand: Errand; readonly words: readonly Word[]; readonly rows: () => RowsByTable } {
  const { profile, size, calendar, newId } = plan;
  const { now } = calendar;
  const texts = shopWords[profile.words];
  const random = plan.dice('coupons');
  const external = people.find(({ role }) => role === 'external');
  const made = bargains.map((bargain, place) => {
    const [title = '', discount = '', terms = ''] = partsOf(texts.coupons[place] ?? '');
    const provider = known[bargain.provider];
    const { points, stock, starts, ends } = bargain;
    return {
      id: newId('coupons'),
      providerId: provider?.id ?? '',
      title,
      description: '',
      terms,
      imageUrl: null,
      discount,
      value: bargain.isVoucher === undefined ? null : texts.voucher,
      currency: bargain.isVoucher === undefined ? null : texts.currency,
      points,
      startsAt: starts === undefined ? null : calendar.date(starts),
      endsAt: ends === undefined ? null : calendar.date(ends),
      stock: stock < 0 ? null : stock,
      active: true,
      fold: fold([title, provider?.name ?? ''].join(' ')),
      createdAt: instant(now - (150 + place) * day),
    };
  });
  const taken: Row<typeof redemptions>[] = [];
  const words: Word[] = [];
  const keys = new Set<string>();
  const newKey = (): string => {
    let key = '';
    do key = Array.from({ length: 12 }, () => alphabet.charAt(random.whole(0, alphabet.length - 1))).join('');
    while (keys.has(key));
    keys.add(key);
    return key;
  };
  /** The expiry of a code: the end of the coupon's last day, or a fixed time after it was taken. */
  const expiryOf = ({ endsAt }: Row<typeof coupons>, at: number): number =>
    endsAt === null
      ? at + redemptionMs
      : Date.parse(dayStart(instant(Date.parse(endsAt) + day).slice(0, 10), profile.timezone));

  const take = (
    person: Person,
    coupon: Row<typeof coupons>,
    at: number,
    isUsed: boolean,
    { redeem, store, move, grant }: Parameters<Errand>[0],
  ): void => {
    const purse = redeem.get(person);
    const { id: couponId, providerId, points } = coupon;
    const isTaken = taken.some((one) => one.userId === person.id && one.couponId === couponId);
    if (purse === undefined || isTaken || (purse.balance < points && !person.isPersona)) return;
    const id = newId('redemptions');
    const lacking = points - purse.balance;
    if (lacking > 0) grant({ to: purse, points: lacking, kind: 'transfer', note: texts.bonus, at });
    const payment = { from: purse, to: store, points, kind: 'coupon', postId: null, sourceId: id } as const;
    if (points > 0) {
      move({ ...payment, at });
      redeemed.add(at, points);
    }
    const expires = expiryOf(coupon, at);
    const usedAt = calendar.after(at, (4 + 90 * random.next()) * hour);
    const status: RedemptionState = isUsed ? 'redeemed' : expires <= now ? 'expired' : 'issued';
    if (!isUsed && person.isPersona && expires - warned <= now && expires - warned > at)
      words.push({
        kind: 'coupon',
        at: expires - warned,
        postId: null,
        sourceId: id,
        to: [person],
        actorId: null,
      });
    taken.push({
      id,
      couponId,
      providerId,
      userId: person.id,
      key: newKey(),
      status,
      points,
      redeemedAt: isUsed ? instant(Math.min(usedAt, expires)) : null,
      redeemedBy: isUsed ? (external?.id ?? null) : null,
      expiresAt: instant(expires),
      createdAt: instant(at),
    });
  };

  const errand: Errand = (ledger) => {
    const others = people.filter(
      ({ isPersona, takesPoints, until }) => !isPersona && takesPoints && until >= now,
    );
    const open = bargains.flatMap(({ starts, stock, ends = 1 }, place) =>
      starts !== undefined || stock === 0 || ends < 0 ? [] : [place],
    );
    const drawn = Array.from({ length: Math.round(size.people / peopleACoupon) }, () => {
      const person = others.length === 0 ? undefined : random.pick(others);
      const place = random.pick(open);
      // Only staff of the first provider have an account here.
      const isUsed = bargains[place]?.provider === 0 && random.chance(0.6);
      return { person, place, at: calendar.worked(oldest * random.next() * day, random), isUsed };
    });
    const fixed = always.map(([persona, place, age, used]) => ({
      person: people[persona],
      place,
      // Exact to the day, because the day of expiry depends on it.
      at: age > 80 ? now - age * day : calendar.worked(age * day, random),
      isUsed: used !== undefined,
    }));
    return [...fixed, ...drawn].map(({ person, place, at, isUsed }) => ({
      at,
      play: () => {
        const coupon = made[place];
        if (person !== undefined && coupon !== undefined && person.since <= at)
          take(person, coupon, at, isUsed, ledger);
      },
    }));
  };
  return {
    errand,
    words,
    rows: () => ({ ...rowsOf(coupons, made), ...rowsOf(redemptions, taken) }),
  };
}
