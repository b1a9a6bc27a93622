/** Being written. */
import type { ReactElement } from 'react';

/** Being written. */
export function RecoverPasswordScreen(): ReactElement | null {
  return null;
}
