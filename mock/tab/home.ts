/** The tab's home: backend, store and facade in one page. The demo, stories and tests open it over what they have (design §1). */
import { v7 } from 'uuid';
import { createBackend, restBase } from '#backend/app.ts';
import type { Database } from '#backend/store/port.ts';
import type { Clock } from './clock.ts';
import { createFaults, type Faults } from './faults.ts';
import { graphqlEdge } from './graphqlEdge.ts';
import { hasher } from './hasher.ts';
import { sdl } from './sdl.ts';
import type { Sessions } from './secret.ts';

/** A home that answers requests without any network. */
export interface TabHome {
  /** Answers `/rest/*` and `/graphql`; raises `TypeError` only where a fault says so. */
  readonly answer: (request: Request) => Promise<Response>;
  /** Strike `/rest` and `/graphql`, the calls that the facade makes included. */
  readonly faults: Faults;
}

/** What a home stands on. */
export interface TabGround {
  readonly db: Database;
  readonly clock: Clock;
  readonly sessions: Sessions;
  /** Where the page is, such as `location.origin`. */
  readonly origin: string;
}

/** Opens a home over a database that is ready. */
export function openTabHome({ db, clock, sessions, origin }: TabGround): TabHome {
  const faults = createFaults();
  const backend = createBackend({
    db,
    clock: clock.now,
    newId: v7,
    hasher,
    tokens: sessions.tokens,
    log: (line, error) => console.error(line, error),
  });
  const rest = (request: Request): Promise<Response> => faults.around(request, (one) => backend.fetch(one));
  const graphql = graphqlEdge(sdl, { base: `${origin}${restBase}`, send: rest });
  return {
    faults,
    answer: (request) =>
      new URL(request.url).pathname === '/graphql' ? faults.around(request, graphql) : rest(request),
  };
}
