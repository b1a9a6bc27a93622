/** Home in the shell: hands it the feed, a chunk of its own that is not asked for where the module is off (design §6). */
import type { ReactElement } from 'react';
import { HomeScreen } from '#src/home/HomeScreen.tsx';
import { feedTexts, loadFeed } from './chunks.ts';
import { useShell } from './shell.context.ts';
import { withItsTexts } from './textedPart.tsx';

const HomeFeed = withItsTexts(feedTexts, () => loadFeed().then((file) => file.HomeFeed));

/** The screen of `/`; suspends until the feed is there, so that focus and scroll find it whole. */
export function HomePlace(): ReactElement {
  const { guard, retryModules } = useShell();
  return (
    <HomeScreen feed={<HomeFeed.Part />} onRetry={retryModules} areModulesLoading={guard.areModulesLoading} />
  );
}
