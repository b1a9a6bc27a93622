/** Links that are mailed: what they are signed with, and where they lead. */
import type { LinkPurpose } from '#schema/auth/auth.rules.ts';
import type { Links } from '../http/context.ts';
import type { OrgId } from '../store/port.ts';
import type { UserRow } from '../people/users.rules.ts';
import { hostOf } from './signInMethods.ts';

/** What a link's stamp is made of. */
export type Stamped = Pick<UserRow, 'id' | 'email' | 'passwordHash' | 'passwordExpired'>;

/** Changes with the password and the address, so that a link works once and dies with a changed address. */
export async function stampOf(
  sign: Links['sign'],
  purpose: LinkPurpose,
  { id, email, passwordHash, passwordExpired }: Stamped,
): Promise<string> {
  return (await sign(`link:${purpose}:${id}:${email}:${passwordHash ?? ''}:${passwordExpired}`)).slice(0, 22);
}

/** A link's token for a person, as they are now. */
export async function linkToken(
  { sign, tokens }: Pick<Links, 'sign' | 'tokens'>,
  org: OrgId,
  purpose: LinkPurpose,
  user: Stamped,
  now: number,
): Promise<string> {
  return tokens.signLink({ userId: user.id, org, purpose, stamp: await stampOf(sign, purpose, user) }, now);
}

/** Where the pages of an organisation are: the home's address, on the host of the calling page where that host is the organisation's. Nothing else of what a caller says. */
export async function baseOf({ address, directory, origin }: Links, org: OrgId): Promise<string> {
  const base = new URL(address);
  const host = hostOf(origin);
  if (host !== '' && (await directory.find(`host:${host}`)) === org) base.hostname = host;
  return base.origin;
}

const paths = { activation: '/activate', challenge: '/activate', recovery: '/recover/password' } as const;

/** The address of the page that takes a link's token. */
export const addressOfLink = (base: string, purpose: LinkPurpose, token: string): string =>
  `${base}${paths[purpose]}?token=${token}`;

/** A page of ours that a mail leads to, where it carries no token. */
export const addressOfPage = (
  base: string,
  page: '/reset_password' | '/notifications' | `/admin/${string}`,
): string => `${base}${page}`;
