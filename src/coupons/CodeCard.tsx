/** A taken coupon: code, state, and value. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Maximize2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { exactTime } from '#src/lib/dates.ts';
import { useOrganization } from '#src/organization/organization.context.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import { TimeLabel } from '#src/ui/TimeLabel.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { CodeFace } from './CodeFace.tsx';
import type { TakenCoupon } from './couponRows.ts';
import { moneyIn, useCouponWords, worthOf } from './couponWords.ts';
import { Terms } from './Terms.tsx';
import { ProviderLine, Ticket } from './Ticket.tsx';

/** The end of a code: used, expired, or valid until; a tooltip shows the exact time. */
export function CodeEnd({ coupon: { redemption } }: { coupon: TakenCoupon }): ReactElement | null {
  const { t } = useLingui();
  const language = useLanguage();
  const words = useCouponWords();
  const timeZone = useOrganization().settings?.timezone;
  const { redeemedAt, expiresAt } = redemption;
  const at = redeemedAt ?? expiresAt;
  if (at === null) return null;
  const day =
    redeemedAt === null ? words.lastDay(at) : words.lastDay(new Date(Date.parse(at) + 1).toISOString());
  const state = redemption.status;
  const label =
    state === 'redeemed'
      ? t`Lo usaste ${day}`
      : state === 'expired'
        ? t`Venció ${day}`
        : t`Úsalo hasta ${day}`;
  return <TimeLabel label={label} exact={exactTime(at, { language, timeZone })} dateTime={at} />;
}

/** One code in the list. */
export function CodeCard({ coupon, onShow }: { coupon: TakenCoupon; onShow: () => void }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const words = useCouponWords();
  const { redemption, title } = coupon;
  const { name, severity } = words.state(redemption);
  const isOver = redemption.status !== 'issued';
  const worth = worthOf(coupon, language);
  const balance = redemption.balance === null ? null : moneyIn(redemption.balance, coupon.currency, language);
  return (
    <Ticket
      as="li"
      muted={isOver}
      head={
        <div className="flex items-start justify-between gap-3">
          <div className="flex min-w-0 flex-col gap-2">
            <ProviderLine provider={coupon.provider} />
            <h3 className="text-h6 font-semibold wrap-anywhere">
              {worth === null || title.includes(worth) ? title : `${worth} · ${title}`}
            </h3>
          </div>
          {isOver ? null : (
            <IconButton
              icon={Maximize2}
              label={t`Mostrar en grande el código de ${title}`}
              onClick={onShow}
            />
          )}
        </div>
      }
    >
      <CodeFace code={redemption.key} title={title} over={isOver} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <StatusTag severity={severity}>{name}</StatusTag>
        <CodeEnd coupon={coupon} />
      </div>
      {balance === null || isOver ? null : (
        <p className="text-small text-soft">
          <Trans>
            Saldo: <span className="font-semibold text-ink tabular-nums">{balance}</span>
          </Trans>
        </p>
      )}
      <Terms terms={coupon.terms} />
    </Ticket>
  );
}
