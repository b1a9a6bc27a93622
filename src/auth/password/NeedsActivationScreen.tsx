/** `/needs_activation`: an account waits for its first password; asks for the invitation once more (spec §2, A24). */
import type { ReactElement } from 'react';
import { RecoveryView } from './RecoveryView.tsx';
import { useRecovery } from './useRecovery.ts';

/** The screen of the route `/needs_activation`; works with and without a session. */
export const NeedsActivationScreen = (): ReactElement => (
  <RecoveryView actor={useRecovery()} about="activation" />
);
