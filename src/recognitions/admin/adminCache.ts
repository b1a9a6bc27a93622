/** What administrators change, employees see elsewhere: every list that rests on it is asked again. */
import type { QueryClient } from '@tanstack/react-query';
import { postQueries } from '#src/feed/posts.queries.ts';

// First words of the keys of all that shows types, tags, badges, values, rules, the podium or referrals.
const roots = ['recognitions', 'values', 'badges', 'podium', 'referrals'] as const;

/** Asks for everything of recognising again; what is on screen stays until the answer. Never raises. */
export function refreshRecognition(cache: QueryClient): void {
  for (const root of roots) void cache.invalidateQueries({ queryKey: [root] });
}

/** As `refreshRecognition`, and posts too: they were hidden, shown, removed or look different. */
export function refreshPosts(cache: QueryClient): void {
  refreshRecognition(cache);
  void cache.invalidateQueries({ queryKey: postQueries.all() });
}
