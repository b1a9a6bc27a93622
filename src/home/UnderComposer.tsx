/** What stands between the composer line and the feed: a chunk beside them. */
import { optional } from '#src/lib/optional.ts';
import { Suspense, type ReactElement } from 'react';
import { CelebrationsStrip } from './CelebrationsStrip.tsx';
import { NewPoll } from './NewPoll.tsx';

// Decoration of a working page, after everything that it stands under.
const OrganizationRow = optional(() => import('./OrganizationRow.tsx').then((file) => file.OrganizationRow));

/** The way to a poll, then today's faces, then what the organisation says. */
export const UnderComposer = (): ReactElement | null => (
  <>
    <NewPoll />
    <CelebrationsStrip />
    <Suspense>
      <OrganizationRow />
    </Suspense>
  </>
);
