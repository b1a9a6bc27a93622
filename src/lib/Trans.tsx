/** `<Trans>` for sentences that contain names and other text of people. */
import { Trans as LinguiTrans, type TransProps } from '@lingui/react';
import type { ReactElement } from 'react';

/** Lingui reads a value such as "<b>Ana</b>" as markup and drops it. A node is drawn as it is. */
export const Trans = ({ values = {}, ...rest }: TransProps): ReactElement => (
  <LinguiTrans
    {...rest}
    values={Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, /</.test(String(value)) ? [value] : value]),
    )}
  />
);
