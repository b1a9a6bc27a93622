/**
 * The deployment of a tab: backend, store and facade in one page. The demo, stories and tests open it with
 * their own dependencies.
 */
import { v7 } from 'uuid';
import { createBackend } from '#backend/app.ts';
import { memoryBlobs } from '#backend/files/blobs.memory.ts';
import { restBase } from '#backend/http/base.ts';
import type { Blobs, EventBus, Issuer } from '#backend/http/context.ts';
import { deviceHeader, sourceHeader } from '#backend/http/edge.ts';
import { createEventBus } from '#backend/http/eventBus.ts';
import type { Database } from '#backend/store/port.ts';
import { createCallLog, type CallLog, type FollowedCall } from './callLog.ts';
import type { Clock } from './clock.ts';
import { keepDevice, showDevice } from './device.ts';
import { createFaults, type Faults } from './faults.ts';
import { graphqlEdge } from './graphqlEdge.ts';
import { withDocuments } from '#mock/world/documents.ts';
import { hasher } from './hasher.ts';
import { issuerOf } from './issuer.ts';
import { sdl } from './sdl.ts';
import type { KeyValueStorage, Sessions } from './sessionKey.ts';

/** A deployment that answers requests without a network. */
export interface TabDeployment {
  /** Answers `/rest/*` and `/graphql`; throws `TypeError` only because of a fault. */
  readonly answer: (request: Request) => Promise<Response>;
  /** Runs the due jobs; returns how many jobs ran. */
  readonly tick: () => Promise<number>;
  /** The faults for `/rest` and `/graphql`, including the calls that the facade makes. */
  readonly faults: Faults;
  /**
   * The newest calls of the page with their outcomes. Calls of the facade are part of the call that caused
   * them.
   */
  readonly log: CallLog;
}

/** The dependencies of a deployment. */
export interface TabDeploymentOptions {
  readonly db: Database;
  readonly clock: Pick<Clock, 'now'>;
  readonly sessions: Sessions;
  /** The origin of the page, such as `location.origin`. */
  readonly origin: string;
  /** The store of files. Default: in memory, as long as the page. */
  readonly blobs?: Blobs;
  /** Default: an issuer with its own key. */
  readonly issuer?: Issuer;
  /** Default: an event bus that reaches only this page. */
  readonly hub?: EventBus;
  /** Storage that keeps faults over a reload of the tab, such as `sessionStorage`. Default: none. */
  readonly keeper?: KeyValueStorage | undefined;
  /** Storage that keeps the marks of known devices, such as `localStorage`. Default: none. */
  readonly browser?: KeyValueStorage | undefined;
}

/** Opens a deployment over a database that is ready. */
export function openTabDeployment({
  db,
  clock,
  sessions,
  origin,
  blobs = memoryBlobs(),
  issuer = issuerOf(undefined),
  hub = createEventBus(),
  keeper,
  browser,
}: TabDeploymentOptions): TabDeployment {
  const faults = createFaults(keeper);
  const log = createCallLog(clock.now);
  const backend = createBackend({
    db,
    clock: clock.now,
    newId: v7,
    hasher,
    tokens: sessions.tokens,
    address: origin,
    sign: sessions.sign,
    blobs: withDocuments(blobs, db),
    issuer,
    eventBus: hub,
    pusher: async (to, notice) => (await import('./pagePusher.ts')).pagePusher(to, notice),
    // Mails and messages are shown; the open page shows notifications.
    channels: { email: true, browser: true, pushKey: null, whatsapp: true },
    // Only administrators use the directory, so its code loads on first use.
    people: async (org) => (await import('#mock/world/directory.ts')).demoDirectory(db)(org),
    recounts: false,
    log: (line, error) => console.error(line, error),
  });
  /** The page's call by the request that the facade received for it. */
  const asked = new WeakMap<Request, FollowedCall>();
  const graphql = graphqlEdge(sdl, {
    base: `${origin}${restBase}`,
    answer: async (call, from) => {
      showDevice(browser, call.headers);
      const answered = await faults.around(call, backend.call, {
        isBehind: true,
        onStruck: asked.get(from)?.struck,
      });
      if (!(answered instanceof Response)) keepDevice(browser, answered.device);
      return answered;
    },
  });
  return {
    faults,
    log,
    tick: () => backend.tick(),
    answer: (request) =>
      log.follow(request, async (followed) => {
        const { operation, struck: onStruck } = followed;
        if (new URL(request.url).pathname === '/graphql') {
          asked.set(request, followed);
          return faults.around(request, graphql, { operation, onStruck });
        }
        // A tab cannot know the source of a call, so a header that claims one is removed.
        request.headers.delete(sourceHeader);
        showDevice(browser, request.headers);
        const answered = await faults.around(request, backend.fetch, { onStruck });
        keepDevice(browser, answered.headers.get(deviceHeader));
        answered.headers.delete(deviceHeader);
        return answered;
      }),
  };
}
