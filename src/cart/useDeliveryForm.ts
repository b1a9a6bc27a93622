/** The form of the second step: stores every input at once, and continues if the form is valid. */
import type { SyntheticEvent } from 'react';
import { useEffect, useMemo, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { needsDelivery } from '#machines/checkout.lines.ts';
import type { Cart } from '#schema/cart/cart.shapes.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import type { Me } from '#src/session/me.queries.ts';
import type { CheckoutActor } from './checkout.actors.ts';
import {
  askedIn,
  deliveryResolver,
  fieldsOf,
  filledOf,
  type Asked,
  type DeliveryFields,
} from './deliveryForm.ts';

/** The values that the step needs. */
export interface DeliveryForm {
  readonly form: UseFormReturn<DeliveryFields>;
  readonly asked: readonly Asked[];
  readonly isDelivered: boolean;
  readonly onSubmit: (event: SyntheticEvent) => Promise<void>;
}

/** The person's own name is the default of an empty name. */
export function useDeliveryForm(actor: CheckoutActor, cart: Cart, me: Me): DeliveryForm {
  const language = useLanguage();
  const asked = useMemo(() => askedIn(cart), [cart]);
  const isDelivered = needsDelivery(cart);
  const [start] = useState(() => {
    const { delivery, answers } = actor.getSnapshot().context;
    const name = delivery.name === '' ? `${me.firstName} ${me.lastName}`.trim() : delivery.name;
    return fieldsOf({ delivery: { ...delivery, name }, answers }, asked);
  });
  const form = useForm<DeliveryFields>({
    defaultValues: start,
    resolver: deliveryResolver(asked, isDelivered, language),
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => actor.send({ type: 'form.changed', ...filledOf(values, asked) }),
      }),
    [actor, asked, form],
  );
  return {
    form,
    asked,
    isDelivered,
    onSubmit: form.handleSubmit((fields) => actor.send({ type: 'form.filled', ...filledOf(fields, asked) })),
  };
}
