/** Admin view of people: one person, and the list with filters. */
import type { OrgUser, peopleAdminEndpoints } from '#schema/users/people.endpoints.ts';
import { userGroupMembers } from '../departments/departments.tables.ts';
import type { Context, Service } from '../http/context.ts';
import { pageFrom } from '../http/pages.ts';
import { domainError } from '../http/domainError.ts';
import type { Loaded, Store, Where } from '../store/port.ts';
import { allWords } from '../store/words.ts';
import { isOver, nameOf, photoOf, type UserRow } from '../people/users.rules.ts';
import { fold } from '../kit/fold.ts';
import { departments, users } from '../people/users.tables.ts';

/** Relations that the admin view loads. */
const withPlace = {
  department: { one: departments, on: 'departmentId' },
  manager: { one: users, on: 'managerId' },
  memberships: { many: userGroupMembers, on: 'userId' },
} as const;

type Placed = UserRow & Loaded<typeof withPlace>;

function stateOf(user: UserRow, now: number): OrgUser['state'] {
  if (isOver(user, now)) return 'expired';
  if (!user.active) return 'inactive';
  return user.activatedAt === null ? 'invited' : 'active';
}

const view = async ({ now, linkTo }: Context, user: Placed): Promise<OrgUser> => ({
  id: user.id,
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  phone: user.phone,
  employeeNumber: user.employeeNumber,
  birthday: user.birthday,
  admissionDate: user.admissionDate,
  jobPosition: user.jobPosition,
  userType: user.userType,
  takesPoints: user.takesPoints,
  groupIds: user.memberships.map(({ groupId }) => groupId),
  departmentId: user.departmentId,
  departmentName: user.department?.name ?? null,
  managerId: user.managerId,
  managerName: user.manager === null ? null : nameOf(user.manager),
  language: user.language,
  active: user.active,
  state: stateOf(user, now),
  isExternal: user.userType === 'external',
  expiresAt: user.expiresAt,
  profileImageUrl: await photoOf(user, linkTo),
  createdAt: user.createdAt,
});

/** A person of the organisation. Raises 404 for unknown and for deleted people. */
export async function personOf({ store, language }: Context, id: string): Promise<Placed> {
  const {
    rows: [user],
  } = await store.list(users, { where: { id, deletedAt: null }, with: withPlace });
  if (user === undefined) throw domainError('not_found', language);
  return user;
}

/** The admin view of a person. */
export const personView = async (context: Context, id: string): Promise<OrgUser> =>
  view(context, await personOf(context, id));

/** Matches addresses that contain every word, in any order. */
const inAddress = (folded: string): Where<UserRow> =>
  folded
    .split(/\s+/)
    .filter((word) => word !== '')
    .reduceRight<Where<UserRow>>(
      (others, word) => ({
        email: { has: word },
        ...(Object.keys(others).length === 0 ? {} : { or: [others] }),
      }),
      {},
    );

async function membersOf(store: Store, groupId: string): Promise<readonly string[]> {
  const { rows } = await store.list(userGroupMembers, { where: { groupId } });
  return rows.map(({ userId }) => userId);
}

/** Reads people; deleted people are left out. */
export const peopleReads: Pick<Service<typeof peopleAdminEndpoints>, 'listOrg' | 'orgUser'> = {
  async listOrg(context, { query }) {
    const { store } = context;
    const { type, active, departmentId, groupId, searchByEmail, page, perPage } = query;
    const words = fold(query.keywords ?? '');
    const { items, pagination } = await pageFrom(
      store,
      users,
      {
        where: {
          deletedAt: null,
          ...(active === 'all' ? {} : { active: active === 'active' }),
          ...(type === undefined ? {} : { userType: type }),
          ...(departmentId === undefined ? {} : { departmentId }),
          ...(groupId === undefined ? {} : { id: { in: await membersOf(store, groupId) } }),
          ...(searchByEmail ? inAddress(words) : allWords(words)),
        },
        order: [
          ['firstName', 'asc'],
          ['lastName', 'asc'],
        ],
        with: withPlace,
      },
      { page, perPage },
    );
    return { items: await Promise.all(items.map((user) => view(context, user))), pagination };
  },

  orgUser: async (context, { params }) => personView(context, params.id),
};
