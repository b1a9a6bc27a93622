/** What a line costs: the sum, the price of one, and the old price where it has changed. */
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { points } from '#src/lib/numbers.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';

export interface LinePriceProps {
  /** Price of one when it was put in. */
  before: number;
  /** Price of one now; null where it is gone. */
  now: number | null;
  quantity: number;
}

/** The old price is struck, and said as such. */
export function LinePrice({ before, now, quantity }: LinePriceProps): ReactElement {
  const language = useLanguage();
  const price = now ?? before;
  const one = points(price, language);
  return (
    <p className="ms-auto text-end tabular-nums">
      {now !== null && now !== before ? (
        <span className="me-2 text-small text-soft">
          <span className="sr-only">
            <Trans>Antes</Trans>
          </span>{' '}
          <s>{points(before * quantity, language)}</s>
        </span>
      ) : null}
      <span className="font-bold">{points(price * quantity, language)}</span>
      {quantity > 1 ? (
        <span className="block text-small text-soft">
          <Trans>{one} cada uno</Trans>
        </span>
      ) : null}
    </p>
  );
}
