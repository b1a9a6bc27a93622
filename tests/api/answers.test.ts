/** How src/api handles each kind of answer: the sentences of the error catalogue, and 401 for old tokens (spec §8). */
import { describe, expect, it, vi } from 'vitest';
import { ask, askParts } from '#src/api/ask.ts';
import { request } from '#src/api/client.ts';
import { tokenStore } from '#src/api/token.ts';
import { onUnauthorized } from '#src/api/unauthorized.ts';
import { ChangeThing, failed, graphql, settle, Start, Thing, onPage } from '../support/edge.ts';

const network = onPage();
const page = (status = 200) =>
  new Response('<!doctype html><title>Wifi</title>', { status, headers: { 'content-type': 'text/html' } });

describe('every call', () => {
  it('a call carries its token, language, page origin and idempotency key', async () => {
    tokenStore.write('t1');
    vi.stubGlobal('document', { documentElement: { lang: 'en' } });
    await settle(request(ChangeThing, { a: 1 }, { key: 'k' }));
    const [sent] = network.sent;
    expect(new URL(sent?.url ?? '').pathname).toBe('/graphql');
    expect(Object.fromEntries(sent?.headers ?? [])).toMatchObject({
      authorization: 'Bearer t1',
      'accept-language': 'en',
      'content-type': 'application/json',
      'idempotency-key': 'k',
      'x-page-origin': 'https://aurora.example',
    });
    expect(await sent?.json()).toEqual({ query: 'mutation ChangeThing { thing }', variables: { a: 1 } });
  });

  it('a call carries no token when there is none or none is wanted', async () => {
    await settle(ask(Thing, {}));
    tokenStore.write('t1');
    await settle(ask(Thing, {}, { token: null }));
    expect(network.sent.map((sent) => sent.headers.get('authorization'))).toEqual([null, null]);
  });

  it('a repeated call keeps the token of the person who acted, also after another person signed in', async () => {
    tokenStore.write('ana');
    network.reply = () => {
      tokenStore.write('beto');
      return failed({ code: 'unavailable', status: 503 });
    };
    await settle(request(ChangeThing, {}));
    expect(network.sent.map((sent) => sent.headers.get('authorization'))).toEqual([
      'Bearer ana',
      'Bearer ana',
      'Bearer ana',
    ]);
  });
});

describe('the answer with data', () => {
  it.each([
    ['of a component call', () => request(Thing, {})],
    ['of start-up', () => ask(Thing, {})],
  ])('the answer %s is parsed once', async (_name, call) => {
    network.reply = () => graphql({ data: { thing: 5 } });
    const parse = vi.spyOn(JSON, 'parse');
    expect(await settle(call())).toEqual({ value: { thing: 5 } });
    expect(parse).toHaveBeenCalledTimes(1);
  });
});

