/** Words for a coupon's value and validity. */
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

/** Codes that end within this many days get a warning. */
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

/** The headline of a coupon: its discount, or its value, or null. */
export const worthOf = (
  { discount, value, currency }: Pick<Coupon, 'discount' | 'value' | 'currency'>,
  language: Language,
): string | null => (discount !== '' ? discount : value === null ? null : moneyIn(value, currency, language));

/** State of a taken coupon: its name and severity. */
export interface CodeState {
  readonly name: string;
  readonly severity: Severity;
}

/** Words for coupons, in the person's language and the organisation's time zone. */
export interface CouponWords {
  /** "Gratis", "120 puntos". */
  readonly price: (points: number) => string;
  /** A date of the contract: "el 3 de diciembre", with the year if it differs from the current one. */
  readonly day: (day: string) => string;
  /** The last valid day before an exclusive end. */
  readonly lastDay: (until: string) => string;
  /** The last day of a code that is issued now: the end of the coupon, or the default validity of a code. */
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
  // A date has no time zone: UTC is used for parsing and for formatting.
  const day = (of: string): string => dated(Date.parse(`${of}T12:00:00Z`), 'UTC');
  const lastDay = (until: string): string => dated(Date.parse(until) - 1, timeZone);

  const ends = (expiresAt: string | null): CodeState => {
    if (expiresAt === null) return { name: t`Listo para usar`, severity: 'info' };
    const days = daysRemaining(expiresAt, now);
    if (days <= 1) return { name: t`Vence en menos de 24 horas`, severity: 'warning' };
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
      // Uses the server's state: a wrong device clock would mark a valid code as expired.
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
