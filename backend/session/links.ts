/** Links in mails: their tokens and their URLs. */
import type { LinkPurpose } from '#schema/auth/auth.rules.ts';
import type { Links } from '../http/context.ts';
import type { OrgId } from '../store/port.ts';
import type { UserRow } from '../people/users.rules.ts';
import { hostOf } from './signInMethods.ts';

/** The values that the stamp of a link signs. */
export type Stamped = Pick<UserRow, 'id' | 'email' | 'passwordHash' | 'passwordExpired'>;

/** Changes with the password and the address, so that a link works once and is void for a changed address. */
export async function stampOf(
  sign: Links['sign'],
  purpose: LinkPurpose,
  { id, email, passwordHash, passwordExpired }: Stamped,
): Promise<string> {
  return (await sign(`link:${purpose}:${id}:${email}:${passwordHash ?? ''}:${passwordExpired}`)).slice(0, 22);
}

/** The token of a link for a person in their current state. */
export async function linkToken(
  { sign, tokens }: Pick<Links, 'sign' | 'tokens'>,
  org: OrgId,
  purpose: LinkPurpose,
  user: Stamped,
  now: number,
): Promise<string> {
  return tokens.signLink({ userId: user.id, org, purpose, stamp: await stampOf(sign, purpose, user) }, now);
}

/**
 * The base URL of an organisation's pages: the deployment's address, with the host of the calling page if that host
 * belongs to the organisation. No other value of the caller is used.
 */
export async function baseOf({ address, directory, origin }: Links, org: OrgId): Promise<string> {
  const base = new URL(address);
  const host = hostOf(origin);
  if (host !== '' && (await directory.find(`host:${host}`)) === org) base.hostname = host;
  return base.origin;
}

const paths = { activation: '/activate', challenge: '/activate', recovery: '/recover/password' } as const;

/** The URL of the page that reads the token of a link. */
export const addressOfLink = (base: string, purpose: LinkPurpose, token: string): string =>
  `${base}${paths[purpose]}?token=${token}`;

/** The URL of an own page without a token. */
export const addressOfPage = (
  base: string,
  page:
    | '/reset_password'
    | '/notifications'
    | `/events?id=${string}`
    | `/communications?id=${string}`
    | `/user?id=${string}`
    | `/charts?${string}`
    | `/admin/${string}`,
): string => `${base}${page}`;
