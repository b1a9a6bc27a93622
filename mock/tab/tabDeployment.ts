/** The tab's home: backend, store and facade in one page. The demo, stories and tests open it over what they have (design §1). */
import { v7 } from 'uuid';
import { createBackend } from '#backend/app.ts';
import { memoryBlobs } from '#backend/files/blobs.memory.ts';
import { restBase } from '#backend/http/base.ts';
import { sourceHeader, type Blobs, type EventBus, type Issuer } from '#backend/http/context.ts';
import { createEventBus } from '#backend/http/eventBus.ts';
import type { Database } from '#backend/store/port.ts';
import { createCallLog, type CallLog, type FollowedCall } from './callLog.ts';
import type { Clock } from './clock.ts';
import { createFaults, type Faults } from './faults.ts';
import { graphqlEdge } from './graphqlEdge.ts';
import { withDocuments } from '#mock/world/documents.ts';
import { hasher } from './hasher.ts';
import { issuerOf } from './issuer.ts';
import { sdl } from './sdl.ts';
import type { KeyValueStorage, Sessions } from './sessionKey.ts';

/** A home that answers requests without any network. */
export interface TabDeployment {
  /** Answers `/rest/*` and `/graphql`; raises `TypeError` only where a fault says so. */
  readonly answer: (request: Request) => Promise<Response>;
  /** Does what has fallen due; answers how many jobs ran. */
  readonly tick: () => Promise<number>;
  /** Strike `/rest` and `/graphql`, the calls that the facade makes included. */
  readonly faults: Faults;
  /** The newest calls of the page and how they went; those that the facade makes stand in the call they are made for. */
  readonly log: CallLog;
}

/** What a home stands on. */
export interface TabDeploymentOptions {
  readonly db: Database;
  readonly clock: Pick<Clock, 'now'>;
  readonly sessions: Sessions;
  /** Where the page is, such as `location.origin`. */
  readonly origin: string;
  /** Where files are kept; as long as the page unless said. */
  readonly blobs?: Blobs;
  /** Unless said, one with a key of its own. */
  readonly issuer?: Issuer;
  /** Unless said, one that reaches only this page. */
  readonly hub?: EventBus;
  /** Where faults outlive a reload of the tab, such as `sessionStorage`; unless said they do not. */
  readonly keeper?: KeyValueStorage | undefined;
}

const unfollowed: FollowedCall = { operation: undefined, struck: () => undefined };

/** Opens a home over a database that is ready. */
export function openTabDeployment({
  db,
  clock,
  sessions,
  origin,
  blobs = memoryBlobs(),
  issuer = issuerOf(undefined),
  hub = createEventBus(),
  keeper,
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
    // Looked into by administrators alone: its code comes with the first look.
    people: async (org) => (await import('#mock/world/directory.ts')).demoDirectory(db)(org),
    log: (line, error) => console.error(line, error),
  });
  const rest = (request: Request, followed: FollowedCall, isBehind: boolean): Promise<Response> => {
    // In a tab nobody knows where a call comes from, whatever it says.
    request.headers.delete(sourceHeader);
    return faults.around(request, (one) => backend.fetch(one), { isBehind, onStruck: followed.struck });
  };
  /** The page's call by the request that the facade was given for it. */
  const asked = new WeakMap<Request, FollowedCall>();
  const graphql = graphqlEdge(sdl, {
    base: `${origin}${restBase}`,
    send: (request, from) => rest(request, asked.get(from) ?? unfollowed, true),
  });
  return {
    faults,
    log,
    tick: () => backend.tick(),
    answer: (request) =>
      log.follow(request, (followed) => {
        if (new URL(request.url).pathname !== '/graphql') return rest(request, followed, false);
        asked.set(request, followed);
        const { operation, struck: onStruck } = followed;
        return faults.around(request, graphql, { operation, onStruck });
      }),
  };
}
