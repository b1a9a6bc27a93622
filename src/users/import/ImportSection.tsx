/** Being written. */
import type { ReactElement } from 'react';

/** Being written. */
export function ImportSection(): ReactElement | null {
  return null;
}
