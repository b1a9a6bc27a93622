/** The backend: contract + services + edges → (Request) => Promise<Response>, the same in a tab and on Node (design §1). */
// Its router looks through the routes in our order and is a tenth of the others; a call costs a hundred times more.
import { Hono } from 'hono/tiny';
import { contract } from '#schema/contract.ts';
import { methodOf, pathOf, type Row, type Rows } from '#schema/kit/endpoint.ts';
import { failure } from './calls/answers.ts';
import { restBase } from './http/base.ts';
import type { Dependencies } from './http/context.ts';
import { domainError } from './http/domainError.ts';
import { answerer, type Endpoint, type Method } from './calls/router.ts';
import { runJobs } from './jobs/jobs.ts';
import { jobs } from './jobs.registry.ts';
import { services } from './services.ts';

/** Answers every `/rest/*` request; never raises, and never answers anything but JSON, a blob or a stream of the contract. */
export interface Backend {
  fetch(request: Request): Promise<Response>;
  /** Does what has fallen due since, in every organisation; answers how many jobs ran and never raises for one that fails. `errands` may wait for the world, which keeps `jobs` waiting only where both are asked at once. */
  tick(only?: 'jobs' | 'errands'): Promise<number>;
}

const endpointsOf = (): readonly Endpoint[] =>
  Object.entries(contract).flatMap(([domain, rows]: [string, Rows]) => {
    const methods: Readonly<Record<string, Method>> = services[domain as keyof typeof contract]; // the keys of one are the keys of the other by type
    return Object.entries(rows).flatMap(([name, row]) => {
      const method = methods[name];
      return method === undefined ? [] : [{ operation: `${domain}.${name}`, row, method }];
    });
  });

/** Literal segments before parameters, so that overlapping patterns find the literal one (A04). */
const shape = (row: Row): string => pathOf(row).replaceAll(/\{\w+\}/g, '\uffff');
const literalFirst = (one: Endpoint, other: Endpoint): number => (shape(one.row) < shape(other.row) ? -1 : 1);

/** Fetched with the first call that changes something: a start needs none of them. */
const loadHandlers = async () => (await import('./handlers.ts')).handlers;

/** Makes the backend of a home. */
export function createBackend(dependencies: Dependencies): Backend {
  // Not strict: a trailing slash is answered with and without (A02).
  const app = new Hono({ strict: false }).basePath(restBase);
  let document: string | undefined;
  app.get('/openapi.json', async (context) => {
    // The demo hardly ever tells it, and the JSON schemas of zod are heavy.
    document ??= JSON.stringify((await import('#schema/kit/openapi.ts')).openApi(contract, restBase));
    return context.body(document, 200, { 'content-type': 'application/json' });
  });
  for (const endpoint of [...endpointsOf()].sort(literalFirst)) {
    const answer = answerer(endpoint, dependencies, loadHandlers);
    app.on(
      methodOf(endpoint.row),
      pathOf(endpoint.row)
        .replaceAll(/\{(\w+)\}/g, ':$1')
        .replace(/(.)\/$/, '$1'),
      (context) => answer(context.req.raw, context.req.param()),
    );
  }
  app.notFound((context) =>
    failure(
      domainError('not_found', /^\s*en\b/i.test(context.req.header('accept-language') ?? '') ? 'en' : 'es'),
    ),
  );
  return {
    fetch: async (request) => app.fetch(request),
    tick: (only) =>
      runJobs(
        jobs.filter((job) => only === undefined || 'go' in job === (only === 'errands')),
        dependencies,
      ),
  };
}
