/** An available coupon: value in large type, price, end date, stock, and missing conditions. */
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarClock, Ticket as TicketIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import type { Coupon } from '#schema/coupons/coupons.endpoints.ts';
import { MissingLine } from '#src/products/MissingLine.tsx';
import { ProductPicture } from '#src/products/ProductPicture.tsx';
import { StockTag } from '#src/products/StockTag.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useCouponWords, worthOf } from './couponWords.ts';
import { Terms } from './Terms.tsx';
import { ProviderLine, Ticket } from './Ticket.tsx';

interface CouponCardProps {
  coupon: Coupon;
  /** Opens the confirmation dialog. */
  onTake: (coupon: Coupon) => void;
  /** Opens the code of a taken coupon. */
  onCode: (redemptionId: string) => void;
}

/** The action of a coupon: show its code, take it, or the reasons why it cannot be taken. */
function Foot({ coupon, onTake, onCode }: CouponCardProps): ReactElement {
  const { redemption, missing, title } = coupon;
  const { t } = useLingui();
  const words = useCouponWords();
  if (redemption !== null) {
    const { name, severity } = words.state(redemption);
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <StatusTag severity={severity}>{name}</StatusTag>
        <Button
          variant="secondary"
          aria-label={t`Ver mi código: ${title}`}
          onClick={() => onCode(redemption.id)}
        >
          <Trans>Ver mi código</Trans>
        </Button>
      </div>
    );
  }
  if (missing.length > 0)
    return (
      <div className="flex flex-col gap-2 border-t border-line pt-3">
        {missing.map((one) => (
          <MissingLine key={one.code} missing={one} product={coupon} />
        ))}
      </div>
    );
  return (
    <Button wide icon={TicketIcon} aria-label={t`Tomar cupón: ${title}`} onClick={() => onTake(coupon)}>
      <Trans>Tomar cupón</Trans>
    </Button>
  );
}

/** One coupon as a ticket. */
export function CouponCard(props: CouponCardProps): ReactElement {
  const { coupon } = props;
  const { t } = useLingui();
  const language = useLanguage();
  const words = useCouponWords();
  const worth = worthOf(coupon, language);
  const ends = coupon.endsAt === null ? null : words.day(coupon.endsAt);
  return (
    <Ticket
      head={
        <>
          <ProviderLine provider={coupon.provider} />
          {worth === null ? null : (
            <p className="line-clamp-2 text-h3 font-bold text-balance wrap-anywhere tabular-nums">{worth}</p>
          )}
        </>
      }
    >
      {coupon.imageUrl === null ? null : (
        <ProductPicture
          icon="ticket"
          name={coupon.title}
          imageUrl={coupon.imageUrl}
          className="aspect-3/1 w-full rounded-control"
        />
      )}
      <div className="flex flex-col gap-1">
        <h2 className="line-clamp-2 text-h6 font-semibold">{coupon.title}</h2>
        {coupon.description === '' ? null : (
          <p className="line-clamp-3 text-small text-soft">{coupon.description}</p>
        )}
      </div>
      <Terms terms={coupon.terms} />
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-2 pt-1">
        <p className="font-bold tabular-nums">{words.price(coupon.points)}</p>
        <StockTag stock={coupon.stock} />
      </div>
      {ends === null ? null : (
        <p className="flex items-center gap-2 text-small text-soft">
          <Icon of={CalendarClock} size={16} />
          {t`Hasta ${ends}`}
        </p>
      )}
      <Foot {...props} />
    </Ticket>
  );
}

/** The skeleton of a loading card. */
export const CouponSkeleton = (): ReactElement => (
  <span className="flex flex-col overflow-hidden rounded-card border border-line bg-card">
    <span className="flex flex-col gap-3 bg-subtle p-4 wide:px-5">
      <Skeleton className="h-5 w-1/2" />
      <Skeleton className="h-9 w-2/5" />
    </span>
    <span className="flex flex-col gap-3 p-4 wide:px-5">
      <Skeleton className="h-4 w-4/5" />
      <Skeleton className="h-3.5 w-3/5" />
      <Skeleton className="mt-4 h-11 w-full" />
    </span>
  </span>
);
