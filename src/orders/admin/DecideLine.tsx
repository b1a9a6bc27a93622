/** One line of an order for an administrator. The usual next step is one click away. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type ReactElement } from 'react';
import { orderSteps } from '#schema/orders/orders.rules.ts';
import type { Order, OrderItem } from '#schema/orders/orders.shapes.ts';
import { points } from '#src/lib/numbers.ts';
import { ProductPicture } from '#src/products/ProductPicture.tsx';
import { Button } from '#src/ui/Button.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useOrderWords } from '#src/orders/orderWords.ts';
import { DecideForm, type LineWork } from './DecideForm.tsx';

/** The picture, the state and the actions of a line. A delivered line has no actions. */
export function DecideLine({
  order,
  item,
  onWork,
}: {
  readonly order: Order;
  readonly item: OrderItem;
  readonly onWork: LineWork;
}): ReactElement {
  const { t } = useLingui();
  const line = useRef<HTMLLIElement>(null);
  const language = useLanguage();
  const words = useOrderWords();
  const [isDeciding, setDeciding] = useState(false);
  const { name, quantity } = item;
  const close = (): void => {
    setDeciding(false);
    // The focused form is unmounted, and its opening button may be gone too.
    requestAnimationFrame(() => line.current?.focus());
  };
  const isFinal = orderSteps(item.status).length === 0;
  return (
    <li ref={line} tabIndex={-1} className="rounded-control py-4 outline-none first:pt-0 last:pb-0">
      <div className="flex items-start gap-4">
        <ProductPicture
          icon={item.icon}
          name={name}
          imageUrl={item.imageUrl}
          className="size-14 rounded-control"
        />
        <div className="flex min-w-0 flex-1 flex-col items-start gap-1.5">
          <h3 className="font-semibold">
            {quantity > 1 ? `${quantity} × ` : ''}
            {name}
          </h3>
          <p className="text-small text-soft tabular-nums">
            {points(item.points * quantity, language)}
            {item.providerName === null ? null : ` · ${item.providerName}`}
            {item.trackingCode === null ? null : ` · ${item.trackingCode}`}
          </p>
          <StatusTag severity={words.severity(item.status)}>{words.name(item.status)}</StatusTag>
          {item.note === '' ? null : (
            <p className="text-small whitespace-pre-line text-soft">“{item.note}”</p>
          )}
        </div>
        {isFinal || isDeciding ? null : (
          <Button
            variant="secondary"
            size="small"
            aria-label={t`Decidir sobre ${name}`}
            onClick={() => setDeciding(true)}
          >
            <Trans>Decidir</Trans>
          </Button>
        )}
      </div>
      {isDeciding ? <DecideForm order={order} item={item} onWork={onWork} onClose={close} /> : null}
    </li>
  );
}
