/** Joins the line on which this page is told what happens with what keeps it: a chunk that comes once the page is calm. */
import type { QueryClient } from '@tanstack/react-query';
import { startLive } from '#src/notifications/live.ts';
import { streamed } from './streamed.store.ts';

/** Listens from now on, for posts too where there is a feed; answers how to stop. */
export async function startListening(cache: QueryClient, hasFeed: boolean): Promise<() => void> {
  // A module that is off costs no byte.
  const posts = hasFeed ? await import('#src/posts/livePosts.ts') : null;
  return startLive(cache, {
    added: (message) => streamed.trigger.added({ message }),
    deleted: (id) => streamed.trigger.deleted({ id }),
    posts: posts === null ? undefined : { answer: posts.answerPosts, catchUp: posts.catchUpPosts },
  });
}
