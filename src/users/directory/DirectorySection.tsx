/** Being written. */
import type { ReactElement } from 'react';

/** Being written. */
export function DirectorySection(): ReactElement | null {
  return null;
}
