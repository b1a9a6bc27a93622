/** The three calm steps of a checkout, and where one stands. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import { asksAnything } from '#machines/checkout.lines.ts';
import type { Cart } from '#schema/cart/cart.shapes.ts';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/Icon.tsx';

const steps = ['lines', 'form', 'review'] as const;
type Step = (typeof steps)[number];

/** What needs nothing to be filled in has two steps. */
export function CheckoutSteps({ at, cart }: { at: Step; cart: Cart | null }): ReactElement {
  const { t } = useLingui();
  const shown = steps.filter((step) => step !== 'form' || cart === null || asksAnything(cart));
  const standing = shown.indexOf(at);
  const words: Readonly<Record<Step, string>> = {
    lines: t`Productos`,
    form: t`Entrega y datos`,
    review: t`Revisión`,
  };
  return (
    <ol aria-label={t`Pasos`} className="-mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-small">
      {shown.map((step, index) => (
        <li
          key={step}
          aria-current={step === at ? 'step' : undefined}
          className={classes('flex items-center gap-2', step === at ? 'font-semibold' : 'text-soft')}
        >
          {index === 0 ? null : <span aria-hidden className="me-1 h-px w-6 bg-control wide:w-10" />}
          <span
            aria-hidden
            className={classes(
              'inline-flex size-6 items-center justify-center rounded-full border text-meta font-semibold tabular-nums',
              step === at && 'border-brand-edge bg-brand text-on-brand',
              index < standing && 'border-transparent bg-brand-tint text-ink',
              index > standing && 'border-control',
            )}
          >
            {index < standing ? <Icon of={Check} size={16} /> : index + 1}
          </span>
          <span className={step === at ? undefined : 'max-wide:sr-only'}>{words[step]}</span>
          {index < standing ? (
            <span className="sr-only">
              <Trans>(listo)</Trans>
            </span>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
