/** Valid calls of users. */
import { userGroups } from '#backend/departments/departments.tables.ts';
import { orders } from '#backend/orders/orders.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { departments, users } from '#backend/people/users.tables.ts';
import { png } from '../../files/samples.ts';
import { firstId, noId, type FieldSamples, type Known, type RestSamples } from './known.ts';

/** The colleague's id, a department and a group for people, and an employee who can leave at once. */
export const known = async (store: Store, { colleague }: Known) => {
  const { rows: buyers } = await store.list(orders);
  const { rows: people } = await store.list(users, { where: { userType: 'employee', active: true } });
  return {
    colleagueId: await firstId(store, users, { where: { email: colleague } }),
    homeDepartmentId: await firstId(store, departments, { where: { active: true } }),
    homeGroupId: await firstId(store, userGroups),
    leaverId: people.find(({ id }) => !buyers.some(({ userId }) => userId === id))?.id ?? noId,
    outsiderId: await firstId(store, users, { where: { userType: 'external' } }),
  };
};
/** The result of `known`; samples of other domains may use it. */
export type UsersKnown = Awaited<ReturnType<typeof known>>;

const picture = (...names: readonly string[]): FormData => {
  const form = new FormData();
  for (const name of names) form.append(name, new File([png], `${name}.png`, { type: 'image/png' }));
  return form;
};

export const restSamples: RestSamples<UsersKnown> = {
  'users.me': () => ({}),
  'users.search': () => ({ body: { keywords: 'a', page: 1, perPage: 5 } }),
  'users.profile': ({ colleagueId }) => ({ params: { id: colleagueId } }),
  'users.all': () => ({}),
  'users.birthdays': () => ({ search: '?limit=5' }),
  'users.anniversaries': () => ({ search: '?limit=5' }),
  'users.account': () => ({}),
  'users.updateAccount': () => ({
    body: {
      first_name: 'Ana Lucía',
      last_name: 'Robles',
      language: 'english',
      phone: '+57 300 123 4567',
      bio: 'Café y montaña',
      timezone: 'America/Bogota',
      birthday_shown: 'no_year',
      anniversary_shown: 'full',
      phone_shown: true,
    },
  }),
  'users.requestDeletion': () => ({ body: { reason: 'Me voy a otra ciudad' } }),
  'users.withdrawDeletion': () => ({}),
  'users.photo': ({ colleagueId }) => ({ params: { id: colleagueId } }),
  'users.replacePhoto': () => ({ form: picture('file', 'small') }),
  'users.uploadPhoto': () => ({ body: { key: 'user-profile-picture/unknown' } }),
  'users.deletePhoto': () => ({}),
  'users.uploadBackground': () => ({ form: picture('file') }),
  'users.deleteBackground': () => ({}),
  'users.updateBirthdayImage': () => ({ form: picture('file') }),
  'users.deleteBirthdayImage': () => ({}),
  'users.listOrg': ({ homeDepartmentId, homeGroupId }) => ({
    search: `?page=1&per_page=5&type=employee&active=all&keywords=a&search_by_email=true&department_id=${homeDepartmentId}&group_id=${homeGroupId}`,
  }),
  'users.orgUser': ({ colleagueId }) => ({ params: { id: colleagueId } }),
  'users.leaving': ({ colleagueId }) => ({ params: { id: colleagueId } }),
  'users.create': ({ colleagueId, homeDepartmentId, homeGroupId }) => ({
    body: {
      first_name: 'Inés',
      last_name: 'Quiroga',
      email: 'ines.quiroga@nueva.example',
      phone: '+52 55 1234 5678',
      employee_number: '000777',
      birthday: '1994-02-28',
      admission_date: '2026-03-02',
      job_position: 'Analista',
      user_type: 'employee',
      points: true,
      groups: [homeGroupId],
      department_id: homeDepartmentId,
      manager_id: colleagueId,
      language: 'spanish',
      invite: true,
    },
  }),
  'users.createExternal': ({ homeGroupId }) => ({
    body: {
      first_name: 'Otto',
      last_name: 'Vega',
      email: 'otto@proveedor.example',
      phone: null,
      user_type: 'external',
      points: false,
      groups: [homeGroupId],
      expires_at: '2026-12-31',
      language: 'english',
      invite: false,
    },
  }),
  'users.update': ({ leaverId, colleagueId, homeDepartmentId, homeGroupId }) => ({
    body: {
      id: leaverId,
      first_name: 'Ada',
      last_name: 'Luz',
      email: 'ada.luz@nueva.example',
      phone: '+52 55 1234 5678',
      employee_number: '000778',
      birthday: '1994-02-28',
      admission_date: '2026-03-02',
      job_position: 'Analista',
      user_type: 'manager',
      points: true,
      groups: [homeGroupId],
      department_id: homeDepartmentId,
      manager_id: colleagueId,
      language: 'english',
      expires_at: null,
    },
  }),
  'users.setActive': ({ colleagueId }) => ({ body: { id: colleagueId, active: false } }),
  'users.remove': ({ leaverId }) => ({ body: { id: leaverId, reason: 'Terminó su contrato' } }),
  'users.invite': ({ colleagueId }) => ({ body: { id: colleagueId } }),
  'users.requirePassword': ({ colleagueId }) => ({ body: { id: colleagueId } }),
  'users.deletions': () => ({ search: '?page=1&per_page=5&status=pending' }),
  'users.decideDeletion': () => ({ body: { id: noId, approve: false } }),
};

