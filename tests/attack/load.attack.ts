/** Too much at once for the built server: sheets, streams, connections, and calls beyond its limits. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { manyCells, types } from '#tests/backend/sheets.ts';
import { aTarget, type Target } from './target.ts';

const limits = {
  MAX_CALLS: '20',
  MAX_CALLS_PER_SESSION: '16',
  MAX_STREAMS_PER_PERSON: '5',
  HEADERS_TIMEOUT: '5',
};
let target: Target;
beforeAll(async () => {
  target = await aTarget(limits);
}, 120_000);
afterAll(() => target.end());

const ana = 'employee@aurora.example';
const admin = 'admin@aurora.example';
const statusOf = async (answer: Promise<Response>): Promise<number> => {
  const { status, body } = await answer;
  await body?.cancel();
  return status;
};

it('while six large sheets are read, other callers are answered between one sheet and the next', async () => {
  const sheet = manyCells(9_000, 59);
  /** How many others were answered before each sheet was. */
  const before: number[] = [];
  let others = 0;
  const read = Array.from({ length: 6 }, async () => {
    const form = new FormData();
    form.set('file', new File([sheet], 'personas.xlsx', { type: types.xlsx }));
    const status = await statusOf(target.ask('POST /rest/validate/excel', { as: admin, body: form }));
    before.push(others);
    return status;
  });
  await target.token(ana);
  while (before.length < read.length) {
    expect(await statusOf(target.ask('GET /rest/user', { as: ana }))).toBe(200);
    others++;
  }
  expect(await Promise.all(read)).toEqual([200, 200, 200, 200, 200, 200]);
  // More than a hundred. Sheets that are read in the event loop are answered together, with one call between them.
  const between = before.slice(1).map((count, place) => count - (before[place] ?? 0));
  expect(Math.min(...between)).toBeGreaterThan(10);
}, 180_000);

it('calls beyond the limits are refused with a time to come back, no other way, and afterwards all are answered', async () => {
  const tokens = await Promise.all(
    ['employee', 'manager', 'admin'].map((who) => target.token(`${who}@aurora.example`)),
  );
  const lines = Array.from({ length: 300 }, () => target.raw(''));
  await Promise.all(lines.map(({ socket }) => new Promise((ready) => void socket.once('connect', ready))));
  // All at once: sent one by one, a quick server would have answered each before the next.
  for (const [at, { socket }] of lines.entries())
    socket.write(
      `GET /rest/post?page=1 HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${tokens[at % 3] ?? ''}\r\nConnection: close\r\n\r\n`,
    );
  const seen = await Promise.all(
    lines.map(async ({ said }) => {
      const head = (await said).split('\r\n\r\n')[0] ?? '';
      return `${head.slice(9, 12)} ${/^retry-after: [1-4]$/im.test(head)}`;
    }),
  );
  expect([...new Set(seen)].toSorted()).toEqual(['200 false', '503 true']);
  expect(await statusOf(target.ask('GET /health'))).toBe(200);
  expect(await statusOf(target.ask('GET /rest/post?page=1', { as: ana }))).toBe(200);
}, 60_000);

it('one person holds no more streams than allowed, and another person still gets one', async () => {
  const leaving = new AbortController();
  let ended = 0;
  const closed = Promise.withResolvers<void>();
  const listen = async (as: string): Promise<number> => {
    const answer = await target.ask('GET /rest/stream', { as, signal: leaving.signal });
    if (answer.status !== 200) return answer.status;
    void (async () => {
      try {
        for await (const _piece of answer.body ?? []);
      } catch {
        return;
      }
      if (++ended === 45) closed.resolve();
    })();
    return 200;
  };
  for (let at = 0; at < 50; at++) expect(await listen(ana)).toBe(200);
  await closed.promise;
  expect(await listen(admin)).toBe(200);
  leaving.abort();
}, 60_000);

it('400 connections that never end their headers are closed, and calls are answered meanwhile', async () => {
  const lines = Array.from({ length: 400 }, () =>
    target.raw('GET /rest/user HTTP/1.1\r\nHost: a\r\nX-Slow: '),
  );
  expect(await statusOf(target.ask('GET /rest/user', { as: ana }))).toBe(200);
  for (const { said } of lines) expect(await said).toMatch(/^HTTP\/1\.1 408 |^$/);
}, 60_000);
