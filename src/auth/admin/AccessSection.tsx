/** Being written. */
import type { ReactElement } from 'react';

/** Being written. */
export function AccessSection(): ReactElement | null {
  return null;
}
