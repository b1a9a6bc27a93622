/** Being written. */
import type { ReactElement } from 'react';

/** Being written. */
export function ResetPasswordScreen(): ReactElement | null {
  return null;
}
