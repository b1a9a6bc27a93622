/** Fields about tasks. */
import { resolvers } from '../kit/resolvers.ts';
import { taskEndpoints } from './tasks.endpoints.ts';

export const taskResolvers = resolvers('tasks', taskEndpoints, {
  Query: { tasks: 'list', allTasks: 'all' },
  Mutation: { createTask: 'create', updateTask: 'update', deleteTask: 'remove' },
});
