/** The source address of a call. Attempts are counted by it, so the caller must not be able to choose it. */
import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

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
export function socketOf(c: Context): string | undefined {
  const { incoming } = (c.env ?? {}) as { readonly incoming?: unknown }; // set by @hono/node-server
  return incoming === undefined ? undefined : getConnInfo(c).remote.address;
}
