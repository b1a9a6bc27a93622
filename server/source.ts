/** Where a call comes from: what guesses are counted by, so no caller may choose it. */
import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** An address without its port, in the form in which it is counted: of IPv6 the half that a subscriber is given. */
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

/** By the socket, or by the last address that a trusted proxy has added; empty where neither is known. */
export function sourceOf(
  forwarded: string | undefined,
  socket: string | undefined,
  trustProxy: boolean,
): string {
  const told = trustProxy ? counted(forwarded?.split(',').at(-1)?.trim() ?? '') : undefined;
  return told ?? counted(socket ?? '') ?? '';
}

/** The other end of the connection; undefined where there is none, as in tests. */
export function socketOf(c: Context): string | undefined {
  const { incoming } = (c.env ?? {}) as { readonly incoming?: unknown }; // @hono/node-server puts it there
  return incoming === undefined ? undefined : getConnInfo(c).remote.address;
}
