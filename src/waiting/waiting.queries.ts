/** Reads and writes of what waits for the person. */
import type { QueryClient } from '@tanstack/react-query';
import { reading, sending } from '#src/api/documents.ts';
import { SnoozeWaitingDocument, WaitingDocument, type WaitingQuery } from '#src/gql/graphql.ts';

/** The queue, and one thing of it. */
export type ShownQueue = WaitingQuery['waiting'];
export type ShownWaiting = ShownQueue['items'][number];

/** Stale time in ms. */
const staleTimeMs = 30_000;
const all = () => ['waiting'] as const;

/** Queries of the queue. */
export const waitingQueries = {
  all,
  /** The first things of the queue, at most `limit`; its counts are those of all. */
  queue: (limit: number) => reading([...all(), limit], WaitingDocument, { limit }, staleTimeMs),
} as const;

/** After an act that finishes something. */
export const refreshWaiting = (cache: QueryClient): void =>
  void cache.invalidateQueries({ queryKey: waitingQueries.all() });

export const waitingWrites = { snooze: sending(SnoozeWaitingDocument) } as const;
