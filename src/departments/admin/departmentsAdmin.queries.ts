/** Calls of departments and groups for administrators. */
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { pageSize } from '#schema/limits.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { adminResource, adminStaleMs } from '#src/admin/adminResource.ts';
import { answerOf, creating, sending } from '#src/api/documents.ts';
import type { Switching } from '#src/api/useSwitching.ts';
import { departmentQueries } from '#src/departments/departments.queries.ts';
import {
  UpdateDepartmentDocument,
  ChangeUserGroupDocument,
  OrgDepartmentsDocument,
  KeptUserGroupsDocument,
  CreateDepartmentDocument,
  MakeUserGroupDocument,
  DeleteDepartmentDocument,
  DeleteGroupDocument,
  SwitchDepartmentDocument,
  SwitchUserGroupDocument,
  UserGroupMembersDocument,
  type OrgDepartmentsQuery,
  type AdminUserGroupFragment,
} from '#src/gql/graphql.ts';
import { readAll } from '#src/api/readAll.ts';
import { peopleQueries } from '#src/people/people.queries.ts';

/** A department, active or inactive. */
export type AdminDepartment = OrgDepartmentsQuery['orgDepartments'][number];
/** A group of people, active or inactive. */
export type AdminGroup = AdminUserGroupFragment;

const admin = [...departmentQueries.all(), 'admin'] as const;

// Key prefixes of the queries that show departments or groups of people.
const lists = [['users', 'admin'], departmentQueries.all(), peopleQueries.all()] as const;

/** Invalidates all queries that show departments or groups. Never throws. */
function refresh(cache: QueryClient): void {
  for (const queryKey of lists) void cache.invalidateQueries({ queryKey });
}

/** Departments by name, inactive ones included. */
export const departmentResource = {
  ...adminResource([...admin, 'departments'], OrgDepartmentsDocument, refresh),
  create: creating(CreateDepartmentDocument),
  update: sending(UpdateDepartmentDocument),
  turn: (change: Switching) => answerOf(SwitchDepartmentDocument, change, {}),
  remove: sending(DeleteDepartmentDocument),
} as const;

/** Groups of people by name, inactive ones included. */
export const userGroupResource = {
  ...adminResource([...admin, 'groups'], KeptUserGroupsDocument, refresh),
  create: creating(MakeUserGroupDocument),
  update: sending(ChangeUserGroupDocument),
  turn: (change: Switching) => answerOf(SwitchUserGroupDocument, change, {}),
  remove: sending(DeleteGroupDocument),
  /** The active members of a group by name. Deactivated users stay members but are not listed. */
  members: (groupId: string) =>
    queryOptions({
      queryKey: [...admin, 'members', groupId],
      queryFn: ({ signal }): Promise<readonly PublicUser[]> =>
        readAll(
          async (page) => {
            const given = { groupId, page, perPage: pageSize.max };
            const { items, pagination } = await answerOf(UserGroupMembersDocument, given, { signal });
            return { items, ...pagination };
          },
          () => undefined,
          signal,
        ),
      staleTime: adminStaleMs,
    }),
} as const;
