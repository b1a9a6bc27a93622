/** Requests that no browser sends, to the built server: paths out of the build, broken HTTP, hostile GraphQL. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTarget, type Target } from './target.ts';

let target: Target;
beforeAll(async () => {
  target = await aTarget();
}, 120_000);
afterAll(() => target.end());

const secret = /"dependencies"|session|root:.*:0:0|BEGIN|sqlite/i;
const close = 'Connection: close\r\n';

describe('paths out of the build', () => {
  const ways = [
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/package.json',
    '/%2e%2e%2fpackage.json',
    '/..%5cpackage.json',
    '/..\\package.json',
    '/assets/../../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/./../package.json',
    '//package.json/..',
    '/....//package.json',
    '/%252e%252e/package.json',
    '/%c0%ae%c0%ae/package.json',
    '/..;/package.json',
    '/package.json%00.html',
    '/data/aplauso.sqlite',
    '/headers.json',
    '/operations.json',
    '/.vite/packed/index.html.br',
    '/.env',
    '/.git/config',
    '/server/main.ts',
    '/etc/passwd',
    'file:///etc/passwd',
    '/rest/../../package.json',
    '/rest/%2e%2e/%2e%2e/package.json',
  ];

  it.each(ways)('no file lies at %s', async (way) => {
    const said = await target.raw(`GET ${way} HTTP/1.1\r\nHost: a\r\n${close}\r\n`).said;
    expect(said).toMatch(/^HTTP\/1\.1 (400|401|404) /);
    expect(said).not.toMatch(secret);
  });
});

describe('broken HTTP', () => {
  const post = (headers: string, body: string): string =>
    `POST /rest/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${headers}${close}\r\n${body}`;

  it.each([
    [
      'two lengths of a body',
      post('Content-Length: 2\r\nTransfer-Encoding: chunked\r\n', '0\r\n\r\n'),
      /^HTTP\/1\.1 400 /,
    ],
    ['a negative length', post('Content-Length: -1\r\n', '{}'), /^HTTP\/1\.1 400 /],
    ['a header without a name', post(': x\r\n', ''), /^HTTP\/1\.1 400 /],
    ['a bare line feed', 'GET /health HTTP/1.1\nHost: a\n\n', /^HTTP\/1\.1 400 |^$/],
    [
      '3,000 headers',
      post(`${Array.from({ length: 3_000 }, (_, at) => `X-${at}: y\r\n`).join('')}Content-Length: 0\r\n`, ''),
      /^HTTP\/1\.1 4\d\d |^$/,
    ],
    ['a header of 100 kB', post(`X: ${'x'.repeat(100_000)}\r\n`, ''), /^HTTP\/1\.1 431 |^$/],
    ['CONNECT', `CONNECT example.org:443 HTTP/1.1\r\nHost: a\r\n${close}\r\n`, /^$|^HTTP\/1\.1 4\d\d /],
    ['TRACE', `TRACE / HTTP/1.1\r\nHost: a\r\nX-Mine: seen\r\n${close}\r\n`, /^HTTP\/1\.1 (400|404|405) /],
    ['PROPFIND', `PROPFIND / HTTP/1.1\r\nHost: a\r\n${close}\r\n`, /^HTTP\/1\.1 (400|404|405) /],
    [
      'a change to another protocol',
      `GET /rest/user HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade, close\r\n\r\n`,
      /^HTTP\/1\.1 4\d\d /,
    ],
    [
      'a hostname that is none',
      `GET /rest/user HTTP/1.1\r\nHost: <script>\r\n${close}\r\n`,
      /^HTTP\/1\.1 400 /,
    ],
  ])('%s is refused, and nothing of it comes back', async (_name, text, head) => {
    const said = await target.raw(text).said;
    expect(said).toMatch(head);
    expect(said).not.toMatch(/X-Mine|<script>/i);
  });

  it('a body beyond 1 MiB is refused or cut off, and the next call is answered', async () => {
    const size = 40_000_000;
    const seen = await target.ask('POST /rest/login', { body: { email: 'x'.repeat(size) } }).then(
      ({ status }) => status,
      () => 413,
    );
    expect(seen).toBe(413);
    expect((await target.ask('GET /health')).status).toBe(200);
  });

  it('other pages may not read answers, and a token in the address or in a cookie opens nothing', async () => {
    const token = await target.token('employee@aurora.example');
    const answers = [
      await target.ask('GET /rest/user', {
        headers: { origin: 'https://evil.example', cookie: `token=${token}` },
      }),
      await target.ask(`GET /rest/user?token=${token}&auth_token=${token}`),
      await target.ask('OPTIONS /graphql', { headers: { origin: 'https://evil.example' } }),
    ];
    for (const answer of answers) {
      expect(answer.ok).toBe(false);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      expect(answer.headers.get('set-cookie')).toBeNull();
      expect(answer.headers.get('server') ?? answer.headers.get('x-powered-by')).toBeNull();
    }
  });
});

describe('hostile GraphQL', () => {
  const known = JSON.parse(readFileSync('dist/operations.json', 'utf8')) as string[];
  const ask = (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    target.ask('POST /graphql', { as: 'employee@aurora.example', body, headers });

  it.each([
    ['introspection', '{ __schema { types { name } } }'],
    ['the name of a type', '{ __typename }'],
    ['500 aliases', `{ ${Array.from({ length: 500 }, (_, at) => `a${at}: languages { code }`).join(' ')} }`],
    ['a depth of 5,000', `${'{ a '.repeat(5_000)}${'}'.repeat(5_000)}`],
    ['fragments in a circle', 'query { ...A } fragment A on Query { ...B } fragment B on Query { ...A }'],
    ['10,000 directives', `{ languages ${'@skip(if: false) '.repeat(10_000)} { code } }`],
    ['a literal of 500 kB', `{ user(id: "${'x'.repeat(500_000)}") { id } }`],
  ])('%s is refused, because only operations of the app run', async (_name, query) => {
    const answer = await ask({ query });
    expect(answer.status).toBe(400);
    expect(await answer.text()).not.toMatch(/stack|node_modules|Cannot query field/);
  });

  it.each([
    ['a list', '[{"query":"{ __typename }"}]'],
    ['JSON of a depth of 200,000', '['.repeat(200_000)],
    ['a hash', '{"extensions":{"persistedQuery":{"version":1,"sha256Hash":"a"}}}'],
  ])('%s instead of an operation is refused', async (_name, body) => {
    expect((await ask(body)).status).toBe(400);
  });

  const variables = [
    null,
    '',
    ' ',
    '\u0000',
    '\ud800',
    '\u200b',
    "' OR '1'='1",
    '../../x',
    '__proto__',
    -1,
    1e308,
    2 ** 53,
    true,
    [],
    {},
    { $gt: '' },
    'x'.repeat(10_000),
  ];
  const named = (query: string): string[] => [...query.matchAll(/\$(\w+)\s*:/g)].map(([, name = '']) => name);

  it('every operation of the app answers hostile variables with a status and words of the catalogue', async () => {
    const bad: string[] = [];
    const tryOne = async (query: string, value: unknown): Promise<void> => {
      const all = Object.fromEntries(named(query).map((name) => [name, value]));
      const answer = await ask({ query, variables: all }, { 'idempotency-key': crypto.randomUUID() });
      const text = await answer.text();
      const what = `${query.slice(0, 60)} ${JSON.stringify(value)?.slice(0, 40)}`;
      if (answer.status >= 500 || /node_modules|sqlite|at \S+ \(|is not a function|Cannot read/i.test(text))
        bad.push(`${what}: ${answer.status} ${text.slice(0, 200)}`);
      const { errors = [] } = JSON.parse(text) as { errors?: { extensions?: { status?: number } }[] };
      for (const { extensions } of errors)
        if (!((extensions?.status ?? 0) >= 400 && (extensions?.status ?? 0) < 500))
          bad.push(`${what}: ${JSON.stringify(extensions).slice(0, 200)}`);
    };
    // Signing in and out counts guesses and ends the session.
    const tried = known.filter(
      (query) => named(query).length > 0 && !/login|logout|password|code/i.test(query),
    );
    for (const query of tried) await Promise.all(variables.map((value) => tryOne(query, value)));
    expect(tried.length).toBeGreaterThan(150);
    expect(bad).toEqual([]);
  }, 600_000);
});
