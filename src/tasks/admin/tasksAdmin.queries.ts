/** Calls that make and change tasks. */
import { adminResource } from '#src/admin/adminResource.ts';
import { creating, sending } from '#src/api/documents.ts';
import {
  AllTasksDocument,
  CancelTaskDocument,
  CreateTaskDocument,
  UpdateTaskDocument,
  type AllTasksQuery,
} from '#src/gql/graphql.ts';
import { refreshTasks, taskQueries } from '#src/tasks/tasks.queries.ts';

/** One of all tasks. */
export type AdminTask = AllTasksQuery['allTasks'][number];

/** The newest tasks of the organisation. A change refreshes every list of tasks. */
export const taskResource = {
  ...adminResource([...taskQueries.all(), 'admin'], AllTasksDocument, refreshTasks),
  create: creating(CreateTaskDocument),
  update: sending(UpdateTaskDocument),
  remove: sending(CancelTaskDocument),
} as const;
