/** Passes the feed to home. The feed is a separate chunk that is not requested if the module is off. */
import { useMemo, type ReactElement, type ReactNode } from 'react';
import { HomeContext } from '#src/home/home.context.ts';
import { feed } from './chunks.ts';
import { useShell } from './shell.context.ts';
import { withItsTexts } from './textedPart.tsx';

const HomeFeed = withItsTexts({ ...feed, load: async () => (await feed.load()).HomeFeed });

/**
 * Wraps the screens; home suspends until the feed is loaded, so that focus and scroll position are set on the
 * complete page.
 */
export function HomeSlot({ children }: { readonly children: ReactNode }): ReactElement {
  const { guard, retryModules } = useShell();
  const { areModulesLoading } = guard;
  const facts = useMemo(
    () => ({ feed: <HomeFeed.Part />, onRetry: retryModules, areModulesLoading }),
    [retryModules, areModulesLoading],
  );
  return <HomeContext value={facts}>{children}</HomeContext>;
}
