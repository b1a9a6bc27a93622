/** Refreshes employee queries after changes by administrators. */
import type { QueryClient } from '@tanstack/react-query';
import { postQueries } from '#src/feed/posts.queries.ts';

// Key prefixes of the queries that show types, tags, badges, values, rules, the podium or referrals.
const roots = ['recognitions', 'values', 'badges', 'podium', 'referrals'] as const;

/** Invalidates all recognition queries. The screen keeps its data until the answer. Never throws. */
export function refreshRecognition(cache: QueryClient): void {
  for (const root of roots) void cache.invalidateQueries({ queryKey: [root] });
}

/** Like `refreshRecognition`, and also for posts that were hidden, shown, removed or restyled. */
export function refreshPosts(cache: QueryClient): void {
  refreshRecognition(cache);
  void cache.invalidateQueries({ queryKey: postQueries.all() });
}
