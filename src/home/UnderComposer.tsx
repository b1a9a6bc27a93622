/** What stands between the composer line and the feed: a chunk beside them. */
import { lazy, Suspense, type ReactElement } from 'react';
import { CelebrationsStrip } from './CelebrationsStrip.tsx';
import { NewPoll } from './NewPoll.tsx';

// Decoration of a working page, after everything that it stands under.
const HouseRow = lazy(() =>
  import('./HouseRow.tsx').then(
    (file) => ({ default: file.HouseRow }),
    () => ({ default: () => null }),
  ),
);

/** The way to a poll, then today's faces, then what the organisation says. */
export const UnderComposer = (): ReactElement | null => (
  <>
    <NewPoll />
    <CelebrationsStrip />
    <Suspense>
      <HouseRow />
    </Suspense>
  </>
);
