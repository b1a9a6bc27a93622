/** The content between the composer line and the feed where no column fits beside the feed, as a separate chunk. */
import { useEffect, type ReactElement } from 'react';
import { CommunicationsHere } from './CommunicationsHere.tsx';
import { WaitingAbove } from './WaitingAbove.tsx';

/** What waits in one line, and a pinned message: the feed stays in view. Everything else is behind the line. */
export function UnderComposer({
  onHere,
}: {
  /** Called when this chunk is drawn; its parts still load. */
  readonly onHere?: (isHere: true) => void;
}): ReactElement {
  useEffect(() => onHere?.(true), [onHere]);
  return (
    <div className="flex flex-col gap-3">
      <WaitingAbove />
      <CommunicationsHere />
    </div>
  );
}
