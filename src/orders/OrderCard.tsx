/** An order in the list: products, state, cost and refund. */
import { Plural, Trans } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import type { Order } from '#schema/orders/orders.shapes.ts';
import { exactTime } from '#src/lib/dates.ts';
import { createdVariant } from '#src/lib/longDates.ts';
import { points } from '#src/lib/numbers.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { OrderPictures } from './OrderPictures.tsx';
import { useOrderWords } from './orderWords.ts';

/** The whole card opens the order. */
export function OrderCard({ order }: { order: Order }): ReactElement {
  const language = useLanguage();
  const words = useOrderWords();
  const { items, refundedPoints } = order;
  const name = items[0]?.name ?? order.number;
  const others = items.length - 1;
  const refunded = points(refundedPoints, language);
  return (
    <Link
      href={`/profile/order?id=${order.id}`}
      className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-line bg-card p-4 transition-colors duration-120 hover:bg-subtle wide:flex-nowrap wide:px-5"
    >
      <OrderPictures items={items} />
      <span className="min-w-44 flex-1">
        <span className="line-clamp-2 font-semibold">
          {others > 0 ? (
            <Plural value={others} one={`${name} y # producto más`} other={`${name} y # productos más`} />
          ) : (
            name
          )}
        </span>
        <span className="block text-small text-soft tabular-nums">
          <span>{order.number}</span> ·{' '}
          <time dateTime={order.createdAt} title={exactTime(order.createdAt, { language })}>
            {createdVariant(order.createdAt)}
          </time>
        </span>
      </span>
      <StatusTag severity={words.severity(order.status)}>{words.name(order.status)}</StatusTag>
      <span className="min-w-28 text-end tabular-nums max-wide:ms-auto">
        <span className="block font-bold">{points(order.totalPoints, language)}</span>
        {refundedPoints > 0 ? (
          <span className="block text-small text-success-text">
            {refundedPoints === 1 ? <Trans>Volvió {refunded}</Trans> : <Trans>Volvieron {refunded}</Trans>}
          </span>
        ) : null}
      </span>
      <Icon of={ChevronRight} size={16} className="shrink-0 text-soft max-wide:hidden" />
    </Link>
  );
}
