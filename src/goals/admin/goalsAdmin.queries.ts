/** Calls of administrators about all goals, their periods, categories and settings. */
import type { QueryClient } from '@tanstack/react-query';
import { goalEndpoints } from '#schema/goals/goals.endpoints.ts';
import type { GoalStatus } from '#schema/goals/goals.rules.ts';
import { adminResource, adminStaleMs, pagedResource } from '#src/admin/adminResource.ts';
import { creating, reading, sending, switching } from '#src/api/documents.ts';
import { searchOf, type FilterOf } from '#src/api/searchOf.ts';
import {
  AllGoalsDocument,
  CarryGoalsOverDocument,
  CheckInOrgGoalDocument,
  CloseGoalPeriodDocument,
  CreateGoalCategoryDocument,
  CreateGoalPeriodDocument,
  DeleteGoalCategoryDocument,
  GoalCategoriesDocument,
  GoalPeriodsDocument,
  GoalSettingsDocument,
  UpdateGoalCategoryDocument,
  UpdateGoalPeriodDocument,
  UpdateGoalSettingsDocument,
  UpdateOrgGoalDocument,
  type AllGoalsQuery,
  type GoalCategoriesQuery,
  type GoalPeriodsQuery,
} from '#src/gql/graphql.ts';

export type OrgGoal = AllGoalsQuery['allGoals']['items'][number];
export type Period = GoalPeriodsQuery['goalPeriods'][number];
export type Category = GoalCategoriesQuery['goalCategories'][number];

/** Everything about goals: a change of a period or of the settings shows everywhere. */
const refresh = (cache: QueryClient): void => void cache.invalidateQueries({ queryKey: ['goals'] });

export const orgGoalSearch = searchOf(goalEndpoints.all.query, { carried: null });
export type OrgGoalFilter = FilterOf<typeof orgGoalSearch>;

export const orgGoalResource = {
  ...pagedResource(['goals', 'admin', 'all'], AllGoalsDocument, refresh),
  /** How many goals of a period have a status, and were carried over or not; one row is read. */
  count: (periodId: string, filter: { readonly status: GoalStatus; readonly carried?: boolean }) =>
    reading(
      ['goals', 'admin', 'count', periodId, filter],
      AllGoalsDocument,
      { periodId, ...filter, page: 1, perPage: 1 },
      adminStaleMs,
    ),
  update: sending(UpdateOrgGoalDocument),
  checkIn: creating(CheckInOrgGoalDocument),
} as const;

export const periodResource = {
  ...adminResource(['goals', 'admin', 'periods'], GoalPeriodsDocument, refresh),
  create: creating(CreateGoalPeriodDocument),
  update: sending(UpdateGoalPeriodDocument),
  close: sending(CloseGoalPeriodDocument),
  carryOver: sending(CarryGoalsOverDocument),
} as const;

export const goalCategoryResource = {
  ...adminResource(['goals', 'admin', 'categories'], GoalCategoriesDocument, refresh),
  create: creating(CreateGoalCategoryDocument),
  update: sending(UpdateGoalCategoryDocument),
  turn: switching(UpdateGoalCategoryDocument),
  remove: sending(DeleteGoalCategoryDocument),
} as const;

export const goalSettingsResource = {
  shown: () => reading(['goals', 'admin', 'settings'], GoalSettingsDocument, {}, adminStaleMs),
  update: sending(UpdateGoalSettingsDocument),
  refresh,
} as const;
