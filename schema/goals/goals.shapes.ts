/** Goals as their owners, readers, managers and administrators see them. */
import * as z from 'zod/mini';
import { Color, Count, Day, Id, Instant, page } from '../kit/shapes.ts';
import { PostAttachment } from '../posts/posts.shapes.ts';
import { PublicUser } from '../users/users.shapes.ts';
import { goalConfidences, goalLevels, goalStates, goalStatuses, goalVisibilities } from './goals.rules.ts';
import { goalMeasures } from './progress.ts';

/** An exact fraction "n/d" from 0 to 1; null without progress yet. */
const Progress = z.nullable(z.string());
const Status = z.enum(goalStatuses);

/** A term of the sum of a goal. Parts that the reader may not see are joined to one without id and title. */
export const GoalTerm = z.object({
  id: z.nullable(Id),
  title: z.nullable(z.string()),
  titleEn: z.nullable(z.string()),
  weight: Count,
  progress: Progress,
  status: Status,
});
export type GoalTerm = z.output<typeof GoalTerm>;

/** A goal (contract entity `goal`). */
export const Goal = z.object({
  id: Id,
  title: z.string(),
  titleEn: z.nullable(z.string()),
  description: z.string(),
  descriptionEn: z.nullable(z.string()),
  owner: z.nullable(PublicUser),
  level: z.enum(goalLevels),
  departmentId: z.nullable(Id),
  departmentName: z.nullable(z.string()),
  visibility: z.enum(goalVisibilities),
  periodId: Id,
  categoryId: z.nullable(Id),
  /** Of 100 for the owner in the period; null without one, and while weights are off. */
  weight: z.nullable(Count),
  measure: z.enum(goalMeasures),
  start: z.nullable(z.number()),
  target: z.nullable(z.number()),
  unit: z.nullable(z.string()),
  /** Of `yes_no` 1 or 0; null while nothing is measured. */
  value: z.nullable(z.number()),
  progress: Progress,
  confidence: z.nullable(z.enum(goalConfidences)),
  /** The last check-in. */
  checkedAt: z.nullable(Instant),
  /** Open without a check-in for too long. */
  stale: z.boolean(),
  status: Status,
  dueOn: z.nullable(Day),
  carriedFromId: z.nullable(Id),
  /** Of its checklist. */
  done: Count,
  items: Count,
  /** Its parts. */
  terms: z.array(GoalTerm),
  /** The reader may change it and check in now. */
  editable: z.boolean(),
  createdAt: Instant,
});
export type Goal = z.output<typeof Goal>;

/** One check-in (contract entity `goal_checkin`). It never changes; a correction names what it corrects. */
export const GoalCheckin = z.object({
  id: Id,
  goalId: Id,
  user: z.nullable(PublicUser),
  value: z.nullable(z.number()),
  confidence: z.enum(goalConfidences),
  note: z.string(),
  correctsId: z.nullable(Id),
  /** Entered by another person than the owner. */
  onBehalf: z.boolean(),
  files: z.array(PostAttachment),
  createdAt: Instant,
});
export type GoalCheckin = z.output<typeof GoalCheckin>;

export const GoalComment = z.object({
  id: Id,
  goalId: Id,
  user: z.nullable(PublicUser),
  message: z.string(),
  createdAt: Instant,
});
export type GoalComment = z.output<typeof GoalComment>;

export const GoalItem = z.object({
  id: Id,
  goalId: Id,
  title: z.string(),
  done: z.boolean(),
  /** From 0. */
  position: Count,
  createdAt: Instant,
});
export type GoalItem = z.output<typeof GoalItem>;

/** A goal above. One that the reader may not see has neither id nor title. */
export const GoalParent = z.object({
  hidden: z.boolean(),
  id: z.nullable(Id),
  title: z.nullable(z.string()),
  titleEn: z.nullable(z.string()),
  progress: Progress,
  /** 0 while the part does not count there. */
  weight: Count,
  /** The weight that waits for the owner there; null if nothing waits. */
  askedWeight: z.nullable(Count),
});
export type GoalParent = z.output<typeof GoalParent>;

