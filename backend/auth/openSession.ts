/** Finds the person of an address and opens sessions. */
import type { SignInMethod } from '#schema/auth/auth.rules.ts';
import type { CallFacts, Dependencies, Links, PublicContext } from '../http/context.ts';
import { organizations } from '../organization/organization.tables.ts';
import type { Database, OrgId, Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { isOver, type UserRow } from '../people/users.rules.ts';
import { users } from '../people/users.tables.ts';
import { leaveMark } from '../session/devices.ts';
import { homeScope } from '../session/rateLimits.ts';
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
  where: { readonly email: string } | { readonly id: string } | { readonly active: true },
): Promise<Found | undefined> {
  const {
    rows: [user],
  } = await store.list(users, { where, limit: 1 });
  const {
    rows: [organization],
  } = await store.list(organizations, { limit: 1 });
  return user === undefined || organization === undefined ? undefined : { org, user, organization };
}

const anyOf = new WeakMap<Database, OrgId>();

/** An organisation of the deployment; the scope of the counters if there is none. */
async function anyOrganization(db: Database): Promise<OrgId> {
  const any = anyOf.get(db) ?? (await db.directory.organizations())[0];
  if (any !== undefined) anyOf.set(db, any);
  return any ?? homeScope;
}

/** The person of an address, active or not. */
export async function personAt(
  { db }: Pick<Dependencies, 'db'>,
  address: string,
): Promise<Found | undefined> {
  const email = address.toLowerCase();
  const org = await db.directory.find(`email:${email}`);
  if (org !== undefined) return db.read(org, (store) => found(store, org, { email }));
  // Reads the row of a person in vain, so that both cases take equally long.
  const any = await anyOrganization(db);
  await db.read(any, (store) => found(store, any, { active: true }));
  return undefined;
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

/** A session token. The first sign-in sets `activatedAt`. The browser becomes a known device of the person. */
export async function openSession(
  context: Pick<PublicContext, 'dependencies' | 'now' | 'at' | 'newId' | 'device'>,
  { org, user }: Pick<Found, 'org' | 'user'>,
): Promise<string> {
  const {
    dependencies: { db, tokens },
    now,
    at,
  } = context;
  await leaveMark(context, { org, user });
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
