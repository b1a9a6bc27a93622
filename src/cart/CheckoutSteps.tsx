/** The three steps of a checkout, with the current one marked. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { asksAnything } from '#machines/checkout.lines.ts';
import type { Cart } from '#schema/cart/cart.shapes.ts';
import { Steps } from '#src/ui/Steps.tsx';

const steps = ['lines', 'form', 'review'] as const;
type Step = (typeof steps)[number];

/** A cart without fields to fill in has two steps. */
export function CheckoutSteps({ at, cart }: { at: Step; cart: Cart | null }): ReactElement {
  const { t } = useLingui();
  const words: Readonly<Record<Step, string>> = {
    lines: t`Productos`,
    form: t`Entrega y datos`,
    review: t`Revisión`,
  };
  return (
    <Steps
      label={t`Pasos`}
      at={at}
      steps={steps
        .filter((step) => step !== 'form' || cart === null || asksAnything(cart))
        .map((step) => ({ id: step, label: words[step] }))}
      doneWord={<Trans>(listo)</Trans>}
    />
  );
}
