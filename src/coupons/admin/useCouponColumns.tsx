/** The columns of the table of coupons. */
import { useLingui } from '@lingui/react/macro';
import { formatter, localeOf } from '#src/lib/dates.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import type { Column } from '#src/ui/tableShape.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useCouponWords, worthOf } from '#src/coupons/couponWords.ts';
import { type AdminCoupon } from './couponsAdmin.queries.ts';

/** In the user's language. */
export function useCouponColumns(): readonly Column<AdminCoupon>[] {
  const { t } = useLingui();
  const language = useLanguage();
  const words = useCouponWords();
  // UTC, because a date without a time must not shift with the time zone.
  const day = (of: string): string =>
    formatter(localeOf(language), {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(new Date(`${of}T12:00:00Z`));
  const dates = ({ startsAt, endsAt }: AdminCoupon): string => {
    const from = startsAt === null ? '' : day(startsAt);
    const until = endsAt === null ? '' : day(endsAt);
    if (from === '') return until === '' ? t`Siempre` : t`Hasta el ${until}`;
    return until === '' ? t`Desde el ${from}` : t`${from} – ${until}`;
  };
  return [
    {
      id: 'title',
      header: t`Cupón`,
      cell: (row) => (
        <span className="block min-w-0 py-1">
          <span className="block">{row.title}</span>
          <span className="line-clamp-1 text-meta font-normal text-soft">
            {[worthOf(row, language), row.provider.name].filter((word) => word !== null).join(' · ')}
          </span>
        </span>
      ),
    },
    { id: 'points', header: t`Precio`, align: 'end', cell: ({ points }) => words.price(points) },
    {
      id: 'issued',
      header: t`Tomados`,
      align: 'end',
      cell: ({ issued }) => formatNumber(issued, language),
    },
    {
      id: 'redeemed',
      header: t`Usados`,
      align: 'end',
      cell: ({ redeemed }) => formatNumber(redeemed, language),
    },
    {
      id: 'stock',
      header: t`Quedan`,
      align: 'end',
      cell: ({ stock }) =>
        stock === null ? t`Sin límite` : stock === 0 ? t`Agotado` : formatNumber(stock, language),
    },
    { id: 'dates', header: t`Fechas`, cell: dates },
  ];
}
