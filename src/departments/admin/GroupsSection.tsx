/** Being written. */
import type { ReactElement } from 'react';

/** Being written. */
export function GroupsSection(): ReactElement | null {
  return null;
}
