/** The content between the composer line and the feed, as a separate chunk. */
import { optional } from '#src/lib/optional.ts';
import { Suspense, type ReactElement } from 'react';
import { CelebrationsStrip } from './CelebrationsStrip.tsx';
import { ChallengesHere } from './ChallengesHere.tsx';
import { CommunicationsHere } from './CommunicationsHere.tsx';
import { MoodRow } from './MoodRow.tsx';
import { NewPoll } from './NewPoll.tsx';
import { SurveysHere } from './SurveysHere.tsx';

// Optional content, below all other parts.
const OrganizationRow = optional(() => import('./OrganizationRow.tsx').then((file) => file.OrganizationRow));

/**
 * Pinned communications, the poll button, today's mood, the surveys that wait, the own challenges, today's celebrations,
 * then the organisation's row.
 */
export const UnderComposer = (): ReactElement | null => (
  <>
    <CommunicationsHere />
    <NewPoll />
    <MoodRow />
    <SurveysHere className="xl:hidden" />
    <ChallengesHere className="xl:hidden" />
    <CelebrationsStrip />
    <Suspense>
      <OrganizationRow />
    </Suspense>
  </>
);
