/** The sheet that the line "Te esperan 4" opens: the queue, and everything that has no room above the feed. */
import { Suspense, type ReactElement } from 'react';
import { optional } from '#src/lib/optional.ts';
import { WaitingPartsContext } from '#src/waiting/waitingParts.ts';
import { WaitingSheet } from '#src/waiting/WaitingSheet.tsx';
import { CelebrationsStrip } from './CelebrationsStrip.tsx';
import { MoodRow } from './MoodRow.tsx';
import { waitingParts } from './waitingParts.ts';

// Optional content, below all other parts.
const OrganizationRow = optional(() => import('./OrganizationRow.tsx').then((file) => file.OrganizationRow));

export const WaitingBehind = ({ onClose }: { readonly onClose: () => void }): ReactElement => (
  <WaitingPartsContext value={waitingParts}>
    <WaitingSheet onClose={onClose}>
      <MoodRow />
      <CelebrationsStrip />
      <Suspense>
        <OrganizationRow />
      </Suspense>
    </WaitingSheet>
  </WaitingPartsContext>
);
