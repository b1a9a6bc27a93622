/** What the server does with too many callers and too slow ones, over real connections and with short limits. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { createBackend } from '#backend/app.ts';
import { createEventBus } from '#backend/http/eventBus.ts';
import { createHttp } from '#server/http.ts';
import { defaultLimits, type Limits } from '#server/limits.ts';
import { listen } from '#server/listen.ts';
import { openTestDeployment } from '../support/deployment.ts';

type Answer = (request: Request) => Promise<Response>;

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

/** Listens with these limits; calls are answered by `answer`. */
async function listening(limits: Partial<Limits>, answer: Answer) {
  const all = { ...defaultLimits, ...limits };
  const app = createHttp({
    graphql: { fetch: answer },
    rest: { fetch: answer },
    limits: all,
    log: () => undefined,
  });
  const { address, stop } = await listen(app, { host: '127.0.0.1', port: 0 }, all);
  endings.push(stop);
  const ask = (path: string, init?: RequestInit) => fetch(new URL(path, address), init);
  /** The status of an answer that is read to its end, so that its connection is idle again. */
  const statusOf = async (path: string, init?: RequestInit): Promise<number> => {
    const answer = await ask(path, init);
    await answer.arrayBuffer();
    return answer.status;
  };
  /** A connection that sends this text and reads only if `reads`. */
  const line = (text: string, reads = true): Socket => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    socket.on('error', () => undefined);
    if (reads) socket.resume();
    endings.push(() => socket.destroy());
    socket.write(text);
    return socket;
  };
  return { ask, statusOf, line };
}

const closed = (socket: Socket): Promise<unknown> =>
  new Promise((resolve) => void socket.once('close', resolve));

/** Calls to `/rest/user` wait until they are let go; every other call is answered at once. */
function waiting() {
  const [gate, begun] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const answer: Answer = async ({ url }) => {
    if (!url.endsWith('/rest/user')) return Response.json([]);
    begun.resolve();
    await gate.promise;
    return Response.json({});
  };
  return { answer, begun: begun.promise, letGo: gate.resolve };
}

