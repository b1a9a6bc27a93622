/**
 * Whether a returning user had a feed last time: then the feed is fetched before the boot operation has
 * answered.
 */
import { readClaims } from '#src/lib/jwt.ts';
import { recall, remember } from './devicePreferences.ts';

/** The storage key; the boot script of the document reads it too (tools/vite/boot.ts). */
export const feedKey = 'feed';

/** Stores whether this user has a feed, for the next start on this device. */
export function rememberFeed(userId: string, hasFeed: boolean): void {
  if (hasFeed) remember(feedKey, userId);
  else if (recall(feedKey) === userId) remember(feedKey, '');
}

/** Whether the user of the token had a feed at the last visit; false if unknown. */
export function hadFeed(token: string | null): boolean {
  const person = recall(feedKey);
  if (token === null || person === null || person === '') return false;
  try {
    return readClaims(token).sub === person;
  } catch {
    return false;
  }
}
