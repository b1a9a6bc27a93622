/** The routes of this server in their order: the facade, REST, then the pages. */
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { sourceHeader } from '#backend/http/context.ts';
import { factsOf, graphqlError, languageOf, restError, tooLarge } from './answers.ts';
import { carriesFiles, readBody } from './body.ts';
import { requestLine } from './requestLog.ts';
import type { Site } from './site.ts';
import { socketOf, sourceOf } from './source.ts';

interface Answerer {
  fetch(request: Request): Promise<Response>;
}

interface Parts {
  readonly graphql: Answerer;
  readonly rest: Answerer;
  /** Missing if no pages are served. */
  readonly site?: Site | undefined;
  /** Whether `X-Forwarded-For` comes from a trusted proxy. */
  readonly trustProxy?: boolean;
  readonly log: (line: string, error?: unknown) => void;
}

/** Headers of every answer; the pages add the policy of their build. */
const always: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000',
};
// Data is never a page: nothing in it may run or be framed. A file answer sets stricter headers itself.
const ofData: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
};

/** The same request with its body read up to the limit; undefined if the body is too large. */
async function limited(request: Request): Promise<Request | undefined> {
  // Bodies with files are read later, up to their own limits, after the caller is authenticated.
  if (request.body === null || carriesFiles(request)) return request;
  const body = await readBody(request);
  return body === undefined
    ? undefined
    : new Request(request.url, { method: request.method, headers: request.headers, body });
}

const isData = (pathname: string): boolean =>
  pathname === '/graphql' || pathname === '/rest' || pathname.startsWith('/rest/');

/** The server as one fetch handler; unknown `/rest` paths are answered as JSON, never with a page. */
export function createHttp({ graphql, rest, site, trustProxy = false, log }: Parts): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    const started = performance.now();
    // A source header sent by the caller is discarded.
    const source = sourceOf(c.req.header('x-forwarded-for'), socketOf(c), trustProxy);
    if (source === '') c.req.raw.headers.delete(sourceHeader);
    else c.req.raw.headers.set(sourceHeader, source);
    await next();
    const data = isData(c.req.path);
    // Copied, because headers of a proxied answer may be immutable.
    c.res = new Response(c.res.body, c.res);
    for (const [name, value] of Object.entries({ ...always, ...(data ? {} : site?.headers) }))
      c.res.headers.set(name, value);
    if (data)
      for (const [name, value] of Object.entries(ofData))
        if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    if (data) log(requestLine(c.req.method, c.req.path, c.res.status, performance.now() - started));
  });
  app.use('/graphql', compress());
  app.use('/rest/*', compress());
  app.all('/graphql', (c) => graphql.fetch(c.req.raw));
  app.on(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], ['/rest', '/rest/*'], async (c) => {
    const request = await limited(c.req.raw);
    return request === undefined ? restError(tooLarge(languageOf(c.req.raw.headers))) : rest.fetch(request);
  });
  app.all('*', async (c) => (site === undefined ? c.notFound() : site.fetch(c.req.raw)));
  app.onError((error, c) => {
    log(`${c.req.method} ${c.req.path === '/graphql' ? 'graphql' : 'call'} failed`, error);
    const facts = factsOf('internal', languageOf(c.req.raw.headers));
    return c.req.path === '/graphql' ? graphqlError(facts) : restError(facts);
  });
  return app;
}
