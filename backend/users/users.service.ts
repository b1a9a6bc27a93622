/** Calls for the own account and for finding people (spec §7 "Users"). */
import { accountEndpoints } from '#schema/users/account.endpoints.ts';
import { importEndpoints } from '#schema/users/imports.endpoints.ts';
import { peopleAdminEndpoints } from '#schema/users/people.endpoints.ts';
import { photoEndpoints } from '#schema/users/photos.endpoints.ts';
import { userEndpoints } from '#schema/users/users.endpoints.ts';
import type { Service } from '../http/context.ts';
import { lazyService } from '../http/lazyService.ts';
import { userGroupMembers } from '../departments/departments.tables.ts';
import { pageFrom } from '../http/pages.ts';
import type { Store } from '../store/port.ts';
import { allWords } from '../store/words.ts';
import { celebrationService } from '../celebrations/celebrations.service.ts';
import { currentUser } from './currentUser.ts';
import { publicUser, withDepartment } from '../people/users.rules.ts';
import { fold } from '../kit/fold.ts';
import { inParts } from '../kit/inParts.ts';
import { users } from '../people/users.tables.ts';

async function membersOf(store: Store, groupId: string): Promise<readonly string[]> {
  const { rows } = await store.list(userGroupMembers, { where: { groupId } });
  return rows.map((row) => row.userId);
}

export const userService: Service<typeof userEndpoints> = {
  ...celebrationService,
  ...lazyService(
    { profile: userEndpoints.profile },
    async () => (await import('./profile.service.ts')).profileService,
  ),
  ...lazyService(accountEndpoints, async () => (await import('./account.service.ts')).accountService),
  ...lazyService(photoEndpoints, async () => (await import('./photos.service.ts')).photoService),
  ...lazyService(peopleAdminEndpoints, async () => (await import('./people.service.ts')).peopleService),
  ...lazyService(importEndpoints, async () => (await import('./imports.service.ts')).importService),

  me: currentUser,

  async search({ store, linkTo }, { query, body }) {
    const at = { page: query.page ?? body.page, perPage: query.perPage ?? body.perPage };
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
          ...allWords(fold(body.keywords ?? '')),
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

  async all({ store, linkTo, pause }) {
    const { rows } = await store.list(users, {
      where: { active: true },
      order: [['firstName', 'asc']],
      with: withDepartment,
    });
    return inParts(rows, (row) => publicUser(row, linkTo), pause);
  },
};
