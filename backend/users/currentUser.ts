/** The signed-in user, as returned at start-up and after each change of the account. */
import { may } from '#schema/permissions.ts';
import type { CurrentUser } from '#schema/users/users.shapes.ts';
import type { Context } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';
import { cartItems } from '../cart/cart.tables.ts';
import { accounts } from '../ledger/ledger.tables.ts';
import { levelOf } from '../points/levelOf.ts';
import { permissionsOf, publicUser, withDepartment } from '../people/users.rules.ts';
import { users } from '../people/users.tables.ts';

/** Reads the current user from the store, with balances, level and cart; the number of reads does not grow. */
export async function currentUser({ store, me, org, language, linkTo }: Context): Promise<CurrentUser> {
  const {
    rows: [user],
  } = await store.list(users, { where: { id: me.id }, with: withDepartment });
  if (user === undefined) throw domainError('unauthorized', language);
  const { rows: purses } = await store.list(accounts, { where: { ownerId: me.id } });
  const balance = (purse: string): number => purses.find((account) => account.purse === purse)?.balance ?? 0;
  const { level } = may(user.userType, 'levels.see') ? await levelOf(store, me.id) : { level: null };
  const [cart] = await store.tally(cartItems, { where: { userId: me.id }, sum: 'quantity' });
  const { active: _active, ...seen } = await publicUser(user, linkTo);
  return {
    ...seen,
    orgId: org,
    userType: user.userType,
    permissions: permissionsOf(user),
    language: user.language,
    pointsToGive: balance('give'),
    pointsToRedeem: balance('redeem'),
    level: level === null ? null : { id: level.id, name: level.name, nameEn: level.nameEn },
    cartCount: cart?.sum ?? 0,
  };
}
