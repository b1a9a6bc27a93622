/** Shapes of tasks. */
import * as z from 'zod/mini';
import { edit } from '../kit/edit.ts';
import { Amount, Count, Day, Id, Instant, Next } from '../kit/shapes.ts';
import { textLength } from '../limits.parts.ts';
import { surveyLimits } from '../limits.parts.ts';
import { PublicUser } from '../users/users.shapes.ts';
import { submissionStates, taskLimits, taskRewards, taskStates, taskStandings } from './tasks.rules.ts';

export const TaskFile = z.object({ name: z.string(), contentType: z.string(), size: Count, url: z.string() });

/** One person's part of a task. */
export const TaskPerson = z.object({
  id: Id,
  user: PublicUser,
  state: z.enum(taskStates),
  reward: z.enum(taskRewards),
  /** Why it was sent back, until it is handed in again. */
  reason: z.nullable(z.string()),
});

/** What a person handed in. */
export const TaskSubmission = z.object({
  id: Id,
  taskId: Id,
  /** The title and the points of its task. */
  title: z.string(),
  titleEn: z.nullable(z.string()),
  points: Amount,
  user: z.nullable(PublicUser),
  maker: z.nullable(PublicUser),
  /** The reader handed it in. */
  mine: z.boolean(),
  message: z.string(),
  files: z.array(TaskFile),
  status: z.enum(submissionStates),
  /** Why it was sent back. */
  reason: z.nullable(z.string()),
  /** Who decided; null before, and for a person who is gone. */
  decider: z.nullable(PublicUser),
  decidedAt: z.nullable(Instant),
  createdAt: Instant,
});

/** What waits for the reader. */
export const TasksWaiting = z.object({
  /** Tasks to do, also those that were sent back. */
  toDo: Count,
  /** Submissions to decide on. */
  toDecide: Count,
});

/** How many people of a task are in each state. */
export const TaskCounts = z.object({
  open: Count,
  submitted: Count,
  sentBack: Count,
  approved: Count,
  cancelled: Count,
});

export const Task = z.object({
  id: Id,
  title: z.string(),
  titleEn: z.nullable(z.string()),
  description: z.string(),
  descriptionEn: z.nullable(z.string()),
  maker: z.nullable(PublicUser),
  /** Ends with this day of the person who does it. */
  dueOn: z.nullable(Day),
  /** For each person, after approval. */
  points: Amount,
  files: z.array(TaskFile),
  status: z.enum(taskStandings),
  /** The reader edits and cancels it, and decides on what others hand in. */
  mayDecide: z.boolean(),
  /** The reader's own part. */
  mine: z.nullable(TaskPerson),
  /** Everybody for those who decide; else only the reader. */
  counts: TaskCounts,
  /** The only person that is counted; null if there are several, or none. */
  only: z.nullable(TaskPerson),
  /** The first people of several, for those who decide. */
  first: z.array(PublicUser),
  /** The only submission that waits for the reader's decision; null if there are several, or none. */
  waitingId: z.nullable(Id),
  createdAt: Instant,
});

/**
 * A task with the first of its people as they are counted, and the newest of what they handed in, always with the reader's own
 * last one.
 */
export const TaskDetail = z.extend(Task, {
  people: z.array(TaskPerson),
  /** Where the calls of all people and of all submissions go on; null if there are no more. */
  nextPeople: Next,
  submissions: z.array(TaskSubmission),
  nextSubmissions: Next,
  /** People of its audience are still being added. */
  sending: z.boolean(),
});

const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(textLength.name));
const description = z.string().check(z.trim(), z.maxLength(textLength.terms));
const titleEn = z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(textLength.name))));
const descriptionEn = z.optional(z.nullable(description));
const AttachmentKeys = z._default(z.array(Id).check(z.maxLength(taskLimits.files)), []);

const Ids = z.optional(z.array(Id).check(z.maxLength(surveyLimits.audienceIds)));
/** Everybody, or people of departments and groups and single people, each once. */
const audience = {
  everyone: z.optional(z.boolean()),
  departmentIds: Ids,
  groupIds: Ids,
  userIds: z._default(z.array(Id).check(z.maxLength(taskLimits.people)), []),
} as const;

/** Whom a task would be for; who makes it gets none with points. */
export const TaskAudienceInput = z.object({ ...audience, points: z._default(Amount, 0) });

/** Without people it is for the caller. */
export const TaskInput = z.object({
  title,
  titleEn,
  description: z._default(description, ''),
  descriptionEn,
  ...audience,
  dueOn: z.optional(z.nullable(Day)),
  points: z._default(Amount, 0),
  /** Uploads of the kind `task-attachment`. */
  attachmentKeys: AttachmentKeys,
});

/** Absent fields stay unchanged. */
export const TaskChange = edit(
  z.object({
    title: z.optional(title),
    titleEn,
    description: z.optional(description),
    descriptionEn,
    dueOn: z.optional(z.nullable(Day)),
  }),
);

export const TaskHandIn = z.object({ message: z._default(description, ''), attachmentKeys: AttachmentKeys });

export const TaskSendBack = z.object({
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(textLength.comment)),
});
