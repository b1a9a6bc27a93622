/** What colleagues thanked each other for, and the line that invites to join in: fetched only where the organisation uses recognitions (design §6). */
import type { QueryClient } from '@tanstack/react-query';
import { Suspense, type ReactElement } from 'react';
import { optional } from '#src/lib/optional.ts';
import { Feed } from '#src/posts/Feed.tsx';
import { ComposerLine } from '#src/recognitions/ComposerLine.tsx';
import { postQueries } from '#src/feed/posts.queries.ts';
import { openComposer } from '#src/posts/composer.store.ts';
import { useMe } from '#src/session/me.queries.ts';

const loadStrip = () => import('./UnderComposer.tsx');
// Decoration of a working page: without it the feed still stands.
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

/** Asks for the first page before the texts around it are there; a failure is asked again by the feed itself. */
export const prefetchFeed = (cache: QueryClient): Promise<void> => {
  // So that today's faces stand above the first posts before these do.
  loadStrip().catch(() => undefined);
  return cache.prefetchInfiniteQuery(postQueries.feed({}));
};
