/** Calls of goals for administrators. */
import { adminResource } from '#src/admin/adminResource.ts';
import { creating, sending, switching } from '#src/api/documents.ts';
import {
  GoalCategoriesDocument,
  CreateGoalCategoryDocument,
  DeleteGoalCategoryDocument,
  UpdateGoalCategoryDocument,
  type GoalCategoriesQuery,
} from '#src/gql/graphql.ts';
import { goalQueries } from '#src/goals/goals.queries.ts';

/** A category of goals, active or inactive. */
export type AdminGoal = GoalCategoriesQuery['goalCategories'][number];

/** All categories by name. A change refreshes every list of them. */
export const goalResource = {
  ...adminResource(
    [...goalQueries.all(), 'admin'],
    GoalCategoriesDocument,
    (cache) => void cache.invalidateQueries({ queryKey: goalQueries.all() }),
  ),
  create: creating(CreateGoalCategoryDocument),
  update: sending(UpdateGoalCategoryDocument),
  turn: switching(UpdateGoalCategoryDocument),
  remove: sending(DeleteGoalCategoryDocument),
} as const;
