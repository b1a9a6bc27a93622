/** What stands between the composer line and the feed: a chunk beside them. */
import type { ReactElement } from 'react';
import { CelebrationsStrip } from './CelebrationsStrip.tsx';
import { NewPoll } from './NewPoll.tsx';

/** The way to a poll, then today's faces. */
export const UnderComposer = (): ReactElement | null => (
  <>
    <NewPoll />
    <CelebrationsStrip />
  </>
);