describe('the answer without data', () => {
  it.each([
    [
      'a page instead of data',
      () => page(),
      { code: 'unknown', status: 200, message: 'Error desconocido' },
      1,
    ],
    [
      'a page of an ailing proxy',
      () => page(502),
      {
        code: 'unavailable',
        status: 502,
        message: 'Servidor temporalmente no disponible. Intenta más tarde.',
      },
      3,
    ],
    [
      'a body cut off on its way',
      () => new Response('{"data":{"thi', { headers: { 'content-type': 'application/json' } }),
      { code: 'network', status: 0 },
      3,
    ],
    ['data of another kind', () => graphql([1]), { code: 'unknown' }, 1],
    ['nothing', () => new Response(null, { status: 204 }), { code: 'unknown' }, 1],
    [
      'a REST error',
      () => graphql({ code: 'internal', message: 'x' }, { status: 500 }),
      { code: 'internal', status: 500, message: 'Error interno del servidor. Intenta más tarde.' },
      1,
    ],
    [
      'an error without a status',
      () => graphql({ errors: [{ message: 'Cannot return null' }] }),
      { code: 'unknown' },
      1,
    ],
  ] as const)(
    'an answer that is %s raises its ApiError after the expected number of sends',
    async (_name, reply, expected, sends) => {
      network.reply = reply;
      for (const call of [() => ask(Thing, {}), () => request(Thing, {}, { pass: 'request' })]) {
        network.sent.length = 0;
        const { error } = await settle(call());
        expect(error).toMatchObject({ name: 'ApiError', ...expected });
        expect(network.sent).toHaveLength(sends);
      }
    },
  );

  it('a network that is down raises the network error', async () => {
    network.reply = () => {
      throw new TypeError('Failed to fetch');
    };
    const { error } = await settle(ask(Thing, {}));
    expect(error).toMatchObject({
      code: 'network',
      operation: 'Thing',
      message: 'Error de conexión. Verifica tu conexión a internet.',
    });
  });

  it('a connection that breaks in the middle of the body raises the network error', async () => {
    const broken = () =>
      new Response(
        new ReadableStream({ pull: (controller) => controller.error(new TypeError('network error')) }),
        {
          headers: { 'content-type': 'application/json' },
        },
      );
    network.reply = broken;
    const { error } = await settle(ask(Thing, {}));
    expect(error).toMatchObject({ code: 'network' });
  });

  it('an answer that takes too long raises the timeout error, also when only its body is late', async () => {
    const deadlines: AbortController[] = [];
    const limits: number[] = [];
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const deadline = new AbortController();
      deadlines.push(deadline);
      limits.push(ms);
      setTimeout(() => deadline.abort(new DOMException('too long', 'TimeoutError')), ms);
      return deadline.signal;
    });
    network.reply = (_, number) =>
      number === 1
        ? new Promise<Response>(() => undefined)
        : new Response(new ReadableStream(), { headers: { 'content-type': 'application/json' } });
    const { error } = await settle(ask(Thing, {}));
    expect(error).toMatchObject({
      code: 'timeout',
      message: 'La solicitud tardó demasiado. Intenta nuevamente.',
    });
    expect(limits).toEqual([30_000, 30_000, 30_000]);
    expect(network.at).toEqual([0, 31, 63]);
  });

  it('an error keeps its reasons by field, its operation and the message in the page’s language', async () => {
    vi.stubGlobal('document', { documentElement: { lang: 'en' } });
    const reasons = [{ field: 'amount', code: 'integer', message: 'It must be a whole number.' }];
    network.reply = () =>
      failed({ code: 'invalid', status: 422, recoverable: false, reasons, operation: 'recognitions.send' });
    const { error } = await settle(request(ChangeThing, {}));
    expect(error).toMatchObject({
      code: 'invalid',
      operation: 'recognitions.send',
      reasons,
      message: 'Some data needs correcting.',
    });
  });
});

describe('the answer with status 401', () => {
  const refuse = () => failed({ code: 'unauthorized', status: 401 });

  it('a 401 clears the token that it was sent with', async () => {
    const stop = onUnauthorized((sent) => tokenStore.forget(sent));
    tokenStore.write('old');
    network.reply = refuse;
    await settle(request(Thing, {}));
    expect(tokenStore.read()).toBeNull();
    stop();
  });

  it('a 401 of a later field is reported once, and the call raises the error of the first field', async () => {
    const heard: string[] = [];
    const stop = onUnauthorized((sent) => heard.push(sent));
    tokenStore.write('t');
    network.reply = () =>
      graphql({
        data: { user: null, counts: null },
        errors: [
          { message: '', path: ['counts'], extensions: { code: 'internal', status: 500 } },
          { message: '', path: ['user'], extensions: { code: 'unauthorized', status: 401 } },
        ],
      });
    const { error } = await settle(request(Start, {}));
    expect(error).toMatchObject({ name: 'ApiError', code: 'internal' });
    expect(heard).toEqual(['t']);
    stop();
  });

  it('a 401 for an old token does not clear the new token', async () => {
    const stop = onUnauthorized((sent) => tokenStore.forget(sent));
    tokenStore.write('old');
    network.reply = () => {
      tokenStore.write('new');
      return refuse();
    };
    await settle(request(Thing, {}));
    expect(tokenStore.read()).toBe('new');
    stop();
  });

  it('a 401 is reported for a bare status and for a part, but not without a token or for a wrong password', async () => {
    const heard: string[] = [];
    const stop = onUnauthorized((sent) => heard.push(sent));
    network.reply = refuse;
    await settle(ask(Thing, {}));
    tokenStore.write('t');
    network.reply = () => failed({ code: 'invalid_credentials', status: 401 });
    await settle(ask(Thing, {}));
    expect(heard).toEqual([]);
    network.reply = () => new Response('', { status: 401 });
    await settle(ask(Thing, {}));
    network.reply = () =>
      graphql({
        data: { user: null, counts: 1 },
        errors: [{ message: '', path: ['user'], extensions: { code: 'unauthorized', status: 401 } }],
      });
    await settle(askParts(Start, {}));
    expect(heard).toEqual(['t', 't']);
    stop();
  });
});
