/** Hands notifications of browsers to their push services, whose addresses come from the browsers of people. */
import { lookup, type LookupAddress } from 'node:dns';
import type http from 'node:http';
import https from 'node:https';
import { BlockList, isIPv4, type LookupFunction } from 'node:net';
import type { Pusher } from '#backend/http/messengers.ts';
import { NotTaken } from '#backend/jobs/queue.ts';
import type { Vapid } from './pushSettings.ts';
import { pauseOf } from './retryAfter.ts';
import { authorization, encrypted } from './webPush.ts';

/** Max wait for a push service, in ms. */
const patienceMs = 10_000;
/** Seconds that a push service keeps a message for a browser that is off. */
const keptSeconds = 86_400;

const inner = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(net, bits, 'ipv4');
// Of IPv6 only global addresses are reached, without those that hold an IPv4 address.
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');
for (const [net, bits] of [
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  inner.addSubnet(net, bits, 'ipv6');

/** Whether an address is one of the public internet. */
export const isPublicAddress = (address: string): boolean =>
  isIPv4(address)
    ? !inner.check(address, 'ipv4')
    : global.check(address, 'ipv6') && !inner.check(address, 'ipv6');

/** What a push service answers. */
interface Answer {
  readonly status: number;
  readonly retryAfter: string | undefined;
}

/** Resolves names, and fails if one of the addresses is not allowed: what was checked is what is connected to. */
const lookupOf =
  (isAllowed: (address: string) => boolean): LookupFunction =>
  (name, options, done) =>
    lookup(name, { ...options, all: true }, (error, found: LookupAddress[]) => {
      const [first] = found ?? [];
      if (error !== null || first === undefined) done(error ?? new NotTaken('ENOTFOUND', undefined, 0), []);
      else if (!found.every(({ address }) => isAllowed(address)))
        done(new NotTaken('EPRIVATE', undefined, 0), []);
      else if (options.all === true) done(null, found);
      else done(null, first.address, first.family);
    });

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown';

/** Sends notifications; `close` ends the connections. Tests pass their own way to a push service. */
export function createPusher(
  settings: Vapid,
  {
    wire = https,
    isAllowed = isPublicAddress,
    clock = Date.now,
  }: {
    readonly wire?: Pick<typeof http, 'Agent' | 'request'>;
    readonly isAllowed?: (address: string) => boolean;
    readonly clock?: () => number;
  } = {},
): { readonly send: Pusher; readonly close: () => void } {
  const agent = new wire.Agent({ keepAlive: true, maxSockets: 4 });
  const sealed = (text: string, to: Parameters<Pusher>[0]): Buffer | undefined => {
    try {
      return encrypted(text, to);
    } catch {
      return undefined;
    }
  };
  const post = async (endpoint: string, body: Buffer, tag: string): Promise<Answer> => {
    const headers = {
      authorization: await authorization(endpoint, settings, clock()),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      'content-length': body.byteLength,
      ttl: keptSeconds,
      // Of several that wait for a browser, only the last of a kind arrives.
      topic: tag,
    };
    return new Promise((resolve, reject) => {
      const options = {
        method: 'POST',
        headers,
        agent,
        lookup: lookupOf(isAllowed),
        signal: AbortSignal.timeout(patienceMs),
      };
      const sending = wire.request(endpoint, options, (answer) => {
        answer.resume();
        resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] });
      });
      sending.on('error', (error) => reject(new NotTaken(codeOf(error), undefined, 0)));
      sending.end(body);
    });
  };
  return {
    async send(to, notice) {
      const body = sealed(JSON.stringify(notice), to);
      // A message for an invalid key could not be read.
      if (body === undefined) return 'gone';
      const { status, retryAfter } = await post(to.endpoint, body, notice.tag);
      if (status >= 200 && status < 300) return 'sent';
      if (status === 404 || status === 410) return 'gone';
      throw new NotTaken('PUSH', status, pauseOf(retryAfter, clock()));
    },
    close: () => agent.destroy(),
  };
}
