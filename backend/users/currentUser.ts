/** The signed-in user, as returned at start-up and after each change of the account. */
import type { CurrentUser } from '#schema/users/users.shapes.ts';
import type { Context } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';
import { accounts } from '../ledger/ledger.tables.ts';
import { permissionsOf, publicUser, withDepartment } from '../people/users.rules.ts';
import { users } from '../people/users.tables.ts';

/** Reads the current user from the store, in two reads. */
export async function currentUser({ store, me, org, language, linkTo }: Context): Promise<CurrentUser> {
  const {
    rows: [user],
  } = await store.list(users, { where: { id: me.id }, with: withDepartment });
  if (user === undefined) throw domainError('unauthorized', language);
  const { rows: purses } = await store.list(accounts, { where: { ownerId: me.id } });
  const balance = (purse: string): number => purses.find((account) => account.purse === purse)?.balance ?? 0;
  const { active: _active, ...seen } = await publicUser(user, linkTo);
  return {
    ...seen,
    orgId: org,
    userType: user.userType,
    permissions: permissionsOf(user),
    language: user.language,
    pointsToGive: balance('give'),
    pointsToRedeem: balance('redeem'),
  };
}
