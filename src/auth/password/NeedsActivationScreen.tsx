/** `/needs_activation`: the account has no password yet; requests the invitation again (spec §2). */
import type { ReactElement } from 'react';
import { RecoveryView } from './RecoveryView.tsx';
import { useRecovery } from './useRecovery.ts';

/** The screen of the route `/needs_activation`; works with and without a session. */
export const NeedsActivationScreen = (): ReactElement => (
  <RecoveryView actor={useRecovery()} about="activation" />
);
