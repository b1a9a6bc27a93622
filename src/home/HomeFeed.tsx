/** The feed and the composer line; fetched only if recognitions are on. */
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState, type ReactElement } from 'react';
import { withTexts } from '#src/lib/texts.ts';
import { optional } from '#src/lib/optional.ts';
import { Feed } from '#src/posts/Feed.tsx';
import { ComposerLine } from '#src/recognitions/ComposerLine.tsx';
import { postQueries } from '#src/feed/posts.queries.ts';
import { openComposer } from '#src/posts/composer.store.ts';
import { useMe } from '#src/session/me.queries.ts';
import { afterPosts, postsAreHere } from './firstPosts.ts';
import { KeptRoom } from './KeptRoom.tsx';
import { NewPoll } from './NewPoll.tsx';
import { useIsWide } from './useIsWide.ts';

// Optional content: the feed works without it.
const Strip = optional(() =>
  afterPosts(() => withTexts(() => import('./UnderComposer.tsx'))).then((file) => file.UnderComposer),
);

const Faces = optional(() =>
  afterPosts(() => withTexts(() => import('./LatelyFaces.tsx'))).then((file) => file.LatelyFaces),
);

/** Fetches the first page before the texts load; the feed itself retries after an error. */
export const prefetchFeed = (cache: QueryClient): Promise<void> =>
  cache.prefetchInfiniteQuery(postQueries.feed({})).finally(postsAreHere);

/** Needs the texts of posts, recognitions and users, and a signed-in person with `feed.see`. */
export function HomeFeed(): ReactElement {
  const maySend = useMe()?.permissions.includes('recognition.send') ?? false;
  const isWide = useIsWide();
  const [isStripHere, setStripHere] = useState(false);
  const cache = useQueryClient();
  useEffect(() => void prefetchFeed(cache), [cache]);
  return (
    <>
      {maySend ? <ComposerLine Faces={Faces} /> : null}
      <NewPoll />
      {isWide ? null : (
        <KeptRoom name="under-composer" isHere={isStripHere}>
          <Suspense>
            <Strip onHere={setStripHere} />
          </Suspense>
        </KeptRoom>
      )}
      <Feed filter={{}} {...(maySend ? { onRecognise: (people) => openComposer({ people }) } : {})} />
    </>
  );
}