export const fieldSamples: FieldSamples<UsersKnown> = {
  'Query.user': () => '',
  'Query.people': () => '(input: { keywords: "a", page: 1, perPage: 5 })',
  'Query.allPeople': () => '',
  'Query.profile': ({ colleagueId }) => `(id: "${colleagueId}")`,
  'Query.birthdays': () => '(limit: 5)',
  'Query.anniversaries': () => '(limit: 5)',
  'Query.account': () => '',
  'Mutation.updateAccount': () => '(input: { firstName: "Ana Lucía", phone: null })',
  'Mutation.requestDeletion': () => '(reason: "Me voy a otra ciudad")',
  'Mutation.withdrawDeletion': () => '',
  'Mutation.uploadPhoto': () => '(key: "user-profile-picture/unknown")',
  'Mutation.deletePhoto': () => '',
  'Mutation.deleteBackground': () => '',
  'Mutation.deleteBirthdayImage': () => '',
  'Query.orgUsers': () => '(page: 1, perPage: 5, type: employee, active: all, keywords: "a")',
  'Query.orgUser': ({ colleagueId }) => `(id: "${colleagueId}")`,
  'Query.leavingEffects': ({ colleagueId }) => `(id: "${colleagueId}")`,
  'Query.askedDeletions': () => '(page: 1, perPage: 5)',
  'Mutation.createUser': ({ homeDepartmentId }) =>
    `(input: { firstName: "Inés", lastName: "Quiroga", email: "ines@nueva.example", departmentId: "${homeDepartmentId}" })`,
  'Mutation.createExternalUser': () =>
    '(input: { firstName: "Otto", lastName: "Vega", email: "otto@nueva.example", expiresAt: "2026-12-31" })',
  'Mutation.updateUser': ({ outsiderId }) => `(input: { id: "${outsiderId}", jobPosition: "Barista" })`,
  'Mutation.setUserActive': ({ colleagueId }) => `(id: "${colleagueId}", active: false)`,
  'Mutation.deleteUser': ({ leaverId }) => `(id: "${leaverId}")`,
  'Mutation.inviteUser': ({ colleagueId }) => `(id: "${colleagueId}")`,
  'Mutation.requireNewPassword': ({ colleagueId }) => `(id: "${colleagueId}")`,
  'Mutation.decideDeletion': () => `(id: "${noId}", approve: false)`,
};
