/**
 * Connects the event stream of this page to its cache and stores, and continues what earlier pages left: a chunk that
 * loads once the page is calm.
 */
import type { QueryClient } from '@tanstack/react-query';
import { notifiedHere } from '#src/notifications/notifiedHere.ts';
import { startLive } from '#src/notifications/live.ts';
import { hasLeft } from '#src/lib/leftHere.ts';
import type { answerPosts, catchUpPosts } from '#src/posts/posts.live.ts';
import { liveQueries, loadPostsLive } from './live.ts';

/** The parts of the page that listen, besides the cache. */
export interface Listener {
  /** Whether the page has a feed now. */
  readonly wantsPosts: () => boolean;
  /** Loads modules and settings again. */
  readonly refresh: () => void;
}

/** The listener and the handler of posts; tests pass their own. */
export interface ListeningParts {
  readonly live: typeof startLive;
  readonly loadPosts: () => Promise<{
    readonly answerPosts: typeof answerPosts;
    readonly catchUpPosts: typeof catchUpPosts;
  }>;
}

const ownParts: ListeningParts = { live: startLive, loadPosts: loadPostsLive };

/** Starts to listen, for posts too while there is a feed; returns a function that stops it. */
export async function startListening(
  cache: QueryClient,
  { wantsPosts, refresh }: Listener,
  { live, loadPosts }: ListeningParts = ownParts,
): Promise<() => void> {
  if (notifiedHere() !== undefined)
    void import('#src/notifications/keepNotified.ts')
      .then(({ keepNotified }) => keepNotified(cache))
      .catch(() => undefined);
  if (hasLeft())
    void import('./resumeLeft.ts').then(({ resumeLeft }) => resumeLeft(cache)).catch(() => undefined);
  // A module that is off must cost no download.
  const postsIf = async (wanted: boolean) => (wanted ? loadPosts().catch(() => null) : null);
  await postsIf(wantsPosts());
  return live(cache, {
    queries: liveQueries,
    refresh,
    posts: {
      answer: async (of, messages) => (await postsIf(wantsPosts()))?.answerPosts(of, messages),
      catchUp: (of) => void postsIf(wantsPosts()).then((posts) => void posts?.catchUpPosts(of)),
    },
  });
}
