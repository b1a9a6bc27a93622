/** Direct REST calls and uploads with progress (src/api). */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from '#schema/kit/endpoint.ts';
import { file } from '#schema/kit/files.ts';
import { restCall } from '#src/api/rest.ts';
import { tokenStore } from '#src/api/token.ts';
import { onUnauthorized } from '#src/api/unauthorized.ts';
import { upload } from '#src/api/upload.ts';
import { aKit, onPage, settle } from '../support/edge.ts';
import { FakeSending } from './fakeSending.ts';

const network = onPage();
const rows = endpoints({
  badge: {
    route: 'POST /org/badges/{group}',
    encoding: 'multipart',
    body: z.object({ badgeName: z.string(), image: file({ types: ['image/png'], maxBytes: 10 }) }),
    reply: z.object({ badgeId: z.string() }),
    can: 'session.use',
    origin: 'ours',
  },
  photo: { route: 'GET /photo', answer: 'blob', can: 'session.use', origin: 'ours' },
});
const picture = new File(['a picture'], 'a.png', { type: 'image/png' });
const input = { params: { group: 'a b' }, body: { badgeName: 'Faro', image: picture } };
const refused = (status: number, code: string, more: object = {}): Response =>
  Response.json({ code, status, ...more }, { status });
describe('the REST call', () => {
  it('a REST call sends fields and files in the spelling of the wire, with token, page, language and key', async () => {
    tokenStore.write('mine');
    network.reply = () => Response.json({ badge_id: 'b' });
    expect(await settle(restCall(rows.badge, 'test.badge', input))).toEqual({ value: { badgeId: 'b' } });
    const [sent] = network.sent;
    expect(sent?.url).toBe('https://aurora.example/rest/org/badges/a%20b');
    expect(Object.fromEntries(sent?.headers ?? [])).toMatchObject({
      authorization: 'Bearer mine',
      'accept-language': 'es',
      'x-page-origin': 'https://aurora.example',
      'idempotency-key': expect.stringMatching(/^[0-9a-f-]{32,36}$/),
    });
    const form = await sent?.formData();
    expect([...(form?.keys() ?? [])]).toEqual(['badge_name', 'image']);
  });

  it('a REST write is repeated under the same key, and an invalid one is sent once', async () => {
    network.reply = () => refused(503, 'unavailable');
    expect((await settle(restCall(rows.badge, 'test.badge', input))).error).toMatchObject({
      code: 'unavailable',
      operation: 'test.badge',
    });
    expect(new Set(network.sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
    expect(network.sent).toHaveLength(3);
    network.sent.length = 0;
    network.reply = () =>
      refused(422, 'invalid', { reasons: [{ field: 'badge_name', code: 'required', message: 'x' }] });
    const { error } = await settle(restCall(rows.badge, 'test.badge', input));
    expect(error).toMatchObject({ code: 'invalid', reasons: [{ field: 'badgeName' }] });
    expect(network.sent).toHaveLength(1);
  });

  it('a REST call answers a file unchanged, and a failed read is not repeated', async () => {
    network.reply = () => new Response('bytes', { headers: { 'content-type': 'image/png' } });
    const { value } = await settle(restCall(rows.photo, 'test.photo', {}));
    expect(await value?.text()).toBe('bytes');
    network.reply = () => refused(503, 'unavailable');
    await settle(restCall(rows.photo, 'test.photo', {}));
    expect(network.sent).toHaveLength(2);
  });

  it('a REST call reports a 401 to the session with the token that it was sent with', async () => {
    tokenStore.write('old');
    const told: string[] = [];
    const stop = onUnauthorized((token) => told.push(token));
    network.reply = () => refused(401, 'unauthorized');
    await settle(restCall(rows.photo, 'test.photo', {}));
    stop();
    expect(told).toEqual(['old']);
  });

  it('a REST call distinguishes a timeout, a lost connection and an abort', async () => {
    network.reply = () => new Promise(() => undefined);
    const late = restCall(rows.photo, 'test.photo', {}, { timeout: 5 });
    vi.useRealTimers();
    await expect(late).rejects.toMatchObject({ code: 'timeout' });
    network.reply = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(restCall(rows.photo, 'test.photo', {})).rejects.toMatchObject({ code: 'network' });
    network.reply = () => new Promise(() => undefined);
    const leaving = new AbortController();
    const given = restCall(rows.badge, 'test.badge', input, { signal: leaving.signal });
    leaving.abort(new Error('the person left'));
    await expect(given).rejects.toThrow('the person left');
    const leavingRead = new AbortController();
    const read = restCall(rows.photo, 'test.photo', {}, { signal: leavingRead.signal });
    leavingRead.abort(new Error('the page left'));
    await expect(read).rejects.toThrow('the page left');
  });

  it('a REST call is answered by the demo in the page when the worker did not answer', async () => {
    const { asked } = aKit(async () => Response.json({ badge_id: 'demo' }));
    network.reply = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
    expect((await settle(restCall(rows.badge, 'test.badge', input))).value).toEqual({ badgeId: 'demo' });
    expect((await asked[0]?.formData())?.get('badge_name')).toBe('Faro');
  });
});

describe('the upload', () => {
  beforeEach(() => {
    FakeSending.stub();
  });
  const turn = () => vi.advanceTimersByTimeAsync(0);
  const begin = (options: Parameters<typeof upload>[2] = {}) => {
    const steps: string[] = [];
    const work = upload('/rest/file/k?sig=x', picture, {
      ...options,
      onProgress: (sent, total) => steps.push(`${sent}/${total}`),
    });
    return { steps, ended: settle(work), work };
  };

  it('an upload puts the bytes to the address and reports its progress', async () => {
    const { steps, work } = begin();
    const [sending] = FakeSending.all;
    expect([sending?.opened, sending?.body, sending?.headers['content-type']]).toEqual([
      'PUT https://aurora.example/rest/file/k?sig=x',
      picture,
      'image/png',
    ]);
    sending?.progress(4);
    // The multipart framing is not part of the file size.
    sending?.progress(400);
    sending?.end('load', 200);
    await work;
    expect(steps).toEqual(['0/9', '4/9', '9/9', '9/9']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('a refused upload raises the reasons and is not repeated', async () => {
    const { work } = begin();
    const reasons = [
      { field: '', code: 'file_type', message: 'Este tipo de archivo no se puede usar aquí.' },
    ];
    FakeSending.all[0]?.end('load', 422, { code: 'invalid', status: 422, retryable: false, reasons });
    await expect(work).rejects.toMatchObject({ code: 'invalid', reasons });
    expect(FakeSending.all).toHaveLength(1);
  });

  it('an upload begins again from zero after a lost connection', async () => {
    const { steps, work } = begin();
    FakeSending.all[0]?.progress(5);
    FakeSending.all[0]?.end('error');
    await vi.advanceTimersByTimeAsync(1_000);
    FakeSending.all[1]?.end('load', 200);
    await work;
    expect(steps).toEqual(['0/9', '5/9', '0/9', '9/9']);
  });

  it('an upload times out when it makes no progress, not when it is slow', async () => {
    const { work } = begin({ patience: 100 });
    const failed = work.catch((error: unknown) => error);
    for (let sent = 1; sent < 5; sent++) {
      await vi.advanceTimersByTimeAsync(90);
      FakeSending.all[0]?.progress(sent);
    }
    expect(FakeSending.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await failed).toMatchObject({ code: 'timeout' });
  });

  it('an upload ends when it is aborted', async () => {
    const leaving = new AbortController();
    const { work } = begin({ signal: leaving.signal });
    await turn();
    leaving.abort(new Error('given up'));
    await expect(work).rejects.toThrow('given up');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('an upload of the demo goes to the backend in the page, with progress zero and then complete', async () => {
    const { asked } = aKit(async () => Response.json({ key: 'k' }));
    const { steps, work } = begin();
    await work;
    expect([asked[0]?.method, await asked[0]?.text()]).toEqual(['PUT', 'a picture']);
    expect(steps).toEqual(['0/9', '9/9']);
    expect(FakeSending.all).toHaveLength(0);
  });
});
