/** What is told as it happens, in the query cache: each place that shows it moves by itself (design §8 "Streams"). A chunk that comes once the page is calm. */
import type { QueryClient } from '@tanstack/react-query';
import { streamedKinds, type StreamedMessage } from '#schema/notifications/streamed.ts';
import type { LiveQueries } from '#src/session/liveQueries.ts';
import { startStream } from './stream.actors.ts';

/** Messages that come within so many ms are answered with one look. */
export const gatherMs = 400;

/** What listens besides the cache. */
export interface LiveHandlers {
  /** What messages make old, domain by domain. */
  readonly queries: readonly LiveQueries[];
  /** A message came. */
  readonly added: (message: StreamedMessage) => void;
  /** Everything that it tells of was asked for. */
  readonly deleted: (id: string) => void;
  /** Modules or settings of the organisation may be others now. */
  readonly refresh?: (() => void) | undefined;
  /** What posts do about messages. */
  readonly posts?:
    | {
        readonly answer: (cache: QueryClient, messages: readonly StreamedMessage[]) => Promise<void>;
        readonly catchUp: (cache: QueryClient) => void;
      }
    | undefined;
}

/** Asks again for what these kinds of messages make old. */
function refresh(cache: QueryClient, kinds: ReadonlySet<string>, told: LiveHandlers): void {
  if (kinds.has('organization.changed')) told.refresh?.();
  for (const domain of told.queries)
    for (const [kind, keys] of Object.entries(domain))
      if (kinds.has(kind)) for (const queryKey of keys) void cache.invalidateQueries({ queryKey });
}

const everyKind: ReadonlySet<string> = new Set(streamedKinds);

/** Everything that a bundle of messages asks for, once. */
async function answer(
  cache: QueryClient,
  messages: readonly StreamedMessage[],
  told: LiveHandlers,
): Promise<void> {
  refresh(cache, new Set(messages.map(({ kind }) => kind)), told);
  await told.posts?.answer(cache, messages);
}

/** Gathers messages for a moment and answers them together. */
export function createGatherer(
  cache: QueryClient,
  told: LiveHandlers,
): { readonly take: (message: StreamedMessage) => void; readonly stop: () => void } {
  let waiting: StreamedMessage[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = (): void => {
    timer = undefined;
    const bundle = waiting;
    waiting = [];
    void answer(cache, bundle, told).finally(() => {
      for (const { id } of bundle) told.deleted(id);
    });
  };
  return {
    take(message) {
      told.added(message);
      waiting.push(message);
      timer ??= setTimeout(settle, gatherMs);
    },
    stop() {
      clearTimeout(timer);
      waiting = [];
    },
  };
}

/** Keeps the cache as the server tells; answers how to stop. */
export function startLive(cache: QueryClient, told: LiveHandlers): () => void {
  const gatherer = createGatherer(cache, told);
  const stop = startStream({
    tell: gatherer.take,
    // What may have changed while no line stood.
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
