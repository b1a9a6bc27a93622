/** Hands Home its feed, a chunk of its own that is not asked for where the module is off (design §6). */
import { useMemo, type ReactElement, type ReactNode } from 'react';
import { HomeContext } from '#src/home/home.context.ts';
import { feedTexts, loadFeed } from './chunks.ts';
import { useShell } from './shell.context.ts';
import { withItsTexts } from './textedPart.tsx';

const HomeFeed = withItsTexts(feedTexts, () => loadFeed().then((file) => file.HomeFeed));

/** Around the screens; Home suspends until its feed is there, so that focus and scroll find it whole. */
export function HomeSlot({ children }: { readonly children: ReactNode }): ReactElement {
  const { guard, retryModules } = useShell();
  const { areModulesLoading } = guard;
  const facts = useMemo(
    () => ({ feed: <HomeFeed.Part />, onRetry: retryModules, areModulesLoading }),
    [retryModules, areModulesLoading],
  );
  return <HomeContext value={facts}>{children}</HomeContext>;
}
