/** What a coupon is worth and until when it serves, as people say it. */
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Coupon, Redemption } from '#schema/coupons/coupons.endpoints.ts';
import { type Language } from '#schema/limits.ts';
import { redemptionMs } from '#schema/limits.parts.ts';
import { localeOf } from '#src/lib/dates.ts';
import { dayAndMonth } from '#src/lib/longDates.ts';
import { daysRemaining, points } from '#src/lib/numbers.ts';
import { useOrganization } from '#src/organization/organization.context.ts';
import type { Severity } from '#src/lib/severity.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useNow } from '#src/lib/useNow.ts';

const dayMs = 86_400_000;
/** A code that ends within so many days is worth a warning. */
const soonDays = 3;

/** An amount in its currency: "20 000 COP", "USD 20". */
export function moneyIn(value: number, currency: string | null, language: Language): string {
  if (currency === null) return new Intl.NumberFormat(localeOf(language)).format(value);
  return new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    maximumFractionDigits: 0,
  }).format(value);
}

/** Big words of a coupon: its discount, else what it is worth, else nothing. */
export const worthOf = (
  { discount, value, currency }: Pick<Coupon, 'discount' | 'value' | 'currency'>,
  language: Language,
): string | null => (discount !== '' ? discount : value === null ? null : moneyIn(value, currency, language));

/** State of a taken coupon, how serious it is, and what there is to say of its end. */
export interface CodeState {
  readonly name: string;
  readonly severity: Severity;
}

/** Words about coupons in the person's language and the organisation's days. */
export interface CouponWords {
  /** "Gratis", "120 puntos". */
  readonly price: (points: number) => string;
  /** A day of the contract: "el 3 de diciembre", with the year where it is another. */
  readonly day: (day: string) => string;
  /** The last day of something that is over from a moment on. */
  readonly lastDay: (until: string) => string;
  /** Until when a code that is made now can be used; null without an end. */
  readonly usableUntil: (coupon: Pick<Coupon, 'endsAt'>) => string;
  readonly state: (redemption: Pick<Redemption, 'status' | 'expiresAt'>) => CodeState;
}

/** The words. */
export function useCouponWords(): CouponWords {
  const { t } = useLingui();
  const language = useLanguage();
  const now = useNow();
  const timeZone = useOrganization().settings?.timezone;

  const dated = (at: number, zone: string | undefined): string => {
    const date = dayAndMonth(at, { language, timeZone: zone });
    const year = new Date(at).getUTCFullYear();
    return year === new Date(now).getUTCFullYear() ? t`el ${date}` : t`el ${date} de ${year}`;
  };
  // A day has no zone: it is read and written in the same one.
  const day = (of: string): string => dated(Date.parse(`${of}T12:00:00Z`), 'UTC');
  const lastDay = (until: string): string => dated(Date.parse(until) - 1, timeZone);

  const ends = (expiresAt: string | null): CodeState => {
    if (expiresAt === null) return { name: t`Listo para usar`, severity: 'info' };
    const left = Date.parse(expiresAt) - now;
    if (left < dayMs) return { name: t`Vence en menos de 24 horas`, severity: 'warning' };
    const days = daysRemaining(expiresAt, now);
    return {
      name: t`${plural(days, { one: `Vence en # día`, other: `Vence en # días` })}`,
      severity: days <= soonDays ? 'warning' : 'info',
    };
  };

  return {
    price: (cost) => (cost === 0 ? t`Gratis` : points(cost, language)),
    day,
    lastDay,
    usableUntil: ({ endsAt }) =>
      endsAt === null ? lastDay(new Date(now + redemptionMs).toISOString()) : day(endsAt),
    state: (redemption) => {
      // As the server says: the clock of a device may be wrong, and would take a good code away.
      switch (redemption.status) {
        case 'issued':
          return ends(redemption.expiresAt);
        case 'redeemed':
          return { name: t`Usado`, severity: 'success' };
        case 'expired':
          return { name: t`Vencido`, severity: 'error' };
      }
    },
  };
}
