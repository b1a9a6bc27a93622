/** What is told as it happens, in the query cache: each place that shows it moves by itself (design §8 "Streams"). A chunk that comes once the page is calm. */
import type { QueryClient } from '@tanstack/react-query';
import type { StreamedMessage } from '#schema/notifications/streamed.ts';
import { pointQueries } from '#src/ledger/points.queries.ts';
import { refreshMe } from '#src/session/me.queries.ts';
import { notificationsKey } from './counts.queries.ts';
import { startStream } from './stream.actors.ts';

/** Messages that come within so many ms are answered with one look. */
export const gatherMs = 400;

/** What listens besides the cache. */
export interface LiveHandlers {
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

/** What a product, a cart, an order and a coupon say depends on what the purse holds. */
const ofPoints = [pointQueries.all(), ['catalog'], ['cart'], ['orders'], ['coupons']] as const;

function refreshPoints(cache: QueryClient): void {
  void refreshMe(cache);
  for (const queryKey of ofPoints) void cache.invalidateQueries({ queryKey });
}

const ofOrganization = [['organization'], ['pages']] as const;

function refreshOrganization(cache: QueryClient, { refresh }: LiveHandlers): void {
  refresh?.();
  for (const queryKey of ofOrganization) void cache.invalidateQueries({ queryKey });
}

/** Everything that a bundle of messages asks for, once. */
async function answer(
  cache: QueryClient,
  messages: readonly StreamedMessage[],
  told: LiveHandlers,
): Promise<void> {
  const kinds = new Set(messages.map(({ kind }) => kind));
  if (kinds.has('notification.added')) void cache.invalidateQueries({ queryKey: notificationsKey });
  if (kinds.has('points.moved')) refreshPoints(cache);
  if (kinds.has('organization.changed')) refreshOrganization(cache, told);
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
      void cache.invalidateQueries({ queryKey: notificationsKey });
      refreshPoints(cache);
      refreshOrganization(cache, told);
      told.posts?.catchUp(cache);
    },
  });
  return () => {
    stop();
    gatherer.stop();
  };
}
