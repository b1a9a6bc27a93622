/** Being written. */
import type { ReactElement } from 'react';

/** Being written. */
export function DepartmentsSection(): ReactElement | null {
  return null;
}
