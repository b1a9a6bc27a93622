/**
 * The server in front of a foreign REST server: answers are passed on, and faults become a sentence of the catalogue.
 */
import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createProxy, upstreamTransport } from '#server/upstream.ts';
import { DeleteCommentDocument } from '#src/gql/graphql.ts';
import { otherServer, serve } from './served.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const stop of stops.splice(0)) await stop();
});

const languages = '{ languages { code } }';
const json = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, {
    'content-type': 'application/json',
    'set-cookie': 'track=1',
    'x-inside': 'db7',
  });
  response.end(JSON.stringify(body));
};
const page =
  (status: number) =>
  (response: ServerResponse): void => {
    response.writeHead(status, { 'content-type': 'text/html' });
    response.end('<html>nginx</html>');
  };

const failure = async (answer: Response) =>
  ((await answer.json()) as { errors: { extensions: object }[] }).errors[0]?.extensions;

async function inFrontOf(answer: (response: ServerResponse) => void) {
  const other = await otherServer((_request, response) => answer(response));
  const served = await serve({ rest: createProxy(other.base), transport: upstreamTransport(other.base) });
  stops.push(served.stop, other.stop);
  return { other, served };
}

describe('the upstream server', () => {
  it('an upstream server gets the session, and its answer comes back without cookies and other headers', async () => {
    const { other, served } = await inFrontOf((response) =>
      json(response, 200, [{ id: '1', code: 'es', name: 'Español' }]),
    );
    const answer = await served.get('/rest/language?x=1', {
      authorization: 'Bearer t',
      'x-page-origin': 'https://aurora.example',
      cookie: 'a=b',
    });
    expect(await answer.json()).toEqual([{ id: '1', code: 'es', name: 'Español' }]);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(answer.headers.get('x-inside')).toBeNull();
    expect(other.asked[0]).toMatchObject({
      method: 'GET',
      url: '/api/language?x=1',
      headers: { authorization: 'Bearer t', 'x-page-origin': 'https://aurora.example' },
    });
    expect(other.asked[0]?.headers.cookie).toBeUndefined();
  });

  it('an upstream server answers through the facade as over REST', async () => {
    const { other, served } = await inFrontOf((response) =>
      json(response, 200, [{ id: '1', code: 'es', name: 'Español' }]),
    );
    expect(await (await served.ask(languages)).json()).toEqual({ data: { languages: [{ code: 'es' }] } });
    // Every call says JSON, also without a body.
    expect(other.asked[0]).toMatchObject({
      url: '/api/language',
      headers: { 'content-type': 'application/json' },
    });
  });

  it('an upstream server gets writes with body and key, and its status and reasons come back', async () => {
    const { other, served } = await inFrontOf((response) =>
      json(response, 422, {
        code: 'invalid',
        message: 'x',
        reasons: [{ field: 'email', code: 'email', message: 'No es un correo válido.' }],
      }),
    );
    const answer = await served.send('/rest/login', '{"email":"x"}', { 'idempotency-key': 'k' });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ reasons: [{ field: 'email' }] });
    expect(other.asked[0]).toMatchObject({
      method: 'POST',
      body: '{"email":"x"}',
      headers: { 'idempotency-key': 'k' },
    });
  });

  it.each(['.', '..', ''])('an id "%s" is unknown, and no request leaves for another address', async (id) => {
    const { other, served } = await inFrontOf((response) => json(response, 200, { success: true }));
    const answer = await served.ask(DeleteCommentDocument.toString(), { id });
    expect(await failure(answer)).toMatchObject({ code: 'not_found', status: 404 });
    expect(other.asked).toHaveLength(0);
  });

  it('the API description in front of an upstream server is our own', async () => {
    const { other, served } = await inFrontOf((response) => json(response, 404, {}));
    expect(await (await served.get('/rest/openapi.json')).json()).toMatchObject({
      servers: [{ url: '/rest' }],
    });
    expect(other.asked).toHaveLength(0);
  });
});

describe('the failing upstream server', () => {
  it.each([
    [
      'answers with a page',
      page(200),
      502,
      { code: 'unavailable', status: 502 },
      { code: 'unknown', status: 200 },
    ],
    [
      'answers with a page of its proxy',
      page(503),
      503,
      { code: 'unavailable', status: 503 },
      { code: 'unavailable', status: 503 },
    ],
    [
      'answers 404 with a page',
      page(404),
      404,
      { code: 'not_found', status: 404 },
      { code: 'not_found', status: 404 },
    ],
    [
      'hangs up',
      (response: ServerResponse) => response.destroy(),
      502,
      { code: 'unavailable', status: 502 },
      { code: 'unavailable', status: 502 },
    ],
  ] as const)(
    'an upstream server that %s gives a catalogued error over REST and over the facade',
    async (_name, answer, status, rest, facade) => {
      const { served } = await inFrontOf((response) => void answer(response));
      const overRest = await served.get('/rest/language');
      expect(overRest.status).toBe(status);
      expect(overRest.headers.get('content-type')).toContain('application/json');
      expect(await overRest.json()).toMatchObject(rest);
      const overFacade = await served.ask(languages);
      expect(overFacade.headers.get('content-type')).toContain('json');
      expect(await failure(overFacade)).toMatchObject(facade);
    },
  );

  it('an upstream server that is down gives the error unavailable', async () => {
    const { other, served } = await inFrontOf((response) => json(response, 200, []));
    await other.stop();
    stops.splice(stops.indexOf(other.stop), 1);
    expect((await served.get('/rest/language')).status).toBe(502);
    expect(await failure(await served.ask(languages))).toMatchObject({
      code: 'unavailable',
      recoverable: true,
    });
  });

  it('an upstream server that is too slow is asked once per call and gives a timeout', async () => {
    const limits: number[] = [];
    const { other, served } = await inFrontOf(() => undefined);
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      limits.push(ms);
      const limit = new AbortController();
      const nth = limits.length;
      // The limit ends once the request has arrived: on a busy machine that takes a while.
      const end = (): void => {
        if (other.asked.length < nth) setTimeout(end, 5);
        else limit.abort(new DOMException('slow', 'TimeoutError'));
      };
      setTimeout(end, 5);
      return limit.signal;
    });
    const answer = await served.get('/rest/language');
    expect(answer.status).toBe(504);
    expect(await answer.json()).toMatchObject({ code: 'unavailable' });
    expect(await failure(await served.ask(languages))).toMatchObject({ code: 'timeout', recoverable: true });
    expect(other.asked).toHaveLength(2);
    expect(limits).toEqual([60_000, 30_000]);
  });
});
