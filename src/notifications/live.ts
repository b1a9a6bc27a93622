/**
 * Applies stream events to the query cache, so that every view updates. A chunk that loads once the page is
 * calm.
 */
import type { QueryClient } from '@tanstack/react-query';
import { streamedKinds, type StreamedMessage } from '#schema/notifications/streamed.ts';
import type { LiveQueries } from '#src/session/liveQueries.ts';
import { startStream } from './stream.actors.ts';
import { streamed } from './streamed.store.ts';

/** Time in ms during which messages are collected and handled together. */
export const gatherMs = 400;

/** The handlers besides the cache. */
export interface LiveHandlers {
  /** The queries that messages invalidate, by domain. */
  readonly queries: readonly LiveQueries[];
  /** Modules or settings of the organisation may have changed. */
  readonly refresh?: (() => void) | undefined;
  /** The reactions of posts to messages. */
  readonly posts?:
    | {
        readonly answer: (cache: QueryClient, messages: readonly StreamedMessage[]) => Promise<void>;
        readonly catchUp: (cache: QueryClient) => void;
      }
    | undefined;
}

/** Invalidates the queries of these kinds of messages. */
function refresh(cache: QueryClient, kinds: ReadonlySet<string>, told: LiveHandlers): void {
  if (kinds.has('organization.changed')) told.refresh?.();
  for (const domain of told.queries)
    for (const [kind, keys] of Object.entries(domain))
      if (kinds.has(kind)) for (const queryKey of keys) void cache.invalidateQueries({ queryKey });
}

const everyKind: ReadonlySet<string> = new Set(streamedKinds);

/** Handles a bundle of messages together, so that nothing is fetched twice. */
async function answer(
  cache: QueryClient,
  messages: readonly StreamedMessage[],
  told: LiveHandlers,
): Promise<void> {
  refresh(cache, new Set(messages.map(({ kind }) => kind)), told);
  await told.posts?.answer(cache, messages);
}

/** Collects messages for `gatherMs` and handles them together. */
export function createGatherer(
  cache: QueryClient,
  told: LiveHandlers,
): { readonly take: (message: StreamedMessage) => void; readonly stop: () => void } {
  const inProgress = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waiting = (): readonly StreamedMessage[] =>
    streamed.getSnapshot().context.messages.filter(({ id }) => !inProgress.has(id));
  const remove = (messages: readonly StreamedMessage[]): void => {
    for (const { id } of messages) {
      inProgress.delete(id);
      streamed.trigger.deleted({ id });
    }
  };
  const settle = (): void => {
    timer = undefined;
    const bundle = waiting();
    for (const { id } of bundle) inProgress.add(id);
    void answer(cache, bundle, told).finally(() => remove(bundle));
  };
  return {
    take(message) {
      streamed.trigger.added({ message });
      timer ??= setTimeout(settle, gatherMs);
    },
    stop() {
      clearTimeout(timer);
      remove(waiting());
    },
  };
}

/** Keeps the cache in step with the event stream; returns a function that stops it. */
export function startLive(cache: QueryClient, told: LiveHandlers): () => void {
  const gatherer = createGatherer(cache, told);
  const stop = startStream({
    tell: gatherer.take,
    // Changes that were missed without a connection.
    catchUp: () => {
      refresh(cache, everyKind, told);
      told.posts?.catchUp(cache);
    },
  });
  return () => {
    stop();
    gatherer.stop();
  };
}