/** A part, or another weight of one, that waits for the owner of the goal. One that the reader may not see has no title. */
export const GoalAskedPart = z.object({
  /** Of what is asked. */
  id: Id,
  goalId: z.nullable(Id),
  title: z.nullable(z.string()),
  titleEn: z.nullable(z.string()),
  /** As it counts now; 0 while it does not. */
  weight: Count,
  askedWeight: Count,
  /** The progress of the goal with the part. */
  progressWith: Progress,
  askedBy: z.nullable(PublicUser),
});
export type GoalAskedPart = z.output<typeof GoalAskedPart>;

/** A goal as it was on a day; it does not change any more. */
export const FrozenGoal = z.object({
  id: Id,
  title: z.string(),
  titleEn: z.nullable(z.string()),
  /** The name of its period. */
  period: z.string(),
  periodEn: z.nullable(z.string()),
  /** Of 100; null without one, and while weights were off. */
  weight: z.nullable(Count),
  progress: Progress,
  confidence: z.nullable(z.enum(goalConfidences)),
});
export type FrozenGoal = z.output<typeof FrozenGoal>;

/** Everything about one goal. */
export const GoalDetail = z.extend(Goal, {
  parents: z.array(GoalParent),
  /** Parts that the reader may see. */
  parts: z.array(Goal),
  /** Parts that wait for the owner and are in no sum; oldest first. */
  asked: z.array(GoalAskedPart),
  checklist: z.array(GoalItem),
  /** Oldest first. */
  checkins: z.array(GoalCheckin),
  comments: z.array(GoalComment),
  /** Owners of its parts and people who checked in or commented, without the reader. */
  helpers: z.array(PublicUser),
});
export type GoalDetail = z.output<typeof GoalDetail>;

/** A place in the tree. Of a goal that the reader may not see only the place is shown. */
export const GoalNode = z.object({
  id: Id,
  hidden: z.boolean(),
  goal: z.nullable(Goal),
  /** Parts below it. */
  parts: Count,
});
export type GoalNode = z.output<typeof GoalNode>;

export const GoalPeriod = z.object({
  id: Id,
  name: z.string(),
  nameEn: z.nullable(z.string()),
  startsOn: Day,
  endsOn: z.nullable(Day),
  /** A closed period is frozen. */
  closedAt: z.nullable(Instant),
  /** The one that holds today. */
  current: z.boolean(),
  createdAt: Instant,
});
export type GoalPeriod = z.output<typeof GoalPeriod>;

export const GoalCategory = z.object({
  id: Id,
  name: z.string(),
  nameEn: z.nullable(z.string()),
  color: z.nullable(Color),
  active: z.boolean(),
  /** How many goals it holds. */
  goals: Count,
  createdAt: Instant,
});
export type GoalCategory = z.output<typeof GoalCategory>;

export const AvailableWeight = z.object({
  ownerId: Id,
  periodId: z.nullable(Id),
  availableWeight: Count,
});

/** Switching one off hides it and keeps every row. */
export const GoalSettings = z.object({ alignment: z.boolean(), weights: z.boolean() });
export type GoalSettings = z.output<typeof GoalSettings>;

/** A person whom the reader leads. What counts are the open goals, in a closed period all but the cancelled ones. */
export const GoalPerson = z.object({
  user: PublicUser,
  /** How many count. */
  open: Count,
  /** Open goals that are stale. */
  owed: Count,
  /** The mean of those that have progress. */
  progress: Progress,
  /** The most urgent of their states. */
  state: z.nullable(z.enum(goalStates)),
  /** The last check-in on one of them. */
  checkedAt: z.nullable(Instant),
});
export type GoalPerson = z.output<typeof GoalPerson>;

/** A goal in the list of all, with the goals above that the reader may see. */
export const ListedGoal = z.extend(Goal, { parentTitles: z.array(z.string()) });
export type ListedGoal = z.output<typeof ListedGoal>;

export const GoalPage = page(ListedGoal);
export const GoalTree = page(GoalNode);
