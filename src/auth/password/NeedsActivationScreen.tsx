/** Being written. */
import type { ReactElement } from 'react';

/** Being written. */
export function NeedsActivationScreen(): ReactElement | null {
  return null;
}
