/** Being written. */
import type { ReactElement } from 'react';

/** Being written. */
export function ActivateScreen(): ReactElement | null {
  return null;
}
