/** Valid calls of users. */
import { orders } from '#backend/orders/orders.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { users } from '#backend/people/users.tables.ts';
import type { DepartmentsKnown } from './departments.samples.ts';
import { firstId, noId, type Known, type Calls } from './known.ts';

/** The colleague's id, a department and a group for people, and an employee who can leave at once. */
export const known = async (store: Store, { colleague }: Known) => {
  const { rows: buyers } = await store.list(orders);
  const { rows: people } = await store.list(users, { where: { userType: 'employee', active: true } });
  return {
    userId: await firstId(store, users, { where: { email: colleague } }),
    leaverId: people.find(({ id }) => !buyers.some(({ userId }) => userId === id))?.id ?? noId,
    outsiderId: await firstId(store, users, { where: { userType: 'external' } }),
  };
};
/** The result of `known`; samples of other domains may use it. */
export type UsersKnown = Awaited<ReturnType<typeof known>>;

export const calls: Calls<UsersKnown & DepartmentsKnown> = {
  'users.search': () => ({ body: { keywords: 'a', perPage: 5 } }),
  'users.profile': 'userId',
  'users.updateAccount': () => ({ body: { timezone: 'America/Bogota' } }),
  'users.photo': 'userId',
  'users.uploadPhoto': () => ({ body: { key: 'user-profile-picture/unknown' } }),
  'users.updateBirthdayImage': () => ({ body: { userId: undefined } }),
  'users.listOrg': ({ departmentId, groupId }) => ({
    query: {
      perPage: 5,
      active: 'all',
      keywords: 'a',
      searchByEmail: false,
      departmentId,
      groupId,
    },
  }),
  'users.orgUser': 'userId',
  'users.leaving': 'userId',
  'users.create': () => ({ body: { birthday: '1994-02-28', admissionDate: '2026-03-02' } }),
  'users.createExternal': () => ({ body: { expiresAt: '2026-12-31' } }),
  'users.update': ({ leaverId }) => ({
    body: {
      id: leaverId,
      birthday: '1994-02-28',
      admissionDate: '2026-03-02',
      userType: 'manager',
      expiresAt: null,
    },
  }),
  'users.setActive': ({ userId }) => ({ body: { id: userId, active: false } }),
  'users.remove': 'leaverId',
  'users.invite': 'userId',
  'users.requirePassword': 'userId',
  'users.decideDeletion': () => ({ body: { id: noId, approve: false } }),
};
