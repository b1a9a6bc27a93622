/** The total against the balance, always in view, with the main button of the step. */
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import type { Cart } from '#schema/cart/cart.shapes.ts';
import { points } from '#src/lib/numbers.ts';
import { Card } from '#src/ui/Card.tsx';
import { PointsCount } from '#src/ui/PointsCount.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';

export interface CartSummaryProps {
  cart: Cart;
  /** The button. */
  action: ReactNode;
  /** Below the button: what it does, or why it is disabled. */
  note?: ReactNode;
  /** Above the total. */
  above?: ReactNode;
}

/** Shows the remaining balance after the purchase, or the missing points. */
export function CartSummary({ cart, action, note, above }: CartSummaryProps): ReactElement {
  const language = useLanguage();
  const { count, totalPoints, balance } = cart;
  const left = balance - totalPoints;
  const words = points(Math.abs(left), language);
  return (
    <div className="wide:sticky wide:top-24">
      <Card className="flex flex-col gap-4">
        {above}
        <dl className="flex flex-col gap-2">
          <div className="flex items-baseline justify-between gap-4">
            <dt className="min-w-0">
              <Trans>Total</Trans>{' '}
              <span className="block text-small text-soft">
                <Plural value={count} one="# producto" other="# productos" />
              </span>
            </dt>
            <dd className="text-h5 font-bold whitespace-nowrap">
              <PointsCount value={totalPoints} language={language} unit />
            </dd>
          </div>
          <div className="flex items-baseline justify-between gap-4 text-small">
            <dt className="text-soft">
              <Trans>Tienes</Trans>
            </dt>
            <dd className="whitespace-nowrap tabular-nums">{points(balance, language)}</dd>
          </div>
        </dl>
        <output className="border-t border-line pt-3 font-semibold">
          {left >= 0 ? (
            <Plural value={left} one={`Te queda ${words}`} other={`Te quedan ${words}`} />
          ) : (
            <Plural value={-left} one={`Te falta ${words}`} other={`Te faltan ${words}`} />
          )}
        </output>
        {action}
        {note === undefined ? null : <p className="text-small text-soft">{note}</p>}
      </Card>
    </div>
  );
}
