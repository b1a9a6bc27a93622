/** Reads and writes of what waits for the person. */
import type { QueryClient } from '@tanstack/react-query';
import { reading, sending } from '#src/api/documents.ts';
import { SnoozeWaitingDocument, WaitingDocument, type WaitingQuery } from '#src/gql/graphql.ts';

/** The queue, and one thing of it. */
export type ShownQueue = WaitingQuery['waiting'];
export type ShownWaiting = ShownQueue['items'][number];

/** More would fill the column. */
export const firstShown = 5;

/** Stale time in ms. */
const staleTimeMs = 30_000;
const all = () => ['waiting'] as const;

/** Queries of the queue. */
export const waitingQueries = {
  all,
  /** The first things of the queue, at most `limit`; its counts are those of all. */
  queue: (limit: number) =>
    reading([...all(), limit], WaitingDocument, { limit }, staleTimeMs, { together: true }),
} as const;

/** After an act that finishes something. */
export const refreshWaiting = (cache: QueryClient): void =>
  void cache.invalidateQueries({ queryKey: waitingQueries.all() });

/** The queue without one thing, and counted without it. */
export function without(queue: ShownQueue, { kind, id }: Pick<ShownWaiting, 'kind' | 'id'>): ShownQueue {
  const items = queue.items.filter((one) => one.kind !== kind || one.id !== id);
  if (items.length === queue.items.length) return queue;
  return {
    ...queue,
    items,
    counts: queue.counts.map((one) => (one.kind === kind ? { ...one, count: one.count - 1 } : one)),
    total: queue.total - 1,
  };
}

/** Takes a finished thing out of sight, before the queue is read again. */
export function finishWaiting(cache: QueryClient, item: ShownWaiting): void {
  cache.setQueriesData<ShownQueue>({ queryKey: waitingQueries.all() }, (queue) =>
    queue === undefined ? undefined : without(queue, item),
  );
  refreshWaiting(cache);
}

export const waitingWrites = { snooze: sending(SnoozeWaitingDocument) } as const;
