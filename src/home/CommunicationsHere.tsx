/** Pinned communications, on Home. Asked for only while the module is on. */
import type { ReactElement } from 'react';
import { PinnedHere } from '#src/communications/PinnedHere.tsx';
import { useMay } from '#src/organization/useMay.ts';

/** Nothing if none is pinned. */
export const CommunicationsHere = (): ReactElement | null =>
  useMay('communications.see', 'communications') ? <PinnedHere /> : null;
