/** The terms of a coupon, collapsed. */
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';

/** Nothing without terms. */
export const Terms = ({ terms }: { terms: string }): ReactElement | null =>
  terms === '' ? null : (
    <details className="text-small">
      <summary className="target inline-flex cursor-pointer rounded-control font-semibold text-link hover:underline">
        <Trans>Condiciones</Trans>
      </summary>
      <p className="mt-1.5 whitespace-pre-line wrap-anywhere text-soft">{terms}</p>
    </details>
  );
