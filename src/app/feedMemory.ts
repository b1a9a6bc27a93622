/** Whether the person who comes back had a feed the last time: then it is fetched before the boot operation has answered. */
import { readClaims } from '#src/lib/jwt.ts';
import { recall, remember } from './devicePreferences.ts';

/** Where it is kept; the boot script of the document looks there too (tools/vite/boot.ts). */
export const feedKey = 'feed';

/** Keeps, for the next start of this device, whether this person has a feed. */
export function rememberFeed(userId: string, hasFeed: boolean): void {
  if (hasFeed) remember(feedKey, userId);
  else if (recall(feedKey) === userId) remember(feedKey, '');
}

/** Whether the token's person had a feed when they were last here; false where nothing is known. */
export function hadFeed(token: string | null): boolean {
  const person = recall(feedKey);
  if (token === null || person === null || person === '') return false;
  try {
    return readClaims(token).sub === person;
  } catch {
    return false;
  }
}
