/** What employees read of departments and groups (spec §7 "Departments and groups"; `GET /groups` is ours, design §8). */
import * as z from 'zod/mini';
import { endpoints } from '../kit/endpoint.ts';
import { Count, Id } from '../kit/shapes.ts';

export const Department = z.object({
  id: Id,
  name: z.string(),
  active: z.boolean(),
  /** Active people in it. */
  usersCount: Count,
});
export type Department = z.output<typeof Department>;

export const UserGroup = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  /** Active people in it. */
  userIds: z.array(Id),
});
export type UserGroup = z.output<typeof UserGroup>;

export const departmentEndpoints = endpoints({
  list: { route: 'GET /departments', reply: z.array(Department), can: 'departments.see', origin: 'spec' },
  groups: { route: 'GET /groups', reply: z.array(UserGroup), can: 'departments.see', origin: 'ours' },
});
