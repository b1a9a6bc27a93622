/** Queries and mutations of departments and groups for administrators. */
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { pageSize } from '#schema/limits.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { request } from '#src/api/client.ts';
import type { Switching } from '#src/api/useSwitching.ts';
import { departmentQueries } from '#src/departments/departments.queries.ts';
import {
  ChangeDepartmentDocument,
  ChangeUserGroupDocument,
  KeptDepartmentsDocument,
  KeptUserGroupsDocument,
  MakeDepartmentDocument,
  MakeUserGroupDocument,
  RemoveDepartmentDocument,
  RemoveUserGroupDocument,
  SwitchDepartmentDocument,
  SwitchUserGroupDocument,
  UserGroupMembersDocument,
  type DepartmentChange,
  type DepartmentInput,
  type AdminDepartmentFragment,
  type AdminUserGroupFragment,
  type UserGroupChange,
  type UserGroupInput,
} from '#src/gql/graphql.ts';
import { readAll } from '#src/api/readAll.ts';
import { peopleQueries } from '#src/people/people.queries.ts';

/** A department, active or inactive. */
export type AdminDepartment = AdminDepartmentFragment;
/** A group of people, active or inactive. */
export type AdminGroup = AdminUserGroupFragment;

/** Stale time in ms. Short, because other administrators change these too. */
const staleTimeMs = 30_000;
const admin = [...departmentQueries.all(), 'admin'] as const;

/** Lists sorted by name, inactive items included. */
export const departmentAdminQueries = {
  departments: () =>
    queryOptions({
      queryKey: [...admin, 'departments'],
      queryFn: async ({ signal }): Promise<readonly AdminDepartment[]> =>
        (await request(KeptDepartmentsDocument, {}, { signal })).orgDepartments,
      staleTime: staleTimeMs,
    }),
  groups: () =>
    queryOptions({
      queryKey: [...admin, 'groups'],
      queryFn: async ({ signal }): Promise<readonly AdminGroup[]> =>
        (await request(KeptUserGroupsDocument, {}, { signal })).orgGroups,
      staleTime: staleTimeMs,
    }),
  /** The active members of a group by name. Deactivated users stay members but are not listed. */
  members: (groupId: string) =>
    queryOptions({
      queryKey: [...admin, 'members', groupId],
      queryFn: ({ signal }): Promise<readonly PublicUser[]> =>
        readAll(
          async (page) => {
            const given = { groupId, page, perPage: pageSize.max };
            const { items, pagination } = (await request(UserGroupMembersDocument, given, { signal }))
              .orgUsers;
            return { items, ...pagination };
          },
          () => undefined,
          signal,
        ),
      staleTime: staleTimeMs,
    }),
} as const;

// Key prefixes of the queries that show departments or groups of people.
const lists = [['users', 'admin'], departmentQueries.all(), peopleQueries.all()] as const;

/** Invalidates all queries that show departments or groups. Never throws. */
export function refreshDepartments(cache: QueryClient): void {
  for (const queryKey of lists) void cache.invalidateQueries({ queryKey });
}

/** Mutations. Each takes an idempotency key. */
export const departmentWrites = {
  create: async (input: DepartmentInput, key: string): Promise<AdminDepartment> =>
    (await request(MakeDepartmentDocument, { input }, { key })).createDepartment,
  update: async (
    given: { readonly id: string; readonly input: DepartmentChange },
    key: string,
  ): Promise<AdminDepartment> => (await request(ChangeDepartmentDocument, given, { key })).updateDepartment,
  turn: ({ id, active }: Switching) => request(SwitchDepartmentDocument, { id, active }),
  remove: (given: { readonly id: string; readonly moveTo?: string }, key: string) =>
    request(RemoveDepartmentDocument, given, { key }),
  createGroup: async (input: UserGroupInput, key: string): Promise<AdminGroup> =>
    (await request(MakeUserGroupDocument, { input }, { key })).createGroup,
  updateGroup: async (
    given: { readonly id: string; readonly input: UserGroupChange },
    key: string,
  ): Promise<AdminGroup> => (await request(ChangeUserGroupDocument, given, { key })).updateGroup,
  setGroupActive: ({ id, active }: Switching) => request(SwitchUserGroupDocument, { id, active }),
  removeGroup: (id: string, key: string) => request(RemoveUserGroupDocument, { id }, { key }),
} as const;
