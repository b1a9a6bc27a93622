/** What the bar of a list offers for the chosen rows: deciding them together, or that none of them is the reader's. */
import { Trans } from '@lingui/react/macro';
import type { ComponentProps, ReactElement } from 'react';
import { DecideTogether } from './DecideTogether.tsx';

export const BulkDecide = (props: ComponentProps<typeof DecideTogether>): ReactElement =>
  props.ids.length === 0 ? (
    <span className="text-small">
      <Trans>Ninguna de las elegidas espera una decisión tuya.</Trans>
    </span>
  ) : (
    <DecideTogether {...props} />
  );
