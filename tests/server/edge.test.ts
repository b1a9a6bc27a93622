/** Requests that the server refuses before any other code runs, and the headers of every answer. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { maxBytes } from '#server/body.ts';
import { patternOf } from '#server/requestLog.ts';
import { aFolder, policy, serve, writeBuild } from './served.ts';

const Failure = z.object({
  errors: z.array(z.object({ message: z.string(), extensions: z.record(z.string(), z.unknown()) })),
});
const failureOf = async (answer: Response) => z.parse(Failure, await answer.json()).errors[0];
const known = 'query Languages { languages { code } }';
const asked: Request[] = [];

const { folder, remove } = aFolder();
let served: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  writeBuild(folder);
  served = await serve({
    folder,
    known: new Set([
      known,
      'mutation Twice { a: login(email: "a@b.co", password: "x") { authToken } b: login(email: "a@b.co", password: "y") { authToken } }',
    ]),
    rest: {
      fetch: async (request) => {
        asked.push(request);
        if (new URL(request.url).pathname !== '/rest/language')
          return Response.json({ code: 'not_found', status: 404 }, { status: 404 });
        return Response.json([{ id: 'es', code: 'es', name: 'Español' }]);
      },
    },
  });
});
beforeEach(() => {
  asked.length = 0;
});
afterAll(async () => {
  await served.stop();
  remove();
});

describe('the facade', () => {
  it('the facade answers a known operation', async () => {
    expect(await (await served.ask(known)).json()).toEqual({ data: { languages: [{ code: 'es' }] } });
  });

  it.each([
    ['an unknown operation', JSON.stringify({ query: 'query Languages { languages { id } }' }), 400],
    ['the schema', JSON.stringify({ query: '{ __schema { types { name } } }' }), 400],
    ['no operation', '[]', 400],
    ['an unknown operation among others', JSON.stringify([{ query: known }, { query: '{ a }' }]), 400],
    ['more operations than may travel together', JSON.stringify(Array(17).fill({ query: known })), 400],
    [
      'a hash instead of a query',
      JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: 'a' } } }),
      400,
    ],
    ['broken JSON', '{"query":', 400],
    ['text that is no UTF-8 JSON', '\u0000\u0001', 400],
    ['null', 'null', 400],
    ['variables that are a list', JSON.stringify({ query: known, variables: [] }), 400],
    [
      'a body above the limit',
      JSON.stringify({ query: known, variables: { a: 'x'.repeat(maxBytes.json) } }),
      413,
    ],
  ])('the facade refuses %s without asking the backend, as not retryable', async (_name, body, status) => {
    const answer = await served.send('/graphql', body);
    expect(answer.status).toBe(status);
    expect((await failureOf(answer))?.extensions).toMatchObject({ status, retryable: false });
    expect(asked).toHaveLength(0);
  });

  it('the facade refuses two writes in one document', async () => {
    const twice =
      'mutation Twice { a: login(email: "a@b.co", password: "x") { authToken } b: login(email: "a@b.co", password: "y") { authToken } }';
    const answer = await served.ask(twice);
    expect((await failureOf(answer))?.extensions).toMatchObject({ code: 'bad_request', status: 400 });
    expect(asked).toHaveLength(0);
  });

  it('the facade refuses operations by address and by a form of another page', async () => {
    expect((await served.get(`/graphql?query=${encodeURIComponent(known)}`)).status).toBe(405);
    const form = await served.send('/graphql', JSON.stringify({ query: known }), {
      'content-type': 'text/plain',
    });
    expect(form.status).toBe(400);
    expect(asked).toHaveLength(0);
  });

  it('the facade’s error for an invalid query reveals no schema names', async () => {
    const open = await serve({ rest: { fetch: async () => Response.json([]) } });
    const failure = await failureOf(await open.ask('{ languages { nonsense } }'));
    expect(failure?.extensions).toMatchObject({ code: 'bad_request', status: 400, retryable: false });
    expect(JSON.stringify(failure)).not.toMatch(/nonsense|stack|SupportedLanguage/);
    await open.stop();
  });

  it('the facade passes on token, page, language and idempotency key, and no other header', async () => {
    await served.ask(
      known,
      {},
      {
        authorization: 'Bearer t',
        'x-page-origin': 'https://aurora.example',
        'accept-language': 'en',
        'idempotency-key': 'k',
        cookie: 'a=b',
      },
    );
    expect(Object.fromEntries(asked[0]?.headers ?? [])).toEqual({
      authorization: 'Bearer t',
      'content-type': 'application/json',
      'x-page-origin': 'https://aurora.example',
      'accept-language': 'en',
      'idempotency-key': 'k',
    });
  });
});

describe('the REST edge', () => {
  it.each(['/rest', '/rest/', '/rest/nothing', '/rest/../rest/nothing', '/rest/index.html'])(
    'the address %s is never answered with a page',
    async (address) => {
      const answer = await served.get(address, { accept: 'text/html', 'sec-fetch-mode': 'navigate' });
      expect(answer.headers.get('content-type')).toContain('application/json');
      expect(answer.status).toBe(404);
    },
  );

  it('a body above the limit is refused, also one without a declared size', async () => {
    expect((await served.send('/rest/login', 'x'.repeat(maxBytes.json + 1))).status).toBe(413);
    const body = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(100_000)),
    });
    const sent = new Request('http://aplauso.test/rest/login', {
      method: 'POST',
      body,
      duplex: 'half',
    } as RequestInit);
    const { readBody } = await import('#server/body.ts');
    expect(await readBody(sent)).toBeUndefined();
    expect(asked).toHaveLength(0);
  });
});

describe('every answer', () => {
  const policies = ['referrer-policy', 'content-security-policy', 'cross-origin-opener-policy'];

  it.each([
    '/',
    '/assets/ticks-worker-3c4d.js',
    '/assets/sprite-5e6f.svg',
    '/assets/old-9z.js',
    '/push.js',
    '/nothing.js',
    '/rest/language',
    '/rest/nothing',
    '/graphql',
  ])('the answer of %s has the security headers and names no server', async (address) => {
    const { headers } = await served.get(address);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    for (const policy of policies) expect(headers.get(policy), policy).toBeTruthy();
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('server')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it.each(['/assets/app-1a2b.js', '/locales/es/app.json'])(
    'the file %s is part of a page, so it carries no policy but against sniffing and other origins',
    async (address) => {
      const { headers } = await served.get(address, { 'accept-encoding': 'br' });
      expect([...headers.keys()].toSorted()).toEqual([
        'cache-control',
        'content-encoding',
        'content-length',
        'content-type',
        'cross-origin-resource-policy',
        'etag',
        'vary',
        'x-content-type-options',
      ]);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  it('an answer with data is not stored and has a closed policy, and a page has the policy of its build', async () => {
    for (const answer of [
      await served.ask(known),
      await served.get('/rest/language'),
      await served.send('/graphql', '{'),
    ]) {
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    }
    expect((await served.get('/')).headers.get('content-security-policy')).toBe(policy);
  });
});

describe('the log', () => {
  it('the log holds the pattern of the call and its outcome, and no ids or names', async () => {
    served.lines.length = 0;
    await served.get('/rest/post/019d0000-0000-7000-8000-000000000001?keywords=ana');
    await served.get('/rest/nothing/ana@aurora.example');
    await served.ask(known);
    await served.get('/profile/ana');
    const lines = served.lines.map((line) => line.replace(/\d+ ms$/, 'ms'));
    expect(lines).toEqual(['GET /rest/post/{id} 404 ms', 'GET /rest/… 404 ms', 'POST /graphql 200 ms']);
  });

  it('the log names a call by its path without the last slash, and hides an unknown call', () => {
    expect(patternOf('GET', '/rest/language/')).toBe('/rest/language');
    expect(patternOf('DELETE', '/rest/language')).toBe('/rest/…');
  });
});

describe('the internal failure', () => {
  it('an internal failure is answered in the catalogue’s words and logged without its message', async () => {
    const broken = await serve({
      rest: {
        fetch: () => Promise.reject(new RangeError('the password of ana@aurora.example')),
      },
    });
    const answer = await broken.get('/rest/language');
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({
      code: 'internal',
      message: 'Error interno del servidor. Intenta más tarde.',
    });
    expect(broken.lines.join()).not.toContain('ana');
    await broken.stop();
  });
});

describe('the compression', () => {
  const many = Array.from({ length: 100 }, (_, at) => ({ id: `l${at}`, code: 'es', name: 'Español' }));
  const large = () => serve({ rest: { fetch: async () => Response.json(many) } });
  const expected = { data: { languages: many.map(({ code }) => ({ code })) } };

  it.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
  ] as const)(
    'an answer with data for a client that accepts %s comes as %s',
    async (accepted, sent, unpack) => {
      const open = await large();
      const answer = await open.ask(known, {}, { 'accept-encoding': accepted });
      expect(answer.headers.get('content-encoding')).toBe(sent);
      expect(answer.headers.get('vary')).toContain('accept-encoding');
      expect(JSON.parse(unpack(await answer.arrayBuffer()).toString())).toEqual(expected);
      const rest = await open.get('/rest/language', { 'accept-encoding': accepted });
      expect(rest.headers.get('content-encoding')).toBe(sent);
      expect(JSON.parse(unpack(await rest.arrayBuffer()).toString())).toEqual(many);
      await open.stop();
    },
  );

  it.each(['identity', 'deflate', 'br;q=0, gzip;q=0'])(
    'an answer with data for a client that accepts %s comes as it is',
    async (accepted) => {
      const open = await large();
      const answer = await open.ask(known, {}, { 'accept-encoding': accepted });
      expect(answer.headers.get('content-encoding')).toBeNull();
      expect(await answer.json()).toEqual(expected);
      await open.stop();
    },
  );

  it('a small answer comes as it is, and a stream of events at once', async () => {
    const small = await served.ask(known, {}, { 'accept-encoding': 'br, gzip' });
    expect(small.headers.get('content-encoding')).toBeNull();
    expect(await small.json()).toEqual({ data: { languages: [{ code: 'es' }] } });
    const endless = new ReadableStream({
      start: (to) => to.enqueue(new TextEncoder().encode('data: 1\n\n')),
    });
    const open = await serve({
      rest: {
        fetch: async () => new Response(endless, { headers: { 'content-type': 'text/event-stream' } }),
      },
    });
    const stream = await open.get('/rest/stream', { 'accept-encoding': 'br, gzip' });
    expect(stream.headers.get('content-encoding')).toBeNull();
    const reader = stream.body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('data: 1\n\n');
    await reader?.cancel();
    await open.stop();
  });
});
