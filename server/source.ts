/** The source address of a call. Attempts are counted by it, so the caller must not be able to choose it. */
import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { sourceHeader } from '#backend/http/edge.ts';

/** An address without its port, normalised for counting: for IPv6 only the prefix of a subscriber. */
function counted(text: string): string | undefined {
  const bare = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  const address = bare.replace(/%.*$/, '').toLowerCase();
  const mapped = /^::ffff:([\d.]+)$/.exec(address)?.[1] ?? address;
  if (isIP(mapped) === 4) return mapped;
  if (isIP(mapped) !== 6) return undefined;
  const [before = '', after] = mapped.split('::');
  const first = before === '' ? [] : before.split(':');
  const last = after === undefined || after === '' ? [] : after.split(':');
  const gap = after === undefined ? 0 : 8 - first.length - last.length;
  const parts = [...first, ...Array.from({ length: Math.max(gap, 0) }, () => '0'), ...last];
  return `${parts
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/**
 * The address of the socket, or the last address that a trusted proxy has added; empty if both are unknown.
 */
export function sourceOf(
  forwarded: string | undefined,
  socket: string | undefined,
  trustProxy: boolean,
): string {
  const told = trustProxy ? counted(forwarded?.split(',').at(-1)?.trim() ?? '') : undefined;
  return told ?? counted(socket ?? '') ?? '';
}

/** The remote address of the connection; undefined without a connection, as in tests. */
function socketOf(c: Context): string | undefined {
  const { incoming } = (c.env ?? {}) as { readonly incoming?: unknown }; // set by @hono/node-server
  return incoming === undefined ? undefined : getConnInfo(c).remote.address;
}

/** Headers by which a proxy names itself. */
const forwardedBy = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const;

/** The notice that a proxy is in front of a server that does not trust one. */
export const proxyNotice =
  'A call came through a proxy, but TRUST_PROXY is not set: everybody behind the proxy counts as one source of sign-in ' +
  'attempts. Set TRUST_PROXY=1 if a proxy of yours sets X-Forwarded-For.';

/**
 * Sets the header with the source of a call; a value of the caller is discarded. The first call with a forwarded
 * address that is not trusted is logged, once and without the address.
 */
export function createSource(trustProxy: boolean, log: (line: string) => void): (c: Context) => void {
  let isSaid = trustProxy;
  return (c) => {
    const { headers } = c.req.raw;
    if (!isSaid && forwardedBy.some((name) => headers.has(name))) {
      isSaid = true;
      log(proxyNotice);
    }
    const source = sourceOf(c.req.header('x-forwarded-for'), socketOf(c), trustProxy);
    if (source === '') headers.delete(sourceHeader);
    else headers.set(sourceHeader, source);
  };
}
