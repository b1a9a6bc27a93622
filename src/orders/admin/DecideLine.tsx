/** One line of an order as an administrator decides on it: what usually comes next is one press away, the rest behind it. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { textLength } from '#schema/limits.ts';
import { orderSteps, type OrderState } from '#schema/orders/orders.rules.ts';
import type { Order, OrderItem } from '#schema/orders/orders.shapes.ts';
import { whyFailed } from '#src/api/rowForm.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { SaveFailed } from '#src/admin/SaveFailed.tsx';
import { points } from '#src/lib/numbers.ts';
import { toasts } from '#src/lib/toasts.ts';
import { ProductPicture } from '#src/catalog/ProductPicture.tsx';
import { Button } from '#src/ui/Button.tsx';
import { RadioCards } from '#src/ui/RadioCards.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { nameOf } from '#src/users/personName.ts';
import { useLanguage } from '#src/users/useLanguage.ts';
import { useOrderWords } from '#src/orders/orderWords.ts';
import { decisionWords, usualNext } from './decisionWords.ts';
import { decide, refreshOrders, type Decision } from './orgOrders.queries.ts';

/** What a choice means for the purse of the buyer; null where nothing moves. */
function Money({ order, item, to }: { order: Order; item: OrderItem; to: OrderState }): ReactElement | null {
  const language = useLanguage();
  const amount = points(item.points * item.quantity, language);
  const buyer = nameOf(order.user);
  if (to === 'cancelled')
    return (
      <p role="status" className="rounded-control bg-subtle px-3 py-2.5 text-small">
        <Trans>
          {buyer} recibe de vuelta {amount}.
        </Trans>
      </p>
    );
  if (item.status === 'cancelled')
    return (
      <p role="status" className="rounded-control bg-warning-tint px-3 py-2.5 text-small">
        <Trans>
          {buyer} vuelve a canjear {amount}, si los tiene y si queda el producto.
        </Trans>
      </p>
    );
  return null;
}

function Deciding({
  order,
  item,
  onClose,
}: {
  readonly order: Order;
  readonly item: OrderItem;
  readonly onClose: () => void;
}): ReactElement {
  const { t, i18n } = useLingui();
  const steps = orderSteps(item.status);
  const [status, setStatus] = useState<OrderState>(usualNext[item.status] ?? steps[0] ?? item.status);
  const [note, setNote] = useState('');
  const [trackingCode, setTrackingCode] = useState(item.trackingCode ?? '');
  const words = useOrderWords();
  const { name } = item;
  const saving = useWrite<Decision, unknown>(decide, {
    refresh: refreshOrders,
    onDone: (_, { status: now }) => {
      onClose();
      const state = words.name(now);
      toasts.raise({ severity: 'success', text: t`${name}: ${state}.` });
    },
  });
  const isCancel = status === 'cancelled';
  return (
    <form
      noValidate
      className="mt-4 flex flex-col gap-4 rounded-card bg-subtle p-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!saving.isPending)
          saving.mutate({ id: item.id, status, from: item.status, note: note.trim(), trackingCode });
      }}
    >
      <RadioCards
        legend={t`Qué hacer con ${name}`}
        value={status}
        onChange={setStatus}
        columns={2}
        options={steps.map((step) => ({
          value: step,
          label: i18n._(decisionWords[step].verb),
          detail: i18n._(decisionWords[step].detail),
        }))}
      />
      <Money order={order} item={item} to={status} />
      {status === 'sent' || status === 'delivered' ? (
        <TextField
          label={t`Código de seguimiento`}
          optional
          value={trackingCode}
          maxLength={textLength.name}
          autoComplete="off"
          onChange={(event) => setTrackingCode(event.currentTarget.value)}
        />
      ) : null}
      <TextArea
        label={isCancel ? t`Por qué se cancela` : t`Mensaje para quien lo pidió`}
        hint={t`Lo lee junto al pedido.`}
        optional
        value={note}
        maxLength={textLength.description}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <SaveFailed why={whyFailed(saving.error)} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={isCancel ? 'danger' : 'primary'} busy={saving.isPending}>
          {i18n._(decisionWords[status].verb)}
        </Button>
        <Button variant="secondary" disabled={saving.isPending} onClick={onClose}>
          <Trans>Cerrar</Trans>
        </Button>
      </div>
    </form>
  );
}

/** Its picture, where it stands, and what can be done; a delivered one stays as it is. */
export function DecideLine({
  order,
  item,
}: {
  readonly order: Order;
  readonly item: OrderItem;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const words = useOrderWords();
  const [isDeciding, setDeciding] = useState(false);
  const { name, quantity } = item;
  const isFinal = orderSteps(item.status).length === 0;
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <div className="flex gap-4">
        <ProductPicture
          icon={item.icon}
          name={name}
          imageUrl={item.imageUrl}
          className="size-14 rounded-control"
        />
        <div className="flex min-w-0 flex-1 flex-col items-start gap-1.5">
          <h4 className="font-semibold">
            {quantity > 1 ? `${quantity} × ` : ''}
            {name}
          </h4>
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
      {isDeciding ? <Deciding order={order} item={item} onClose={() => setDeciding(false)} /> : null}
    </li>
  );
}
