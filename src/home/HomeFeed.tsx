/** The feed and the composer line; fetched only if recognitions are on. */
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState, type ReactElement } from 'react';
import { withTexts } from '#src/lib/texts.ts';
import { optional } from '#src/lib/optional.ts';
import { Feed } from '#src/posts/Feed.tsx';
import { ComposerLine } from '#src/recognitions/ComposerLine.tsx';
import { postQueries } from '#src/feed/posts.queries.ts';
import { openComposer } from '#src/posts/composer.store.ts';
import { useMay } from '#src/organization/useMay.ts';
import { useMe } from '#src/session/me.queries.ts';
import { afterPosts, postsAreHere } from './firstPosts.ts';
import { KeptRoom } from './KeptRoom.tsx';
import { NewPoll } from './NewPoll.tsx';
import { useIsWide } from './useIsWide.ts';

/** Height of the line of what waits, and of a pinned message with its distance; their file comes after the posts. */
const linePx = 56;

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
  const permissions = useMe()?.permissions;
  const maySend = permissions?.includes('recognition.send') ?? false;
  const hasMessages = useMay('communications.see', 'communications');
  const firstRoom = (permissions?.includes('waiting.see') === true ? linePx : 0) + (hasMessages ? linePx : 0);
  const isWide = useIsWide();
  const [isStripHere, setStripHere] = useState(false);
  const cache = useQueryClient();
  useEffect(() => void prefetchFeed(cache), [cache]);
  return (
    <>
      {maySend ? <ComposerLine Faces={Faces} /> : null}
      <NewPoll />
      {isWide ? null : (
        <KeptRoom name="under-composer" first={firstRoom} isHere={isStripHere}>
          <Suspense>
            <Strip onHere={setStripHere} />
          </Suspense>
        </KeptRoom>
      )}
      <Feed filter={{}} {...(maySend ? { onRecognise: (people) => openComposer({ people }) } : {})} />
    </>
  );
}
