/** The live total beside Send: the cost, the receivers of odd points, and the receivers without points. */
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { Distribution } from '#schema/recognitions/recognitions.rules.ts';
import { formatNumber, points } from '#src/lib/numbers.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import type { Bill } from './bill.ts';
import { useNames } from './useNames.ts';

/** Sentences of a live region. `amount` is the typed amount, per person or in total. */
export function BillWords({
  bill,
  amount,
  distribution,
}: {
  bill: Bill;
  amount: number;
  distribution: Distribution;
}): ReactElement {
  const language = useLanguage();
  const named = useNames();
  const count = bill.takers.length;
  const total = points(bill.cost, language);
  const odd = bill.lucky.length;
  const names = named(bill.lucky);
  const without = named(bill.without);
  const base = count === 0 ? 0 : Math.floor(amount / count);
  return (
    <div aria-live="polite" className="flex flex-col gap-1 text-small text-soft">
      {amount === 0 || count === 0 ? null : (
        <p>
          {distribution === 'each' && count > 1 ? (
            <Trans>
              {formatNumber(count, language)} personas × {formatNumber(amount, language)} ={' '}
              <strong className="font-semibold text-ink">{total}</strong>.
            </Trans>
          ) : distribution === 'split' && count > 1 ? (
            <Trans>
              <strong className="font-semibold text-ink">{total}</strong> entre{' '}
              {formatNumber(count, language)} personas: {formatNumber(base, language)} a cada una.
            </Trans>
          ) : (
            <Trans>
              <strong className="font-semibold text-ink">{total}</strong> en total.
            </Trans>
          )}{' '}
          {bill.left >= 0 ? (
            <Trans>Te quedan {points(bill.left, language)} para dar.</Trans>
          ) : (
            <strong className="font-semibold text-error-text">
              <Trans>Te faltan {points(-bill.left, language)}.</Trans>
            </strong>
          )}
        </p>
      )}
      {amount === 0 || odd === 0 ? null : (
        <p>
          <Plural
            value={odd}
            one={`El punto que sobra va para ${names}.`}
            other={`Los # puntos que sobran van para ${names}.`}
          />
        </p>
      )}
      {amount === 0 || bill.without.length === 0 ? null : (
        <p>
          <Plural
            value={bill.without.length}
            one={`${without} recibe tu agradecimiento sin puntos: no participa en ellos.`}
            other={`${without} reciben tu agradecimiento sin puntos: no participan en ellos.`}
          />
        </p>
      )}
    </div>
  );
}
