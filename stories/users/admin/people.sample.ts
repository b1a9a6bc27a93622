/** People, departments, groups and deletion requests for stories. */
import type { DeletionState } from '#src/gql/graphql.ts';
import type { AdminDepartment, AdminGroup } from '#src/departments/admin/departmentsAdmin.queries.ts';
import type { AskedDeletion, AdminPerson, Leaving } from '#src/users/admin/peopleAdmin.queries.ts';
import { ago, day, idOf, me, people } from '../../kit/world.sample.ts';
import { serverSays, type Answers } from '../../kit/FakeServer.tsx';
import { must } from '../../kit/must.ts';

/** An administrator of people. */
export const peopleAdmin = {
  ...me,
  userType: 'admin' as const,
  permissions: [...me.permissions, 'people.manage' as const, 'departments.manage' as const],
};

const groupIds = [idOf('0009', 1), idOf('0009', 2)];

const kept: readonly AdminPerson[] = people.map(({ active, takesPoints, ...person }, index) => ({
  ...person,
  phone: index === 0 ? '+573001234567' : null,
  employeeNumber: `00${417 + index}`,
  birthday: `19${80 + index}-03-${String(10 + index)}`,
  admissionDate: `2021-0${1 + index}-15`,
  userType: index === 6 ? 'admin' : index === 2 ? 'manager' : 'employee',
  takesPoints,
  groupIds: index % 2 === 0 ? groupIds.slice(0, 1) : [],
  managerId: index === 0 ? idOf('0001', 2) : null,
  managerName: index === 0 ? 'Marta Ruiz' : null,
  language: index === 4 ? 'english' : 'spanish',
  active,
  state: index === 3 ? 'invited' : 'active',
  isExternal: false,
  expiresAt: null,
  createdAt: ago(400 * day),
}));

/** An external user of a provider, after the last day of access. */
export const outsider: AdminPerson = {
  id: idOf('0001', 70),
  firstName: 'Xavier',
  lastName: 'Robles',
  email: 'xavier@cafealta.example',
  phone: null,
  employeeNumber: null,
  birthday: null,
  admissionDate: null,
  jobPosition: null,
  userType: 'external',
  takesPoints: false,
  groupIds: [],
  departmentId: null,
  departmentName: null,
  managerId: null,
  managerName: null,
  language: 'spanish',
  active: true,
  state: 'expired',
  isExternal: true,
  expiresAt: '2026-11-15',
  profileImageUrl: null,
  createdAt: ago(90 * day),
};

/** All people, one of them deactivated. */
export const keptPeople: readonly AdminPerson[] = [
  ...kept.map((person, index) =>
    index === 7 ? { ...person, active: false, state: 'inactive' as const } : person,
  ),
  outsider,
];

/** One page of a list. */
export const onePage = <T>(items: readonly T[], total = items.length) => ({
  items,
  pagination: { page: 1, perPage: 20, totalPages: Math.max(1, Math.ceil(total / 20)), total },
});

const department = (
  number: number,
  name: string,
  parent: number | null,
  [usersCount, peopleCount]: readonly [number, number],
  more: Partial<AdminDepartment> = {},
): AdminDepartment => ({
  id: idOf('000d', number),
  name,
  active: true,
  usersCount,
  parentId: parent === null ? null : idOf('000d', parent),
  managerId: null,
  managerName: null,
  peopleCount,
  createdAt: ago(500 * day),
  ...more,
});

/** A small tree: the first has two children, one of which has a child. */
export const keptDepartments: readonly AdminDepartment[] = [
  department(3, 'Atención', 2, [9, 9]),
  department(6, 'Personas', null, [3, 3], { managerId: idOf('0001', 6), managerName: 'Elena Castaño' }),
  department(2, 'Operaciones', null, [14, 16], { managerId: idOf('0001', 2), managerName: 'Marta Ruiz' }),
  department(5, 'Ventas', 2, [22, 25]),
  department(15, 'Ventas en línea', 5, [0, 0], { active: false }),
];

/** Groups, one of them inactive. */
export const keptGroups: readonly AdminGroup[] = [
  {
    id: idOf('0009', 1),
    name: 'Brigada de emergencias',
    description: 'Quienes saben qué hacer en cada sede.',
    active: true,
    usersCount: 4,
    createdAt: ago(200 * day),
  },
  {
    id: idOf('0009', 2),
    name: 'Turno de noche',
    description: '',
    active: true,
    usersCount: 1,
    createdAt: ago(120 * day),
  },
  {
    id: idOf('0009', 3),
    name: 'Mudanza 2024',
    description: 'Comité de la mudanza.',
    active: false,
    usersCount: 0,
    createdAt: ago(700 * day),
  },
];

/** The effects of deleting a person. */
export const leaving: Leaving = {
  posts: 38,
  pointsToGive: 45,
  pointsToRedeem: 1_320,
  openOrders: 0,
  reports: 4,
  departments: 1,
  deactivateRefused: null,
  deleteRefused: null,
};

const wish = (number: number, index: number, status: DeletionState, reason: string): AskedDeletion => ({
  id: idOf('0008', number),
  userId: people[index]?.id ?? '',
  name: status === 'done' ? 'Persona eliminada' : `${people[index]?.firstName} ${people[index]?.lastName}`,
  email: people[index]?.email ?? '',
  reason,
  status,
  createdAt: ago((number + 1) * 2 * day),
  resolvedAt: status === 'pending' ? null : ago(day),
});

/** Deletion requests in every state. */
export const wishes: readonly AskedDeletion[] = [
  wish(1, 3, 'pending', 'Me cambio de ciudad y termino mi contrato a fin de mes.'),
  wish(2, 4, 'pending', ''),
  wish(3, 5, 'done', 'Ya no trabajo aquí.'),
  wish(4, 1, 'refused', ''),
];

const usual: Answers = {
  // The page leaves the default out, as the row allows.
  OrgUsers: ({ active = 'active', keywords, type }) => ({
    orgUsers: onePage(
      keptPeople.filter(
        (one) =>
          (active === 'all' || one.active === (active === 'active')) &&
          (type === undefined || one.userType === type) &&
          (typeof keywords !== 'string' ||
            `${one.firstName} ${one.lastName} ${one.email}`.toLowerCase().includes(keywords.toLowerCase())),
      ),
    ),
  }),
  OrgUser: ({ id }) => ({ orgUser: must(keptPeople.find((one) => one.id === id)) }),
  LeavingEffects: () => ({ leavingEffects: leaving }),
  AskedDeletions: ({ status }) => ({
    askedDeletions: onePage(wishes.filter((one) => one.status === status)),
  }),
  OrgDepartments: () => ({ orgDepartments: keptDepartments }),
  KeptUserGroups: () => ({ orgGroups: keptGroups }),
  UserGroupMembers: ({ groupId }) => ({
    orgUsers: onePage(
      people.filter(({ id }) =>
        keptPeople.some((one) => one.id === id && one.groupIds.some((group) => group === groupId)),
      ),
    ),
  }),
};

/** The fake server of a people story: default responses with the story's overrides. */
export const peopleSay = (answers: Answers = {}) => serverSays({ ...usual, ...answers });
