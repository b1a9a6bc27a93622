/** Being written. */
import type { ReactElement } from 'react';

/** Being written. */
export function PeopleSection(): ReactElement | null {
  return null;
}
