/** What a browser's subscription to a push service must look like, for the form of the call and for the server. */
import * as z from 'zod/mini';
import type { GeneralCode } from '../reasons.general.ts';

/** Max subscriptions of a person; the oldest one gives way. */
export const mostDevices = 10;

/** Max characters of an address; push services use about 200. */
const longest = 1_024;

/** Names that no public name server knows. */
const inner = /(^|\.)(local|localhost|localdomain|internal|intranet|private|lan|home|corp|arpa|onion)$/;
const publicName = /^([a-z0-9_]([a-z0-9_-]*[a-z0-9])?\.)+[a-z]([a-z0-9-]*[a-z0-9])$/;

/**
 * Whether an address may be a push service: https on its usual port of a host with a public name. What the name resolves
 * to is checked when a message is sent (`server/pusher.ts`).
 */
export function isPushEndpoint(text: string): boolean {
  if (text.length > longest || !URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password, hash } = new URL(text);
  return (
    protocol === 'https:' &&
    [port, username, password, hash].every((part) => part === '') &&
    publicName.test(hostname) &&
    !inner.test(hostname)
  );
}

const format = { params: { code: 'format' satisfies GeneralCode } };

/** The subscription of a browser (Push API): where messages are sent, and the keys that only this browser can read with. */
export const PushSubscription = z.object({
  endpoint: z.string().check(z.maxLength(longest), z.refine(isPushEndpoint, format)),
  /** An uncompressed point of P-256, base64url. */
  p256dh: z.string().check(
    z.maxLength(87),
    z.refine((key) => /^B[A-P][\w-]{85}$/.test(key), format),
  ),
  /** 16 bytes, base64url. */
  auth: z.string().check(
    z.maxLength(22),
    z.refine((key) => /^[\w-]{21}[AQgw]$/.test(key), format),
  ),
});
export type PushSubscription = z.output<typeof PushSubscription>;
