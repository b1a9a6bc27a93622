/** The routes of this server in their order: the facade, REST, then the pages. */
import { Hono } from 'hono';
import type { ErrorFacts } from '#schema/errors.ts';
import { factsOf, graphqlError, languageOf, overloaded, restError, tooLarge } from './answers.ts';
import { carriesFiles, readBody } from './body.ts';
import { deviceCookie } from './device.ts';
import { defaultLimits, type Limits } from './limits.ts';
import { packAnswers } from './packing.ts';
import { requestLine } from './requestLog.ts';
import { createPlaces } from './shedding.ts';
import type { Site } from './site.ts';
import { createSource } from './source.ts';

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
  readonly limits?: Limits;
  /** Whether the pages have an https address. */
  readonly isSecure?: boolean;
  readonly log: (line: string, error?: unknown) => void;
}

/** Headers of every answer. */
const always: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
/** Headers of every answer that can be a document; the pages add the policy of their build. */
const ofDocuments: Readonly<Record<string, string>> = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
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
export function createHttp(parts: Parts): Hono {
  const { graphql, rest, site, trustProxy = false, isSecure = false, limits = defaultLimits, log } = parts;
  const app = new Hono();
  const places = createPlaces(limits);
  const receiveSource = createSource(trustProxy, log);
  const device = deviceCookie(isSecure);
  /** Answers a call from its place. The body of a slow caller is read before, so that it takes no place. */
  const answered = async (
    raw: Request,
    { fetch }: Answerer,
    refuse: (facts: ErrorFacts) => Response,
  ): Promise<Response> => {
    const language = languageOf(raw.headers);
    const request = await limited(raw);
    if (request === undefined) return refuse(tooLarge(language));
    const place = places.take(
      carriesFiles(request) ? 'uploads' : 'calls',
      request.headers.get('authorization'),
    );
    if (place === undefined) return refuse(overloaded(language, places.wait()));
    try {
      await place.turn;
      // The caller has left; a write is repeated under its key.
      if (raw.signal.aborted) return refuse(overloaded(language, places.wait()));
      return await fetch(request);
    } finally {
      place.giveBack();
    }
  };
  app.use(async (c, next) => {
    const started = performance.now();
    receiveSource(c);
    device.receive(c.req.raw.headers);
    await next();
    const data = isData(c.req.path);
    device.send(c.res.headers);
    const isPart = !data && site?.isPart(c.req.path) === true;
    const policies = isPart ? {} : { ...ofDocuments, ...(data ? {} : site?.headers) };
    for (const [name, value] of Object.entries({ ...always, ...policies })) c.res.headers.set(name, value);
    if (data)
      for (const [name, value] of Object.entries(ofData))
        if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    if (data) log(requestLine(c.req.method, c.req.path, c.res.status, performance.now() - started));
  });
  app.use('/graphql', packAnswers());
  app.use('/rest/*', packAnswers());
  // Of the process itself: it asks neither the store nor another server, and is answered also under load.
  app.get('/health', () => Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } }));
  app.all('/graphql', (c) => answered(c.req.raw, graphql, graphqlError));
  // Opened in a browser, the address that stops a mail changes nothing: it leads to the switch.
  app.get('/rest/communication/unsubscribe/:key', (c) => c.redirect('/general_settings', 303));
  app.get('/rest/analytics/views/stop/:key', (c) => {
    const [, view = ''] = c.req.param('key').split('.');
    return c.redirect(`/charts?view=${encodeURIComponent(view)}`, 303);
  });
  app.on(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], ['/rest', '/rest/*'], (c) =>
    answered(c.req.raw, rest, restError),
  );
  app.all('*', async (c) => (site === undefined ? c.notFound() : site.fetch(c.req.raw)));
  app.onError((error, c) => {
    log(`${c.req.method} ${c.req.path === '/graphql' ? 'graphql' : 'call'} failed`, error);
    const facts = factsOf('internal', languageOf(c.req.raw.headers));
    return c.req.path === '/graphql' ? graphqlError(facts) : restError(facts);
  });
  return app;
}
