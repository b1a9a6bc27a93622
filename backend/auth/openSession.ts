/** Finds the person of an address and opens sessions. */
import type { SignInMethod } from '#schema/auth/auth.rules.ts';
import type { CallFacts, Dependencies, Links, PublicContext } from '../http/context.ts';
import { organizations } from '../organization/organization.tables.ts';
import type { OrgId, Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { isOver, type UserRow } from '../people/users.rules.ts';
import { users } from '../people/users.tables.ts';
import { signInMethodsOf } from '../session/signInMethods.ts';

/** A person with their organisation. */
export interface Found {
  readonly org: OrgId;
  readonly user: UserRow;
  readonly organization: Row<typeof organizations>;
}

async function found(
  store: Store,
  org: OrgId,
  where: { readonly email: string } | { readonly id: string },
): Promise<Found | undefined> {
  const {
    rows: [user],
  } = await store.list(users, { where });
  const {
    rows: [organization],
  } = await store.list(organizations, { limit: 1 });
  return user === undefined || organization === undefined ? undefined : { org, user, organization };
}

/** The person of an address, active or not. */
export async function personAt(
  { db }: Pick<Dependencies, 'db'>,
  address: string,
): Promise<Found | undefined> {
  const email = address.toLowerCase();
  const org = await db.directory.find(`email:${email}`);
  return org === undefined ? undefined : db.read(org, (store) => found(store, org, { email }));
}

/** A person by their id. */
export const personOf = (
  { db }: Pick<Dependencies, 'db'>,
  org: OrgId,
  userId: string,
): Promise<Found | undefined> => db.read(org, (store) => found(store, org, { id: userId }));

/** Whether the person is active, not deleted, and not past their last day. */
export const isHere = (user: UserRow, now: number): boolean =>
  user.active && user.deletedAt === null && !isOver(user, now);

/** Whether the person may sign in by this method. */
export const mayComeBy = (
  { user, organization }: Found,
  method: SignInMethod,
  { dependencies, now }: Pick<PublicContext, 'dependencies' | 'now'>,
): boolean => isHere(user, now) && signInMethodsOf(organization, dependencies).includes(method);

/** A session token. The first sign-in sets `activatedAt`. */
export async function openSession(
  { dependencies: { db, tokens }, now, at }: Pick<PublicContext, 'dependencies' | 'now' | 'at'>,
  { org, user }: Pick<Found, 'org' | 'user'>,
): Promise<string> {
  if (user.activatedAt === null)
    await db.tx(org, (store) => store.update(users, { id: user.id, activatedAt: null }, { activatedAt: at }));
  return tokens.sign({ userId: user.id, org, epoch: user.tokenEpoch }, now);
}

/** The dependencies for links in mails, for a call without a session. */
export const linksOf = (dependencies: Dependencies, { origin }: Pick<CallFacts, 'origin'>): Links => ({
  ...dependencies,
  directory: dependencies.db.directory,
  origin,
});
