/** Calls that make and change tasks. */
import { taskEndpoints } from '#schema/tasks/tasks.endpoints.ts';
import { pagedResource } from '#src/admin/adminResource.ts';
import { creating, reading, sending } from '#src/api/documents.ts';
import { searchOf, type FilterOf } from '#src/api/searchOf.ts';
import {
  AllTasksDocument,
  CancelTaskDocument,
  CreateTaskDocument,
  TaskAudienceDocument,
  UpdateTaskDocument,
  type AllTasksQuery,
  type TaskAudienceQueryVariables,
} from '#src/gql/graphql.ts';
import { refreshTasks, taskQueries } from '#src/tasks/tasks.queries.ts';

/** One of all tasks. */
export type AdminTask = AllTasksQuery['allTasks']['items'][number];

export const taskSearch = searchOf(taskEndpoints.all.query);
export type TaskFilter = FilterOf<typeof taskSearch>;

/** All tasks of the organisation. A change refreshes every list of tasks. */
export const taskResource = {
  ...pagedResource([...taskQueries.all(), 'admin'], AllTasksDocument, refreshTasks),
  create: creating(CreateTaskDocument),
  update: sending(UpdateTaskDocument),
  remove: sending(CancelTaskDocument),
  /** How many people would get a task. */
  audience: (input: TaskAudienceQueryVariables['input']) =>
    reading([...taskQueries.all(), 'audience', input], TaskAudienceDocument, { input }, 30_000),
} as const;
