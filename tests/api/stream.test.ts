/** The event stream of an open page, as the browser reads it (src/api). */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from '#schema/kit/endpoint.ts';
import { openStream } from '#src/api/stream.ts';
import { tokenStore } from '#src/api/token.ts';
import { onUnauthorized } from '#src/api/unauthorized.ts';
import { aKit, onPage } from '../support/edge.ts';

const network = onPage();
beforeEach(() => tokenStore.write('mine'));
const Happened = z.object({ id: z.string(), postId: z.nullable(z.string()) });
const rows = endpoints({
  stream: { route: 'GET /stream', answer: 'stream', can: 'session.use', origin: 'ours' },
});
const refused = (status: number, code: string): Response => Response.json({ code, status }, { status });

describe('the stream', () => {
  function aLine() {
    const pieces = new TransformStream<string, string>();
    const writer = pieces.writable.getWriter();
    const answer = new Response(pieces.readable.pipeThrough(new TextEncoderStream()), {
      headers: { 'content-type': 'text/event-stream; charset=utf-8' },
    });
    return { answer, say: (text: string) => writer.write(text), end: () => writer.close() };
  }
  function listen(signal = new AbortController().signal) {
    const heard: unknown[] = [];
    let open = 0;
    const ended = openStream({
      row: rows.stream,
      operation: 'test.stream',
      message: Happened,
      signal,
      onMessage: (message) => heard.push(message),
      onOpen: () => void open++,
    });
    return { heard, ended, opened: () => open };
  }

  it('a stream delivers each event once, however it is cut, and skips unknown ones', async () => {
    const { answer, say, end } = aLine();
    network.reply = () => answer;
    const { heard, ended, opened } = listen();
    const text =
      'retry: 3000\n\nid: 1\nevent: message\ndata: {"id":"1","post_id":"p"}\n\n: beat\n\nid: 2\r\ndata: {"id":"2","post_id":null}\r\n\r\ndata: {"id":3}\n\ndata: half\n\n';
    for (const letter of text) await say(letter);
    await end();
    await ended;
    expect(heard).toEqual([
      { id: '1', postId: 'p' },
      { id: '2', postId: null },
    ]);
    expect(opened()).toBe(1);
    expect(network.sent[0]?.headers.get('authorization')).toBe('Bearer mine');
    expect(network.sent[0]?.url).toBe('https://aurora.example/rest/stream');
  });

  it('a stream that falls silent is a lost connection', async () => {
    const { answer, say } = aLine();
    network.reply = () => answer;
    const { ended } = listen();
    const failed = ended.catch((error: unknown) => error);
    await say(': beat\n\n');
    await vi.advanceTimersByTimeAsync(49_000);
    await say(': beat\n\n');
    await vi.advanceTimersByTimeAsync(49_000);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await failed).toMatchObject({ code: 'network' });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('a refused stream raises its error, and a 401 is reported to the session', async () => {
    tokenStore.write('old');
    const told: string[] = [];
    const stop = onUnauthorized((token) => told.push(token));
    network.reply = () => refused(401, 'unauthorized');
    await expect(listen().ended).rejects.toMatchObject({ code: 'unauthorized', operation: 'test.stream' });
    stop();
    expect(told).toEqual(['old']);
    network.reply = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
    await expect(listen().ended).rejects.toMatchObject({ code: 'unknown' });
    network.reply = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(listen().ended).rejects.toMatchObject({ code: 'network' });
  });

  it('a stream without a token asks nothing of the server', async () => {
    tokenStore.forget();
    await expect(listen().ended).rejects.toMatchObject({ code: 'unauthorized' });
    expect(network.sent).toEqual([]);
  });

  it('a stream ends without an error when the page leaves', async () => {
    network.reply = (request) =>
      new Promise((_, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
      });
    const leaving = new AbortController();
    const { ended } = listen(leaving.signal);
    leaving.abort();
    await expect(ended).resolves.toBeUndefined();
  });

  it('a stream of the demo is answered in the page', async () => {
    const { answer, say, end } = aLine();
    const { asked } = aKit(async () => answer);
    const { heard, ended } = listen();
    await say('data: {"id":"1","post_id":null}\n\n');
    await end();
    await ended;
    expect(heard).toHaveLength(1);
    expect([asked.length, network.sent.length]).toEqual([1, 0]);
  });
});
