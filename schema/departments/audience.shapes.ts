/** Whom something is for: the people of departments and groups, single people, or everybody. */
import * as z from 'zod/mini';
import { Count, Id } from '../kit/shapes.ts';

/** Everybody, or the union of departments, groups and people; within the months of tenure. */
export const PeopleAudience = z.object({
  everyone: z.boolean(),
  departmentIds: z.array(Id),
  groupIds: z.array(Id),
  userIds: z.array(Id),
  tenureFrom: z.nullable(Count),
  tenureTo: z.nullable(Count),
});
export type PeopleAudience = z.output<typeof PeopleAudience>;
