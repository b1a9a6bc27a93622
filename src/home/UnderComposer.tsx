/** The content between the composer line and the feed where no column fits beside the feed, as a separate chunk. */
import { optional } from '#src/lib/optional.ts';
import { Suspense, useEffect, type ReactElement } from 'react';
import { CelebrationsStrip } from './CelebrationsStrip.tsx';
import { ChallengesHere } from './ChallengesHere.tsx';
import { CommunicationsHere } from './CommunicationsHere.tsx';
import { MoodRow } from './MoodRow.tsx';
import { SurveysHere } from './SurveysHere.tsx';

// Optional content, below all other parts.
const OrganizationRow = optional(() => import('./OrganizationRow.tsx').then((file) => file.OrganizationRow));

/**
 * Pinned communications, today's mood, the surveys that wait, the own challenges, today's celebrations,
 * then the organisation's row.
 */
export function UnderComposer({
  onHere,
}: {
  /** Called when this chunk is drawn; its parts still load. */
  readonly onHere?: (isHere: true) => void;
}): ReactElement {
  useEffect(() => onHere?.(true), [onHere]);
  return (
    <>
      <CommunicationsHere />
      <MoodRow />
      <SurveysHere />
      <ChallengesHere />
      <CelebrationsStrip />
      <Suspense>
        <OrganizationRow />
      </Suspense>
    </>
  );
}
