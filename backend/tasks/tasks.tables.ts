/** Tasks, each person's part of them, and what was handed in. */
import type { PeopleAudience } from '#schema/departments/audience.shapes.ts';
import type { SubmissionState, TaskReward, TaskState, TaskStanding } from '#schema/tasks/tasks.rules.ts';
import { int, json, orNull, table, text } from '../store/table.ts';

export const tasks = table(
  'tasks',
  {
    title: text(),
    titleEn: orNull(text()),
    description: text(),
    descriptionEn: orNull(text()),
    createdBy: text(),
    /** A day of the person who does it. */
    dueOn: orNull(text()),
    points: int(),
    attachmentKeys: json<readonly string[]>(),
    status: text<TaskStanding>(),
    /** People by state (`countParts`), so that no list reads them. */
    open: int(),
    submitted: int(),
    sentBack: int(),
    approved: int(),
    cancelled: int(),
    createdAt: text(),
  },
  { indexes: [['createdBy', 'createdAt'], ['createdAt'], ['status', 'dueOn']] },
);

export const taskPeople = table(
  'task_people',
  {
    taskId: text(),
    userId: text(),
    state: text<TaskState>(),
    reward: text<TaskReward>(),
    /** The last reminder: 0 for none, 1 the day before, 2 on the day. */
    reminded: int(),
    /** What the tasks of the person are listed by (`dueOrderOf`). */
    dueOrder: text(),
    createdAt: text(),
  },
  {
    unique: [['taskId', 'userId']],
    indexes: [['taskId', 'state'], ['taskId', 'createdAt'], ['userId', 'dueOrder', 'createdAt'], ['reward']],
  },
);

/** What is still to be done for the people of a task, in pieces (`tasks.pieces.ts`); goes with the last of them. */
export const taskPieces = table(
  'task_pieces',
  {
    taskId: text(),
    /** Adds the people of the audience, gives all parts the due day of the task, or cancels them. */
    what: text<'assign' | 'redate' | 'cancel'>(),
    /** Of `assign`. */
    audience: orNull(json<PeopleAudience>()),
    /** The last person of the piece before; empty at the beginning. */
    cursor: text(),
    createdAt: text(),
  },
  { unique: [['taskId', 'what']] },
);

export const taskSubmissions = table(
  'task_submissions',
  {
    taskId: text(),
    personId: text(),
    userId: text(),
    /** Who made the task. */
    makerId: text(),
    message: text(),
    attachmentKeys: json<readonly string[]>(),
    status: text<SubmissionState>(),
    reason: orNull(text()),
    decidedBy: orNull(text()),
    decidedAt: orNull(text()),
    createdAt: text(),
  },
  {
    indexes: [['userId', 'createdAt'], ['makerId', 'createdAt'], ['taskId', 'createdAt'], ['decidedAt']],
  },
);
