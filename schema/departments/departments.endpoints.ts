/**
 * Departments and groups: calls for employees and for administrators (spec §7 "Departments and groups"; group
 * writes are ours).
 */
import * as z from 'zod/mini';
import { edit } from '../kit/edit.ts';
import { endpoints } from '../kit/endpoint.ts';
import { OneLine } from '../kit/names.ts';
import { Count, Done, Id, Instant } from '../kit/shapes.ts';
import { textLength } from '../limits.parts.ts';

export const Department = z.object({
  id: Id,
  name: z.string(),
  active: z.boolean(),
  /** Number of active people in the department. */
  usersCount: Count,
});
export type Department = z.output<typeof Department>;

export const UserGroup = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  /** Active people in the group. */
  userIds: z.array(Id),
});
export type UserGroup = z.output<typeof UserGroup>;

/** A department in the admin view; includes inactive departments. */
export const OrgDepartment = z.extend(Department, {
  parentId: z.nullable(Id),
  managerId: z.nullable(Id),
  managerName: z.nullable(z.string()),
  /** All people in the department, including inactive ones; deleting it affects them. */
  peopleCount: Count,
  createdAt: Instant,
});
export type OrgDepartment = z.output<typeof OrgDepartment>;

/** A group in the admin view; includes inactive groups. */
export const OrgGroup = z.extend(UserGroup, {
  active: z.boolean(),
  usersCount: Count,
  createdAt: Instant,
});
export type OrgGroup = z.output<typeof OrgGroup>;

const Name = OneLine.check(z.minLength(1), z.maxLength(textLength.name));
const Description = z.string().check(z.trim(), z.maxLength(textLength.description));
const Members = z.array(Id).check(z.maxLength(5_000));
const Switch = z.object({ id: Id, active: z.boolean() });
const manage = { can: 'departments.manage' } as const;

export const DepartmentInput = z.object({
  name: Name,
  parentId: z.optional(z.nullable(Id)),
  managerId: z.optional(z.nullable(Id)),
});
export type DepartmentInput = z.output<typeof DepartmentInput>;

export const GroupInput = z.object({
  name: Name,
  description: z._default(Description, ''),
  userIds: z._default(Members, []),
});
export type GroupInput = z.output<typeof GroupInput>;

export const departmentEndpoints = endpoints({
  list: { route: 'GET /departments', reply: z.array(Department), can: 'departments.see', origin: 'spec' },
  groups: { route: 'GET /groups', reply: z.array(UserGroup), can: 'departments.see', origin: 'ours' },
  listOrg: { route: 'GET /org/departments', reply: z.array(OrgDepartment), origin: 'spec', ...manage },
  create: {
    route: 'POST /department',
    body: DepartmentInput,
    reply: OrgDepartment,
    origin: 'spec',
    ...manage,
  },
  update: {
    route: 'PATCH /department/{id}',
    body: edit(z.partial(DepartmentInput)),
    reply: OrgDepartment,
    origin: 'spec',
    ...manage,
  },
  activate: {
    route: 'POST /org/department/activate',
    body: Switch,
    reply: OrgDepartment,
    origin: 'spec',
    ...manage,
  },
  /** Refused (409) if people belong to it, unless `moveTo` (ours) names their new department or `none`. */
  remove: {
    route: 'DELETE /org/department/{id}',
    query: z.object({ moveTo: z.optional(Id) }),
    reply: Done,
    origin: 'spec',
    ...manage,
  },
  listOrgGroups: { route: 'GET /org/groups', reply: z.array(OrgGroup), origin: 'spec', ...manage },
  createGroup: { route: 'POST /org/group', body: GroupInput, reply: OrgGroup, origin: 'ours', ...manage },
  updateGroup: {
    route: 'PATCH /org/group/{id}',
    body: edit(
      z.object({
        name: z.optional(Name),
        description: z.optional(Description),
        userIds: z.optional(Members),
      }),
    ),
    reply: OrgGroup,
    origin: 'ours',
    ...manage,
  },
  activateGroup: {
    route: 'POST /org/group/activate',
    body: Switch,
    reply: OrgGroup,
    origin: 'ours',
    ...manage,
  },
  removeGroup: { route: 'DELETE /org/group/{id}', reply: Done, origin: 'ours', ...manage },
});
