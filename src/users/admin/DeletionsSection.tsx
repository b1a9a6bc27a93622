/** Being written. */
import type { ReactElement } from 'react';

/** Being written. */
export function DeletionsSection(): ReactElement | null {
  return null;
}
