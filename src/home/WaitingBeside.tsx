/** What waits for the person, in the column beside the feed. */
import type { ReactElement } from 'react';
import { useMe } from '#src/session/me.queries.ts';
import { WaitingCard } from '#src/waiting/WaitingCard.tsx';
import { WaitingPartsContext } from '#src/waiting/waitingParts.ts';
import { waitingParts } from './waitingParts.ts';

export function WaitingBeside(): ReactElement | null {
  const may = useMe()?.permissions.includes('waiting.see') ?? false;
  return may ? (
    <WaitingPartsContext value={waitingParts}>
      <WaitingCard />
    </WaitingPartsContext>
  ) : null;
}
