/** `/reset_password`: requests the link for a new password (spec §7 "Passwords"). */
import type { ReactElement } from 'react';
import { RecoveryView } from './RecoveryView.tsx';
import { useRecovery } from './useRecovery.ts';

/** The screen of the route `/reset_password`; works with and without a session. */
export const ResetPasswordScreen = (): ReactElement => (
  <RecoveryView actor={useRecovery()} about="recovery" />
);
