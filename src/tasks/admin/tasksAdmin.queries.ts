/** Calls of tasks for administrators. */
import { adminResource } from '#src/admin/adminResource.ts';
import { creating, sending, switching } from '#src/api/documents.ts';
import {
  AllTasksDocument,
  CreateTaskDocument,
  DeleteTaskDocument,
  UpdateTaskDocument,
  type AllTasksQuery,
} from '#src/gql/graphql.ts';
import { taskQueries } from '#src/tasks/tasks.queries.ts';

/** One of the tasks, active or inactive. */
export type AdminTask = AllTasksQuery['allTasks'][number];

/** All tasks by name. A change refreshes every list of them. */
export const taskResource = {
  ...adminResource(
    [...taskQueries.all(), 'admin'],
    AllTasksDocument,
    (cache) => void cache.invalidateQueries({ queryKey: taskQueries.all() }),
  ),
  create: creating(CreateTaskDocument),
  update: sending(UpdateTaskDocument),
  turn: switching(UpdateTaskDocument),
  remove: sending(DeleteTaskDocument),
} as const;
