/** Reads and writes of tasks. */
import type { QueryClient } from '@tanstack/react-query';
import { reading, readingOn, readingPages, sending } from '#src/api/documents.ts';
import {
  ApproveTaskDocument,
  AssignedTasksDocument,
  CancelTaskDocument,
  CreatedTasksDocument,
  SendBackTaskDocument,
  SubmitTaskDocument,
  SubmittedTasksDocument,
  TakeBackTaskDocument,
  TaskDocument,
  TaskPeopleDocument,
  TaskSubmissionsDocument,
  TasksWaitingDocument,
  WithdrawTaskDocument,
  type AssignedTasksQuery,
  type SubmittedTasksQuery,
  type TaskQuery,
} from '#src/gql/graphql.ts';

/** One of a list. */
export type ShownTask = AssignedTasksQuery['assignedTasks']['items'][number];
/** What was handed in. */
export type ShownSubmission = SubmittedTasksQuery['submittedTasks']['items'][number];
/** One with what was handed in. */
export type WholeTask = TaskQuery['task'];

/** Stale time in ms. */
const staleTimeMs = 30_000;
const all = () => ['tasks'] as const;

/** Queries of tasks. */
export const taskQueries = {
  all,
  assigned: () =>
    readingPages([...all(), 'assigned'], AssignedTasksDocument, (page) => ({ page }), staleTimeMs),
  created: () => readingPages([...all(), 'created'], CreatedTasksDocument, (page) => ({ page }), staleTimeMs),
  submitted: () =>
    readingPages([...all(), 'submitted'], SubmittedTasksDocument, (page) => ({ page }), staleTimeMs),
  /** What waits for the reader's decision, the oldest first. */
  toDecide: () =>
    readingPages(
      [...all(), 'to decide'],
      SubmittedTasksDocument,
      (page) => ({ page, waiting: true }),
      staleTimeMs,
    ),
  waiting: () => reading([...all(), 'waiting'], TasksWaitingDocument, {}, staleTimeMs),
  one: (id: string) => reading([...all(), 'one', id], TaskDocument, { id }, staleTimeMs),
  /** The people of one after those that it came with. */
  people: (id: string, from: string) =>
    readingOn([...all(), 'people', id], TaskPeopleDocument, from, (after) => ({ id, after }), staleTimeMs),
  submissions: (id: string, from: string) =>
    readingOn(
      [...all(), 'submissions', id],
      TaskSubmissionsDocument,
      from,
      (after) => ({ id, after }),
      staleTimeMs,
    ),
} as const;

/** Every list shows the state of a task. */
export const refreshTasks = (cache: QueryClient): void =>
  void cache.invalidateQueries({ queryKey: taskQueries.all() });

export const taskWrites = {
  submit: sending(SubmitTaskDocument),
  withdraw: sending(WithdrawTaskDocument),
  approve: sending(ApproveTaskDocument),
  takeBack: sending(TakeBackTaskDocument),
  sendBack: sending(SendBackTaskDocument),
  cancel: sending(CancelTaskDocument),
} as const;
