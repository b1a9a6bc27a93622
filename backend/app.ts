/**
 * The backend: contract, services and dependencies become (Request) => Promise<Response>, the same in a tab and on
 * Node.
 */
// This router checks the routes in their order. Its code is a tenth of the other routers'; a call costs far more than
// the search.
import { Hono } from 'hono/tiny';
import { contract } from '#schema/contract.ts';
import { methodOf, pathOf, type Row, type Rows } from '#schema/kit/endpoint.ts';
import type { DirectTransport } from '#schema/kit/direct.ts';
import { failure } from './calls/answers.ts';
import { restBase } from './http/base.ts';
import type { Dependencies } from './http/context.ts';
import { domainError } from './http/domainError.ts';
import { answerer, type Answerer, type Endpoint, type Method } from './calls/router.ts';
import { runJobs } from './jobs/jobs.ts';
import { jobs } from './jobs.registry.ts';
import { services } from './services.ts';

/** Answers every `/rest/*` request; never throws, and answers only JSON, a file or a stream of the contract. */
export interface Backend {
  fetch(request: Request): Promise<Response>;
  /** Answers the same calls by object, for a facade in this process; never throws. */
  readonly call: DirectTransport['answer'];
  /**
   * Runs all due jobs in every organisation and returns how many did work; a failing job does not throw. `errands` may
   * wait for other services. They delay `jobs` only if one tick runs both.
   */
  tick(only?: 'jobs' | 'errands'): Promise<number>;
}

const endpointsOf = (): readonly Endpoint[] =>
  Object.entries(contract).flatMap(([domain, rows]: [string, Rows]) => {
    const methods: Readonly<Record<string, Method>> = services[domain as keyof typeof contract]; // both objects have the same keys by type
    return Object.entries(rows).flatMap(([name, row]) => {
      const method = methods[name];
      return method === undefined ? [] : [{ operation: `${domain}.${name}`, row, method }];
    });
  });

/** Literal segments sort before parameters, so that a literal route wins over an overlapping pattern. */
const shape = (row: Row): string => pathOf(row).replaceAll(/\{\w+\}/g, '\uffff');
const literalFirst = (one: Endpoint, other: Endpoint): number => (shape(one.row) < shape(other.row) ? -1 : 1);

/** Loaded with the first write, because the start needs no handler. */
const loadHandlers = async () => (await import('./handlers.ts')).handlers;

/** The description of all calls, the same for every deployment. */
let document: string | undefined;

/** Creates the backend of a deployment. */
export function createBackend(dependencies: Dependencies): Backend {
  // Not strict: a path is answered with and without a trailing slash.
  const app = new Hono({ strict: false }).basePath(restBase);
  app.get('/openapi.json', async (context) => {
    // Loaded on demand: the demo rarely serves the document, and zod's JSON schemas are large.
    document ??= JSON.stringify((await import('#schema/kit/openapi.ts')).openApi(contract, restBase));
    return context.body(document, 200, { 'content-type': 'application/json' });
  });
  const byRow = new Map<Row, Answerer>();
  for (const endpoint of [...endpointsOf()].sort(literalFirst)) {
    const answers = answerer(endpoint, dependencies, loadHandlers);
    byRow.set(endpoint.row, answers);
    app.on(
      methodOf(endpoint.row),
      pathOf(endpoint.row)
        .replaceAll(/\{(\w+)\}/g, ':$1')
        .replace(/(.)\/$/, '$1'),
      (context) => answers.overWire(context.req.raw, context.req.param()),
    );
  }
  const unknown = ({ headers }: Pick<Request, 'headers'>): Response =>
    failure(domainError('not_found', /^\s*en\b/i.test(headers.get('accept-language') ?? '') ? 'en' : 'es'));
  app.notFound((context) => unknown(context.req.raw));
  return {
    fetch: async (request) => app.fetch(request),
    call: async (asked) => (await byRow.get(asked.row)?.byObject(asked)) ?? unknown(asked),
    tick: (only) =>
      runJobs(
        jobs.filter((job) => only === undefined || 'go' in job === (only === 'errands')),
        dependencies,
      ),
  };
}
