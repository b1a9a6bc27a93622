/** The source address of a call, as the server tells it to the backend. */
import { describe, expect, it } from 'vitest';
import { deviceHeader, sourceHeader } from '#backend/http/edge.ts';
import { createGraphql } from '#server/apollo.ts';
import { createHttp } from '#server/http.ts';
import { readSdl } from '#server/sdl.ts';
import { proxyNotice, sourceOf } from '#server/source.ts';
import { upstreamTransport } from '#server/upstream.ts';
import { otherServer } from './served.ts';

describe('the source of a call', () => {
  it.each([
    [undefined, '198.51.100.7', false, '198.51.100.7'],
    ['203.0.113.1', '198.51.100.7', false, '198.51.100.7'],
    ['203.0.113.1', '198.51.100.7', true, '203.0.113.1'],
    ['6.6.6.6, 203.0.113.1', '198.51.100.7', true, '203.0.113.1'],
    ['6.6.6.6,203.0.113.1:4711', '198.51.100.7', true, '203.0.113.1'],
    ['nonsense', '198.51.100.7', true, '198.51.100.7'],
    [undefined, '198.51.100.7', true, '198.51.100.7'],
    [undefined, '::ffff:198.51.100.7', false, '198.51.100.7'],
    [undefined, '2001:db8:1:2:3:4:5:6', false, '2001:db8:1:2::/64'],
    ['[2001:0db8:0001:0002::9]:443', '::1', true, '2001:db8:1:2::/64'],
    ['2001:db8::7', '::1', true, '2001:db8:0:0::/64'],
    [undefined, 'fe80::1%eth0', false, 'fe80:0:0:0::/64'],
    [undefined, undefined, false, ''],
  ])(
    'the source of a call forwarded as "%s" to %s (proxy trusted: %s) is %s',
    (forwarded, socket, trusted, source) => {
      expect(sourceOf(forwarded, socket, trusted)).toBe(source);
    },
  );

  it.each([
    ['x-forwarded-for', '203.0.113.1'],
    ['forwarded', 'for=203.0.113.1'],
    ['x-real-ip', '203.0.113.1'],
  ])(
    'calls with %s are reported once and without the address, unless the proxy is trusted',
    async (name, value) => {
      const noticed = async (trustProxy: boolean, headers: Record<string, string>): Promise<string[]> => {
        const lines: string[] = [];
        const answerer = { fetch: async () => Response.json([]) };
        const app = createHttp({
          graphql: answerer,
          rest: answerer,
          trustProxy,
          log: (line) => void lines.push(line),
        });
        for (let time = 0; time < 3; time++)
          await app.fetch(new Request('http://a.test/rest/language', { headers }));
        return lines.filter((line) => !line.startsWith('GET'));
      };
      expect(await noticed(false, { [name]: value })).toEqual([proxyNotice]);
      expect(proxyNotice).toMatch(/TRUST_PROXY/);
      expect([await noticed(true, { [name]: value }), await noticed(false, {})]).toEqual([[], []]);
    },
  );

  /** The source address that REST receives through the whole edge. */
  async function sourcesOf(trustProxy: boolean, headers: Record<string, string>): Promise<(string | null)[]> {
    const seen: (string | null)[] = [];
    const rest = {
      fetch: async (request: Request) => {
        seen.push(request.headers.get(sourceHeader));
        return Response.json([]);
      },
    };
    const behind = {
      base: 'http://in.process/rest',
      answer: async ({ headers }: Pick<Request, 'headers'>) => {
        seen.push(headers.get(sourceHeader));
        return { reply: [] };
      },
    };
    const graphql = await createGraphql({ sdl: readSdl(), rest: behind, known: 'any' });
    const app = createHttp({ graphql, rest, trustProxy, log: () => undefined });
    const env = { incoming: { socket: { remoteAddress: '198.51.100.7' } } };
    await app.fetch(new Request('http://a.test/rest/language', { headers }), env);
    await app.fetch(
      new Request('http://a.test/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ query: '{ languages { id } }' }),
      }),
      env,
    );
    await graphql.stop();
    return seen;
  }

  it('the source of a call reaches REST directly and through the facade, and cannot be forged', async () => {
    const forged = { [sourceHeader]: '6.6.6.6', 'x-forwarded-for': '6.6.6.6' };
    expect(await sourcesOf(false, forged)).toEqual(['198.51.100.7', '198.51.100.7']);
    const through = { ...forged, 'x-forwarded-for': '6.6.6.6, 203.0.113.1' };
    expect(await sourcesOf(true, through)).toEqual(['203.0.113.1', '203.0.113.1']);
  });

  it('the source of a call is not sent to an upstream server', async () => {
    const other = await otherServer((_, response) => {
      response.setHeader('content-type', 'application/json');
      response.end('[]');
    });
    const { base, send } = upstreamTransport(other.base);
    const headers = { [sourceHeader]: '198.51.100.7', [deviceHeader]: 'marks' };
    await send(new Request(`${base}/language`, { headers }));
    expect(other.asked[0]?.headers[sourceHeader]).toBeUndefined();
    expect(other.asked[0]?.headers[deviceHeader]).toBeUndefined();
    await other.stop();
  });
});
