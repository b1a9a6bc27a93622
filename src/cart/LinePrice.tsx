/** The price of a line: total, unit price, and the old price if it changed. */
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { points } from '#src/lib/numbers.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';

export interface LinePriceProps {
  /** Unit price when the product was added. */
  before: number;
  /** Current unit price; null if the product is no longer available. */
  now: number | null;
  quantity: number;
}

/** The old price is struck through, and labelled for screen readers. */
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
