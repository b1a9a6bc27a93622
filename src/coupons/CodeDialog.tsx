/** One code in a dialog, to be shown at the counter. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Empty, Loading } from '#src/ui/StateViews.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { CodeEnd } from './CodeCard.tsx';
import { CodeFace } from './CodeFace.tsx';
import type { TakenCoupon } from './couponRows.ts';
import { useCouponWords, worthOf } from './couponWords.ts';
import { ProviderLine } from './Ticket.tsx';

function Code({ coupon }: { coupon: TakenCoupon }): ReactElement {
  const language = useLanguage();
  const words = useCouponWords();
  const { redemption, title, terms } = coupon;
  const { name, severity } = words.state(redemption);
  const isOver = redemption.status !== 'issued';
  const worth = worthOf(coupon, language);
  return (
    <div className="flex flex-col gap-4 pb-2">
      <ProviderLine provider={coupon.provider} />
      {worth === null ? null : <p className="text-h4 font-bold wrap-anywhere">{worth}</p>}
      <CodeFace code={redemption.key} title={title} large over={isOver} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <StatusTag severity={severity}>{name}</StatusTag>
        <CodeEnd coupon={coupon} />
      </div>
      {isOver ? null : (
        <p className="text-soft">
          <Trans>Muéstralo o dilo al pagar: lo confirman en el lugar y sirve una sola vez.</Trans>
        </p>
      )}
      {terms === '' ? null : (
        <p className="text-small whitespace-pre-line wrap-anywhere text-soft">{terms}</p>
      )}
    </div>
  );
}

/** Open while there is an id; keeps the last one during the closing animation. */
export function CodeDialog({
  id,
  codes,
  onClose,
}: {
  /** Id of the redemption. */
  id: string | null;
  /** Undefined while loading. */
  codes: readonly TakenCoupon[] | undefined;
  onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const [last, setLast] = useState(id);
  if (id !== null && id !== last) setLast(id);
  const coupon = codes?.find(({ redemption }) => redemption.id === (id ?? last));
  return (
    <Dialog open={id !== null} onClose={onClose} title={coupon?.title ?? t`Código`}>
      {coupon !== undefined ? (
        <Code coupon={coupon} />
      ) : codes === undefined ? (
        <Loading label={t`Cargando tu código`}>
          <Skeleton className="h-32 w-full" />
        </Loading>
      ) : (
        <Empty
          drawing="search"
          text={
            <Trans>
              No encontramos este código. Puede que el enlace esté incompleto o que sea de otra persona.
            </Trans>
          }
          action={
            <Button variant="secondary" onClick={onClose}>
              <Trans>Ver mis códigos</Trans>
            </Button>
          }
        />
      )}
    </Dialog>
  );
}
