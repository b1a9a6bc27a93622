/** Reads of goals. */
import { reading, readingPages } from '#src/api/documents.ts';
import {
  AllGoalsDocument,
  AvailableGoalWeightDocument,
  GoalCategoriesDocument,
  GoalDocument,
  GoalPeopleDocument,
  GoalPeriodsDocument,
  GoalsDocument,
  GoalSettingsDocument,
  GoalTreeDocument,
  type GoalPeopleQuery,
  type GoalPeriodsQuery,
  type GoalQuery,
  type GoalsQuery,
  type GoalTreeQuery,
} from '#src/gql/graphql.ts';

/** One of the list. */
export type ShownGoal = GoalsQuery['goals'][number];
export type WholeGoal = GoalQuery['goal'];
export type GoalPeriod = GoalPeriodsQuery['goalPeriods'][number];
export type GoalPerson = GoalPeopleQuery['goalPeople'][number];
export type TreeNode = GoalTreeQuery['goalTree']['items'][number];

/** Stale time in ms. */
const staleTimeMs = 60_000;
const all = () => ['goals'] as const;

/** Queries of goals. */
export const goalQueries = {
  all,
  /** The reader's own of a period, newest first. */
  list: (periodId: string) => reading([...all(), 'list', periodId], GoalsDocument, { periodId }, staleTimeMs),
  /** Everything about one. */
  one: (id: string) => reading([...all(), 'one', id], GoalDocument, { id }, staleTimeMs),
  /** One level of the tree: the top of a period, or the parts of a goal. */
  tree: (periodId: string, parentId: string | null) =>
    readingPages(
      [...all(), 'tree', periodId, parentId],
      GoalTreeDocument,
      (page) => ({ page, ...(parentId === null ? { periodId } : { parentId }) }),
      staleTimeMs,
    ),
  /** The first of the goals of a period that the words find; without words the top of its tree. */
  search: (periodId: string, keywords: string) =>
    reading(
      [...all(), 'search', periodId, keywords],
      GoalTreeDocument,
      { periodId, page: 1, ...(keywords === '' ? {} : { keywords }) },
      staleTimeMs,
    ),
  periods: () => reading([...all(), 'periods'], GoalPeriodsDocument, {}, staleTimeMs),
  categories: () => reading([...all(), 'categories'], GoalCategoriesDocument, {}, staleTimeMs),
  settings: () => reading([...all(), 'settings'], GoalSettingsDocument, {}, staleTimeMs),
  /** What is left of 100 for the reader. */
  weight: (periodId: string) =>
    reading([...all(), 'weight', periodId], AvailableGoalWeightDocument, { periodId }, staleTimeMs),
  /** People whom the reader leads, with what counts of a period. */
  people: (periodId: string) =>
    reading([...all(), 'people', periodId], GoalPeopleDocument, { periodId }, staleTimeMs),
  /** Goals of one of these people in a period. */
  of: (ownerId: string, periodId: string) =>
    readingPages(
      [...all(), 'of', ownerId, periodId],
      AllGoalsDocument,
      (page) => ({ page, ownerId, periodId }),
      staleTimeMs,
    ),
} as const;
