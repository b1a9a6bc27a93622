/** Addresses under which a file can be read or written for a while, signed by the home (issue "Files"). */
import type { OrgId } from '../store/port.ts';
import type { Sign } from '../http/context.ts';

const hour = 3_600_000;
/** An upload may begin so long after its address was given, in ms. */
const uploadMs = 15 * 60_000;

/** What an address allows: reading a file, or writing exactly one of this kind and size. */
export type Allowed =
  | { readonly verb: 'GET'; readonly org: OrgId; readonly key: string }
  | {
      readonly verb: 'PUT';
      readonly org: OrgId;
      readonly key: string;
      readonly contentType: string;
      readonly size: number;
    };

/** A relative address and the moment, in ms, from which it holds no longer. */
export interface Address {
  readonly url: string;
  readonly expires: number;
}

const textOf = (allowed: Allowed, expires: number): string =>
  JSON.stringify([
    allowed.verb,
    allowed.org,
    allowed.key,
    expires,
    ...(allowed.verb === 'PUT' ? [allowed.contentType, allowed.size] : []),
  ]);

/** The signature that an address with this moment must carry. */
export const signatureOf = (sign: Sign, allowed: Allowed, expires: number): Promise<string> =>
  sign(textOf(allowed, expires));

/** Most addresses kept for each home. */
const maxKept = 20_000;
const kept = new WeakMap<Sign, Map<string, Promise<string>>>();

/** Signing once for each file and hour: a list of 10,000 faces would take a second every time. */
function readingSignature(sign: Sign, allowed: Allowed, expires: number): Promise<string> {
  const text = textOf(allowed, expires);
  const signatures = kept.get(sign) ?? new Map<string, Promise<string>>();
  kept.set(sign, signatures);
  const signature = signatures.get(text) ?? sign(text);
  if (signatures.size >= maxKept) signatures.clear();
  signatures.set(text, signature);
  return signature;
}

/** Reading: the same for one to two hours, up to the end of the next full hour, so that browsers keep what they have. Writing: a quarter of an hour. */
export async function addressOf(sign: Sign, allowed: Allowed, now: number): Promise<Address> {
  const expires = allowed.verb === 'GET' ? (Math.floor(now / hour) + 2) * hour : now + uploadMs;
  const search = new URLSearchParams({
    org: allowed.org,
    exp: String(expires),
    sig: await (allowed.verb === 'GET'
      ? readingSignature(sign, allowed, expires)
      : signatureOf(sign, allowed, expires)),
  });
  return { url: `/rest/file/${allowed.key}?${search.toString()}`, expires };
}

/** Whether a signature is right and its moment has not passed; every letter is looked at, so that time tells nothing. */
export async function allows(
  sign: Sign,
  allowed: Allowed,
  given: { readonly exp: number; readonly sig: string },
  now: number,
): Promise<boolean> {
  const right = await signatureOf(sign, allowed, given.exp);
  let difference = right.length ^ given.sig.length;
  for (let at = 0; at < right.length; at++) difference |= right.charCodeAt(at) ^ given.sig.charCodeAt(at);
  return difference === 0 && given.exp > now;
}
