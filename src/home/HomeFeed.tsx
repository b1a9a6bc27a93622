/** The feed and the composer line; fetched only if recognitions are on. */
import type { QueryClient } from '@tanstack/react-query';
import { Suspense, type ReactElement } from 'react';
import { withTexts } from '#src/lib/texts.ts';
import { optional } from '#src/lib/optional.ts';
import { Feed } from '#src/posts/Feed.tsx';
import { ComposerLine } from '#src/recognitions/ComposerLine.tsx';
import { postQueries } from '#src/feed/posts.queries.ts';
import { openComposer } from '#src/posts/composer.store.ts';
import { useMe } from '#src/session/me.queries.ts';

const loadStrip = () => withTexts(() => import('./UnderComposer.tsx'));
// Optional content: the feed works without it.
const Strip = optional(() => loadStrip().then((file) => file.UnderComposer));

/** Needs the texts of posts, recognitions and users, and a signed-in person with `feed.see`. */
export function HomeFeed(): ReactElement {
  const maySend = useMe()?.permissions.includes('recognition.send') ?? false;
  return (
    <>
      {maySend ? <ComposerLine /> : null}
      <Suspense>
        <Strip />
      </Suspense>
      <Feed filter={{}} {...(maySend ? { onRecognise: (people) => openComposer({ people }) } : {})} />
    </>
  );
}

/** Prefetches the first page before the texts load; the feed itself retries after an error. */
export const prefetchFeed = (cache: QueryClient): Promise<void> => {
  // So that today's celebrations appear before the first posts and do not shift them.
  loadStrip().catch(() => undefined);
  return cache.prefetchInfiniteQuery(postQueries.feed({}));
};
