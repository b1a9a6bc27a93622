/** People: oneself, and finding colleagues (spec §7 "Users"). */
import { accountEndpoints } from '#schema/users/account.endpoints.ts';
import { photoEndpoints } from '#schema/users/photos.endpoints.ts';
import type { userEndpoints } from '#schema/users/users.endpoints.ts';
import type { Service } from '../http/context.ts';
import { later } from '../http/later.ts';
import { refusal } from '../http/refusal.ts';
import { userGroupMembers } from '../departments/departments.tables.ts';
import { pageFrom } from '../http/pages.ts';
import { accounts } from '../ledger/ledger.tables.ts';
import { badgesShown } from '../recognitions/badges.views.ts';
import { podiumScores } from '../recognitions/recognitions.tables.ts';
import type { Store, Where } from '../store/port.ts';
import { celebrationService } from './celebrations.service.ts';
import { fold, permissionsOf, publicUser, withDepartment, type UserRow } from './users.rules.ts';
import { users } from './users.tables.ts';

/** Every word in the folded text, whatever their order; the store narrows, so that pages and totals are right. */
const allWords = (words: readonly string[]): Where<UserRow> =>
  words.reduceRight<Where<UserRow>>(
    (others, word) => ({
      fold: { has: word },
      ...(Object.keys(others).length === 0 ? {} : { or: [others] }),
    }),
    {},
  );

async function membersOf(store: Store, groupId: string): Promise<readonly string[]> {
  const { rows } = await store.list(userGroupMembers, { where: { groupId } });
  return rows.map((row) => row.userId);
}

export const userService: Service<typeof userEndpoints> = {
  ...celebrationService,
  ...later(accountEndpoints, async () => (await import('./account.service.ts')).accountService),
  ...later(photoEndpoints, async () => (await import('./photos.service.ts')).photoService),

  async me({ store, me, org, language, linkTo }) {
    const {
      rows: [user],
    } = await store.list(users, { where: { id: me.id }, with: withDepartment });
    if (user === undefined) throw refusal('unauthorized', language);
    const { rows: purses } = await store.list(accounts, { where: { ownerId: me.id } });
    const balance = (purse: string): number =>
      purses.find((account) => account.purse === purse)?.balance ?? 0;
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
  },

  async search({ store, linkTo }, { query, body }) {
    const at = { page: query.page ?? body.page, perPage: query.perPage ?? body.perPage };
    const words = fold(body.keywords ?? '')
      .split(/\s+/)
      .filter((word) => word !== '');
    const { items, pagination } = await pageFrom(
      store,
      users,
      {
        where: {
          ...(body.emails === undefined
            ? { active: true }
            : { email: { in: body.emails.map((email) => email.toLowerCase()) } }),
          ...(body.departmentId === undefined ? {} : { departmentId: body.departmentId }),
          ...(body.groupId === undefined ? {} : { id: { in: await membersOf(store, body.groupId) } }),
          ...allWords(words),
        },
        order: [
          ['firstName', 'asc'],
          ['lastName', 'asc'],
        ],
        with: withDepartment,
      },
      at,
    );
    return { items: await Promise.all(items.map((row) => publicUser(row, linkTo))), pagination };
  },

  async profile({ store, me, language, linkTo }, { params }) {
    const {
      rows: [user],
    } = await store.list(users, { where: { id: params.id }, with: withDepartment });
    if (user === undefined) throw refusal('not_found', language);
    const where = { userId: user.id };
    // Kept without private and removed posts, so that nothing has to be counted again.
    const [received] = await store.tally(podiumScores, { where, sum: 'received' });
    const [sent] = await store.tally(podiumScores, { where, sum: 'given' });
    return {
      user: await publicUser(user, linkTo),
      received: received?.sum ?? 0,
      sent: sent?.sum ?? 0,
      badges: await badgesShown(store, me, user.id),
      admissionDate: user.admissionDate,
      birthday: null,
      bio: user.bio,
      phone: null,
      backgroundImageUrl: null,
      birthdayImageUrl: null,
    };
  },

  async all({ store, linkTo }) {
    const { rows } = await store.list(users, {
      where: { active: true },
      order: [['firstName', 'asc']],
      with: withDepartment,
    });
    return Promise.all(rows.map((row) => publicUser(row, linkTo)));
  },
};
