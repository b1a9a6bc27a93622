/** People: oneself, and finding colleagues (spec §7 "Users"). */
import type { userEndpoints } from '#schema/users/users.endpoints.ts';
import type { Service } from '../http/context.ts';
import { refusal } from '../http/refusal.ts';
import { accounts } from '../ledger/ledger.tables.ts';
import { pageOf } from '../http/pages.ts';
import { fold, permissionsOf, publicUser, withDepartment } from './users.rules.ts';
import { users } from './users.tables.ts';

export const userService: Service<typeof userEndpoints> = {
  async me({ store, me, org, language }) {
    const {
      rows: [user],
    } = await store.list(users, { where: { id: me.id }, with: withDepartment });
    if (user === undefined) throw refusal('unauthorized', language);
    const { rows: purses } = await store.list(accounts, { where: { ownerId: me.id } });
    const balance = (purse: string): number =>
      purses.find((account) => account.purse === purse)?.balance ?? 0;
    const { active: _active, ...seen } = publicUser(user);
    return {
      ...seen,
      orgId: org,
      userType: user.userType,
      permissions: permissionsOf(user),
      language: user.language,
      pointsToGive: balance('give'),
      pointsToRedeem: balance('redeem'),
    };
  },

  async search({ store }, { query, body }) {
    const at = { page: query.page ?? body.page, perPage: query.perPage ?? body.perPage };
    const words = fold(body.keywords ?? '')
      .split(/\s+/)
      .filter((word) => word !== '');
    // The longest word is filtered by the store; the others, which only narrow it, here.
    const [first = '', ...others] = words.sort((one, other) => other.length - one.length);
    const { rows } = await store.list(users, {
      where: {
        ...(body.emails === undefined
          ? { active: true }
          : { email: { in: body.emails.map((email) => email.toLowerCase()) } }),
        ...(body.departmentId === undefined ? {} : { departmentId: body.departmentId }),
        ...(first === '' ? {} : { fold: { has: first } }),
      },
      order: [
        ['firstName', 'asc'],
        ['lastName', 'asc'],
      ],
      with: withDepartment,
    });
    const found = rows.filter((row) => others.every((word) => row.fold.includes(word)));
    return pageOf(found.map(publicUser), at);
  },

  async all({ store }) {
    const { rows } = await store.list(users, {
      where: { active: true },
      order: [['firstName', 'asc']],
      with: withDepartment,
    });
    return rows.map(publicUser);
  },
};
