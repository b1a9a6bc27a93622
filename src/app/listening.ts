/** Joins the line on which this page is told what happens with what keeps it: a chunk that comes once the page is calm. */
import type { QueryClient } from '@tanstack/react-query';
import { startLive } from '#src/notifications/live.ts';
import type { answerPosts, catchUpPosts } from '#src/posts/posts.live.ts';
import { liveQueries, loadPostsLive } from './live.ts';
import { streamed } from './streamed.store.ts';

/** What of the page listens besides its cache. */
export interface Listener {
  /** Whether there is a feed now. */
  readonly wantsPosts: () => boolean;
  /** Asks for modules and settings again. */
  readonly refresh: () => void;
}

/** What listens, and what answers posts; tests pass their own. */
export interface ListeningParts {
  readonly live: typeof startLive;
  readonly loadPosts: () => Promise<{
    readonly answerPosts: typeof answerPosts;
    readonly catchUpPosts: typeof catchUpPosts;
  }>;
}

const ownParts: ListeningParts = { live: startLive, loadPosts: loadPostsLive };

/** Listens from now on, for posts too while there is a feed; answers how to stop. */
export async function startListening(
  cache: QueryClient,
  { wantsPosts, refresh }: Listener,
  { live, loadPosts }: ListeningParts = ownParts,
): Promise<() => void> {
  // A module that is off costs no byte.
  const postsIf = async (wanted: boolean) => (wanted ? loadPosts().catch(() => null) : null);
  await postsIf(wantsPosts());
  return live(cache, {
    queries: liveQueries,
    added: (message) => streamed.trigger.added({ message }),
    deleted: (id) => streamed.trigger.deleted({ id }),
    refresh,
    posts: {
      answer: async (of, messages) => (await postsIf(wantsPosts()))?.answerPosts(of, messages),
      catchUp: (of) => void postsIf(wantsPosts()).then((posts) => posts?.catchUpPosts(of)),
    },
  });
}
