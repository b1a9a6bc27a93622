/** Fields about tasks. */
import { resolvers } from '../kit/resolvers.ts';
import { taskEndpoints } from './tasks.endpoints.ts';

export const taskResolvers = resolvers('tasks', taskEndpoints, {
  Query: {
    createdTasks: 'created',
    submittedTasks: 'submitted',
    assignedTasks: 'assigned',
    allTasks: 'all',
    task: 'task',
    taskPeople: 'people',
    taskSubmissions: 'submissions',
    taskAudience: 'audience',
    tasksWaiting: 'waiting',
  },
  Mutation: {
    createTask: 'create',
    updateTask: 'update',
    cancelTask: 'cancel',
    submitTask: 'submit',
    withdrawTask: 'withdraw',
    approveTask: 'approve',
    takeBackTask: 'takeBack',
    sendBackTask: 'sendBack',
  },
});
