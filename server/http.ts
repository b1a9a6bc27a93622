/** Everything this server answers, in its order: the facade, REST, then the pages (design §1). */
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
  /** Missing where no pages are served. */
  readonly site?: Site | undefined;
  /** Whether `X-Forwarded-For` is a proxy's of ours. */
  readonly trustProxy?: boolean;
  readonly log: (line: string, error?: unknown) => void;
}

/** What every answer carries, whoever gives it; the pages add the policy of their build. */
const always: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000',
};
// Data is never a page: nothing in it may run or be framed. A file says more exactly how it is kept and sealed.
const ofData: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
};

/** The same request with its body read up to the limit; undefined when it is too large. */
async function limited(request: Request): Promise<Request | undefined> {
  // Files are read, up to their own limits, only once it is known who sends them.
  if (request.body === null || carriesFiles(request)) return request;
  const body = await readBody(request);
  return body === undefined
    ? undefined
    : new Request(request.url, { method: request.method, headers: request.headers, body });
}

const isData = (pathname: string): boolean =>
  pathname === '/graphql' || pathname === '/rest' || pathname.startsWith('/rest/');

/** The server's answers as one fetch handler; unknown `/rest` paths are answered as JSON before any page is. */
export function createHttp({ graphql, rest, site, trustProxy = false, log }: Parts): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    const started = performance.now();
    // Whatever the caller said of itself is thrown away.
    const source = sourceOf(c.req.header('x-forwarded-for'), socketOf(c), trustProxy);
    if (source === '') c.req.raw.headers.delete(sourceHeader);
    else c.req.raw.headers.set(sourceHeader, source);
    await next();
    const data = isData(c.req.path);
    // A new answer: one that came from elsewhere may be sealed.
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
