/** Decides on one line of an order. The usual next step is preselected. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState, type ReactElement } from 'react';
import { textLength } from '#schema/limits.parts.ts';
import { orderSteps, type OrderState } from '#schema/orders/orders.rules.ts';
import type { Order, OrderItem } from '#schema/orders/orders.shapes.ts';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { SaveFailed } from '#src/admin/SaveFailed.tsx';
import { points } from '#src/lib/numbers.ts';
import { toasts } from '#src/lib/toasts.ts';
import { Button } from '#src/ui/Button.tsx';
import { RadioCards } from '#src/ui/RadioCards.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { nameOf } from '#src/people/personName.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useOrderWords } from '#src/orders/orderWords.ts';
import { decisionWords, defaultNext } from './decisionWords.ts';
import { orgOrderResource } from './orgOrders.queries.ts';

/** Receives the state of a line's form. */
export type LineWork = (itemId: string, state: 'typed' | 'sending' | null) => void;

/** The effect of a choice on the buyer's wallet; null if no points move. */
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

/** Typed values are kept if the server refuses, also if the line changed in the meantime. */
export function DecideForm({
  order,
  item,
  onWork,
  onClose,
}: {
  readonly order: Order;
  readonly item: OrderItem;
  readonly onWork: LineWork;
  readonly onClose: () => void;
}): ReactElement {
  const { t, i18n } = useLingui();
  const words = useOrderWords();
  const form = useRef<HTMLFormElement>(null);
  const steps = orderSteps(item.status);
  const usual = defaultNext[item.status] ?? steps[0] ?? null;
  const [chosen, setChosen] = useState<OrderState | null>(null);
  // A decision by another administrator may have removed the chosen step.
  const status = chosen !== null && steps.includes(chosen) ? chosen : usual;
  const [note, setNote] = useState('');
  const [trackingCode, setTrackingCode] = useState(item.trackingCode ?? '');
  const { name } = item;
  const saving = useWrite(orgOrderResource.decide, {
    refresh: orgOrderResource.refresh,
    onDone: (_, { status: now }) => {
      onClose();
      const state = words.name(now);
      toasts.raise({ severity: 'success', text: t`${name}: ${state}.` });
    },
  });
  const isTyped = note.trim() !== '' || trackingCode.trim() !== (item.trackingCode ?? '');
  const work = saving.isPending ? 'sending' : isTyped ? 'typed' : null;
  const tell = useEffectEvent(onWork);
  useEffect(() => {
    tell(item.id, work);
    return () => tell(item.id, null);
  }, [item.id, work]);
  useEffect(() => form.current?.querySelector<HTMLElement>('input:checked, textarea')?.focus(), []);
  const isCancel = status === 'cancelled';
  const isOnWay = status === 'sent' || status === 'delivered';
  return (
    <form
      ref={form}
      noValidate
      className="mt-4 flex flex-col gap-4 rounded-card bg-subtle p-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (saving.isPending || status === null) return;
        const decision = { id: item.id, status, from: item.status, note: note.trim() };
        saving.mutate(isOnWay ? { ...decision, trackingCode: trackingCode.trim() } : decision);
      }}
    >
      {status === null ? (
        <p className="text-small">
          <Trans>Ya se entregó: no queda nada por decidir.</Trans>
        </p>
      ) : (
        <>
          <RadioCards
            legend={t`Qué hacer con ${name}`}
            value={status}
            onChange={setChosen}
            columns={2}
            options={steps.map((step) => ({
              value: step,
              label: i18n._(decisionWords[step].verb),
              detail: i18n._(decisionWords[step].detail),
            }))}
          />
          <Money order={order} item={item} to={status} />
        </>
      )}
      {isOnWay ? (
        <TextField
          label={t`Código de seguimiento`}
          optional
          value={trackingCode}
          maxLength={textLength.name}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setTrackingCode(event.currentTarget.value)}
        />
      ) : null}
      <TextArea
        label={isCancel ? t`Por qué se cancela` : t`Mensaje para quien lo pidió`}
        hint={t`Lo lee junto al pedido.`}
        optional
        counter
        value={note}
        maxLength={textLength.description}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <SaveFailed why={whyFailed(saving.error)} />
      <div className="flex flex-wrap gap-3">
        {status === null ? null : (
          <Button type="submit" variant={isCancel ? 'danger' : 'primary'} busy={saving.isPending}>
            {i18n._(decisionWords[status].verb)}
          </Button>
        )}
        <Button variant="secondary" disabled={saving.isPending} onClick={onClose}>
          <Trans>Cerrar</Trans>
        </Button>
      </div>
    </form>
  );
}
