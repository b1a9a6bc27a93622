/**
 * Merges the current announcements into the queue of banners; separate from the queue, which is part of the
 * first load.
 */
import type { BannerMessage } from './banners.store.ts';

/** New ones are appended, ended ones are removed, the others keep their place. */
export function withAnnounced(
  queue: readonly BannerMessage[],
  announced: readonly BannerMessage[],
): readonly BannerMessage[] {
  const now = new Map(announced.map((message) => [message.id, message]));
  const kept = queue.flatMap((one) => (one.isAnnounced === true ? (now.get(one.id) ?? []) : [one]));
  const known = new Set(kept.map(({ id }) => id));
  return [...kept, ...announced.filter(({ id }) => !known.has(id))];
}
