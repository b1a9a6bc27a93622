/** The queue of banners once it is known what is announced now; apart from the queue, which every first load carries. */
import type { BannerMessage } from './banners.store.ts';

/** New ones stand behind, ended ones leave, the others keep their place. */
export function withAnnounced(
  queue: readonly BannerMessage[],
  announced: readonly BannerMessage[],
): readonly BannerMessage[] {
  const now = new Map(announced.map((message) => [message.id, message]));
  const kept = queue.flatMap((one) => (one.isAnnounced === true ? (now.get(one.id) ?? []) : [one]));
  const known = new Set(kept.map(({ id }) => id));
  return [...kept, ...announced.filter(({ id }) => !known.has(id))];
}
