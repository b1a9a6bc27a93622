/** Calls of goals for administrators. */
import { adminResource } from '#src/admin/adminResource.ts';
import { creating, sending, switching } from '#src/api/documents.ts';
import {
  AllGoalsDocument,
  CreateGoalDocument,
  DeleteGoalDocument,
  UpdateGoalDocument,
  type AllGoalsQuery,
} from '#src/gql/graphql.ts';
import { goalQueries } from '#src/goals/goals.queries.ts';

/** One of the goals, active or inactive. */
export type AdminGoal = AllGoalsQuery['allGoals'][number];

/** All goals by name. A change refreshes every list of them. */
export const goalResource = {
  ...adminResource(
    [...goalQueries.all(), 'admin'],
    AllGoalsDocument,
    (cache) => void cache.invalidateQueries({ queryKey: goalQueries.all() }),
  ),
  create: creating(CreateGoalDocument),
  update: sending(UpdateGoalDocument),
  turn: switching(UpdateGoalDocument),
  remove: sending(DeleteGoalDocument),
} as const;