describe('more calls than the server takes', () => {
  it('a call beyond the limit is refused with 503 in both languages and a time to come back; those in progress end', async () => {
    const { answer, begun, letGo } = waiting();
    const { ask, statusOf } = await listening({ calls: 1 }, answer);
    const first = statusOf('/rest/user');
    await begun;
    const spanish = await ask('/rest/post');
    expect([spanish.status, spanish.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await spanish.json()).toMatchObject({
      code: 'unavailable',
      recoverable: true,
      retryAfter: 1,
      message: 'Servidor temporalmente no disponible. Intenta más tarde.',
    });
    const english = await ask('/graphql', {
      method: 'POST',
      body: '{}',
      headers: { 'accept-language': 'en' },
    });
    expect([english.status, english.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await english.json()).toMatchObject({
      errors: [
        {
          message: 'Server temporarily unavailable. Try later.',
          extensions: { code: 'unavailable', recoverable: true, retryAfter: 2 },
        },
      ],
    });
    expect(await statusOf('/health')).toBe(200);
    letGo();
    expect(await first).toBe(200);
    expect(await statusOf('/rest/post')).toBe(200);
  });

  it('calls that arrive while the server works are counted, and begin one after another', async () => {
    const { line, statusOf } = await listening({ calls: 2 }, async () => Response.json([]));
    const lines = Array.from({ length: 5 }, () => line('', false));
    await Promise.all(lines.map((socket) => new Promise((resolve) => void socket.once('connect', resolve))));
    const heads = lines.map(async (socket) => {
      const [piece] = (await once(socket, 'data')) as [Buffer];
      return piece.toString().slice(9, 12);
    });
    // Once this is answered, the server has taken the connections, and reads from all of them in one turn.
    await statusOf('/health');
    for (const socket of lines) socket.write('GET /rest/user HTTP/1.1\r\nHost: a\r\n\r\n');
    expect((await Promise.all(heads)).toSorted()).toEqual(['200', '200', '503', '503', '503']);
  });

  it('one session with too many calls is refused, and another one is answered', async () => {
    const { answer, begun, letGo } = waiting();
    const { statusOf } = await listening({ callsPerSession: 1 }, answer);
    const as = (authorization: string) => ({ headers: { authorization } });
    const first = statusOf('/rest/user', as('Bearer ana'));
    await begun;
    expect(await statusOf('/rest/post', as('Bearer ana'))).toBe(503);
    expect(await statusOf('/rest/post', as('Bearer luis'))).toBe(200);
    letGo();
    await first;
    expect(await statusOf('/rest/post', as('Bearer ana'))).toBe(200);
  });

  it('uploads in progress have places of their own', async () => {
    const begun = Promise.withResolvers<void>();
    const { statusOf, line } = await listening({ calls: 1, uploads: 1 }, async (request) => {
      if (request.method !== 'POST') return Response.json([]);
      begun.resolve();
      await request.arrayBuffer();
      return Response.json([]);
    });
    line('POST /rest/validate/excel HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nx');
    await begun.promise;
    const form = new FormData();
    expect(await statusOf('/rest/validate/excel', { method: 'POST', body: form })).toBe(503);
    expect(await statusOf('/rest/user')).toBe(200);
  });
});

describe('callers that are too slow', () => {
  it('a connection that sends nothing, and one that ends its headers never, are closed', async () => {
    const { line } = await listening({ headersSeconds: 0.05 }, async () => Response.json([]));
    await Promise.all([closed(line('')), closed(line('GET /rest/user HTTP/1.1\r\nHost: a\r\n'))]);
  });

  it('a call whose body does not arrive takes no place in the queue, and its connection is closed', async () => {
    const { statusOf, line } = await listening({ calls: 1, requestSeconds: 0.1 }, async () =>
      Response.json([]),
    );
    const slow = line('POST /rest/login HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nx');
    expect(await statusOf('/rest/user')).toBe(200);
    await closed(slow);
  });

  it('a connection beyond the limit is closed, and the others stay', async () => {
    const { line } = await listening({ connections: 1 }, async () => Response.json([]));
    const first = line('GET /health HTTP/1.1\r\nHost: a\r\n\r\n', false);
    await new Promise((resolve) => void first.once('data', resolve));
    await closed(line('GET /health HTTP/1.1\r\nHost: a\r\n\r\n'));
    expect(first.destroyed).toBe(false);
  });

  it('a caller that does not read its answer is closed', async () => {
    const gone = Promise.withResolvers<void>();
    const { line } = await listening({ stuckSeconds: 0.1 }, async ({ signal }) => {
      signal.addEventListener('abort', () => gone.resolve());
      return new Response(new Uint8Array(32_000_000));
    });
    line('GET /rest/user HTTP/1.1\r\nHost: a\r\n\r\n', false);
    await gone.promise;
  });
});

describe('streams of open pages', () => {
  const last = 'the last post';
  const message = (postId: string) => ({ id: postId, kind: 'post.removed', postId }) as const;

  /** A server with a real stream; `open` opens a page of a person, `tell` publishes to everybody. */
  async function streaming(limits: Pick<Limits, 'streams' | 'streamsPerPerson'>) {
    const deployment = await openTestDeployment('tab');
    endings.push(deployment.close);
    const eventBus = createEventBus(() => undefined, limits);
    const closing = new AbortController();
    const backend = createBackend({
      ...deployment.dependencies,
      eventBus,
      closing: closing.signal,
      log: () => undefined,
    });
    const { ask, line } = await listening({}, backend.fetch);
    endings.push(() => closing.abort());
    const org = (await deployment.db.directory.find('email:employee@aurora.example')) ?? '';
    return {
      line,
      tokenOf: (who: string) => deployment.tokenOf(`${who}@aurora.example`),
      tell: (postId: string) => eventBus.publish(org, [{ to: 'everyone', message: message(postId) }]),
      async open(who: string) {
        const authorization = `Bearer ${await deployment.tokenOf(`${who}@aurora.example`)}`;
        const answer = await ask('/rest/stream', { headers: { authorization } });
        const ended = Promise.withResolvers<void>();
        const heard = Promise.withResolvers<void>();
        const decoder = new TextDecoder();
        void (async () => {
          let text = '';
          for await (const piece of answer.body ?? []) {
            text = text.slice(-100) + decoder.decode(piece);
            if (text.includes(last)) heard.resolve();
          }
          ended.resolve();
        })();
        return { answer, ended: ended.promise, heard: heard.promise };
      },
    };
  }

  it('a stream beyond the limit of a person closes that person’s oldest stream, and the other streams go on', async () => {
    const { open, tell } = await streaming({ streams: 9, streamsPerPerson: 2 });
    const [other, oldest, second] = [await open('manager'), await open('employee'), await open('employee')];
    const third = await open('employee');
    await oldest.ended;
    tell(last);
    await Promise.all([other, second, third].map(({ heard }) => heard));
  });

  it('more streams than the server takes are refused with 503, until one closes', async () => {
    const { open } = await streaming({ streams: 2, streamsPerPerson: 1 });
    const first = await open('employee');
    await open('manager');
    const refused = await open('admin');
    expect([refused.answer.status, refused.answer.headers.get('retry-after')]).toEqual([503, '3']);
    await open('employee');
    await first.ended;
  });

  it('a page that never reads its stream is dropped when its messages pile up, and one that reads hears all', async () => {
    const { open, line, tokenOf, tell } = await streaming({ streams: 9, streamsPerPerson: 1 });
    const reading = await open('manager');
    const begin = `GET /rest/stream HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${await tokenOf('employee')}\r\n\r\n`;
    const silent = line(begin, false);
    await new Promise((resolve) => void silent.once('readable', resolve));
    // Larger than what the system keeps for a connection.
    const long = 'x'.repeat(16_000);
    for (let sent = 0; sent < 1_000; sent++) {
      tell(long);
      await setImmediate();
    }
    tell(last);
    await reading.heard;
    const gone = closed(silent);
    silent.resume();
    await gone;
  });
});
