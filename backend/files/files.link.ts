/** Temporary addresses for reading or writing a file, signed with the secret of the deployment. */
import type { FileKind } from '#schema/files/files.rules.ts';
import type { OrgId } from '../store/port.ts';
import type { Sign } from '../http/context.ts';
import { sameText } from '../kit/sameText.ts';

const hour = 3_600_000;
/** How long after its creation an upload address can be used, in ms. */
const uploadMs = 15 * 60_000;

/**
 * Kinds that records show by addresses without a reader: pictures that every person of the organisation may see, which
 * lists show by thousands, and files that arrived inside a call. They end with their bytes.
 */
const openKinds: readonly string[] = ['user-profile-picture', 'corp-benef-image', 'call'] satisfies readonly (
  | FileKind
  | 'call'
)[];

/** The folder of files of traceless calls: their keys tell no time, and their bytes are kept without a name. */
export const tracelessFolder = 'traceless';

/** Whether every address of this key names its reader, whose rights are checked at each read. */
export const isForOne = (key: string): boolean => !openKinds.includes(key.split('/')[0] ?? '');

/** The permission of an address: reading a file, or writing one file of this type and size. */
export type Allowed =
  | {
      readonly verb: 'GET';
      readonly org: OrgId;
      readonly key: string;
      /** Id of the only reader. */
      readonly reader?: string | undefined;
    }
  | {
      readonly verb: 'PUT';
      readonly org: OrgId;
      readonly key: string;
      readonly contentType: string;
      readonly size: number;
    };

/** A relative address and its expiry, in ms. */
export interface Address {
  readonly url: string;
  readonly expires: number;
}

/** The permission of a record's address, for the person who sees the record. */
export const shownTo = (reader: string | undefined, org: OrgId, key: string): Allowed => ({
  verb: 'GET',
  org,
  key,
  reader: isForOne(key) ? reader : undefined,
});

const textOf = (allowed: Allowed, expires: number): string =>
  JSON.stringify([
    allowed.verb,
    allowed.org,
    allowed.key,
    expires,
    ...(allowed.verb === 'PUT' ? [allowed.contentType, allowed.size] : [allowed.reader]),
  ]);

/** The signature of an address with this expiry. */
export const signatureOf = (sign: Sign, allowed: Allowed, expires: number): Promise<string> =>
  sign(textOf(allowed, expires));

/** Maximum number of cached signatures of a deployment. */
const maxKept = 20_000;
const kept = new WeakMap<Sign, Map<string, Promise<string>>>();

/** Signs once for each file and hour. Signing a list of 10,000 avatars would take a second each time. */
function readingSignature(sign: Sign, allowed: Allowed, expires: number): Promise<string> {
  const text = textOf(allowed, expires);
  const signatures = kept.get(sign) ?? new Map<string, Promise<string>>();
  kept.set(sign, signatures);
  const signature = signatures.get(text) ?? sign(text);
  if (signatures.size >= maxKept) signatures.clear();
  signatures.set(text, signature);
  return signature;
}

/**
 * A read address stays equal for one hour and expires after one to two hours, so that browsers can cache the file. A
 * write address expires after 15 minutes.
 */
export async function addressOf(sign: Sign, allowed: Allowed, now: number): Promise<Address> {
  const expires = allowed.verb === 'GET' ? (Math.floor(now / hour) + 2) * hour : now + uploadMs;
  const reader = allowed.verb === 'GET' ? allowed.reader : undefined;
  const shared = allowed.verb === 'GET' && reader === undefined;
  const search = new URLSearchParams({
    org: allowed.org,
    exp: String(expires),
    sig: await (shared ? readingSignature : signatureOf)(sign, allowed, expires),
    ...(reader === undefined ? {} : { reader }),
  });
  return { url: `/rest/file/${allowed.key}?${search.toString()}`, expires };
}

/** Whether a signature is correct and not expired. */
export async function allows(
  sign: Sign,
  allowed: Allowed,
  given: { readonly exp: number; readonly sig: string },
  now: number,
): Promise<boolean> {
  const right = await signatureOf(sign, allowed, given.exp);
  return sameText(right, given.sig) && given.exp > now;
}
