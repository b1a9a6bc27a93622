/** The timeline of an order, newest first: time, actor, note, and refund. */
import { Trans, useLingui } from '@lingui/react/macro';
import { PackageCheck } from 'lucide-react';
import type { ReactElement } from 'react';
import type { OrderDetail } from '#schema/orders/orders.shapes.ts';
import { exactTime } from '#src/lib/dates.ts';
import { createdVariant } from '#src/lib/longDates.ts';
import { points } from '#src/lib/numbers.ts';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { severities } from '#src/ui/severity.ts';
import { TimeLabel } from '#src/ui/TimeLabel.tsx';
import { useMe } from '#src/session/me.queries.ts';
import { nameOf } from '#src/people/personName.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { momentsOf, type Moment } from './orderStory.ts';
import { useOrderWords } from './orderWords.ts';

function Refund({ refunded, isMine }: { refunded: number; isMine: boolean }): ReactElement | null {
  const { t } = useLingui();
  const language = useLanguage();
  if (refunded === 0) return null;
  const amount = points(Math.abs(refunded), language);
  const back = isMine ? t`Vuelven a tu billetera: ${amount}.` : t`Vuelven a su billetera: ${amount}.`;
  return (
    <p className={classes('text-small font-semibold', refunded > 0 && 'text-success-text')}>
      {refunded > 0 ? back : t`Se canjean otra vez: ${amount}.`}
    </p>
  );
}

function Item({ moment, isMine }: { moment: Moment; isMine: boolean }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const words = useOrderWords();
  const me = useMe();
  const { event, item, isFirst } = moment;
  const { icon, text, tint } = severities[words.severity(event.status)];
  const state = words.name(event.status);
  const who = event.by === null ? null : event.by.id === me?.id ? t`Tú` : nameOf(event.by);
  const name = item?.name ?? '';
  return (
    <li className="relative flex gap-3 pb-6 last:pb-0">
      <span
        aria-hidden
        className="absolute start-[15px] top-8 bottom-0 border-s-2 border-line in-[li:last-child]:hidden"
      />
      <span
        aria-hidden
        className={classes(
          'inline-flex size-8 shrink-0 items-center justify-center rounded-full',
          isFirst ? 'bg-brand-tint text-link' : classes(tint, text),
        )}
      >
        <Icon of={isFirst ? PackageCheck : icon} size={16} />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-1 pt-1">
        <p className="font-semibold">
          {isFirst ? <Trans>Pedido hecho</Trans> : item === null ? state : `${state}: ${name}`}
        </p>
        {event.note === '' ? null : <p className="max-w-prose72 whitespace-pre-line">“{event.note}”</p>}
        <Refund refunded={event.refunded} isMine={isMine} />
        <p className="flex flex-wrap gap-x-1.5 text-small text-soft">
          <TimeLabel
            label={createdVariant(event.createdAt)}
            exact={exactTime(event.createdAt, { language })}
            dateTime={event.createdAt}
          />
          {who === null ? null : <span>· {who}</span>}
        </p>
      </div>
    </li>
  );
}

/** Newest first. */
export function OrderTimeline({ order, isMine }: { order: OrderDetail; isMine: boolean }): ReactElement {
  return (
    <ol>
      {momentsOf(order).map((moment) => (
        <Item key={moment.event.id} moment={moment} isMine={isMine} />
      ))}
    </ol>
  );
}
