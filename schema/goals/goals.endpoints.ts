/** Calls about goals (spec §7). Both forms of a path with a slash at its end are served. */
import * as z from 'zod/mini';
import { endpoints } from '../kit/endpoint.ts';
import { edit } from '../kit/edit.ts';
import { Day, Done, Id, Keywords, PageNumber, PerPage } from '../kit/shapes.ts';
import { textLength } from '../limits.parts.ts';
import { goalAdminEndpoints } from './goalsAdmin.endpoints.ts';
import { goalConfidences, goalLevels, goalLimits, goalStatuses, goalVisibilities } from './goals.rules.ts';
import {
  AvailableWeight,
  Goal,
  GoalCheckin,
  GoalComment,
  GoalDetail,
  GoalItem,
  GoalPage,
  GoalPerson,
  GoalTree,
} from './goals.shapes.ts';
import { goalMeasures, hasGoalPlaces, largestGoalNumber } from './progress.ts';
import { saying } from '../sentences.ts';
import { goalReasons } from '../reasons.goals.ts';

const use = { can: 'goals.use', module: 'goals' } as const;
const lead = { can: 'goals.lead', module: 'goals' } as const;

const maybe = <S extends z.ZodMiniType>(shape: S) => z.optional(z.nullable(shape));
const GoalNumber = z
  .number()
  .check(
    z.gte(-largestGoalNumber),
    z.lte(largestGoalNumber),
    z.refine(hasGoalPlaces, saying(goalReasons, 'goal_places')),
  );
const Title = z.string().check(z.trim(), z.minLength(1), z.maxLength(goalLimits.title));

const Description = z.string().check(z.trim(), z.maxLength(textLength.terms));

export const GoalInput = z.object({
  title: Title,
  titleEn: maybe(z.string().check(z.trim(), z.maxLength(goalLimits.title))),
  description: z.optional(Description),
  descriptionEn: maybe(Description),
  periodId: Id,
  categoryId: maybe(Id),
  /** The caller by default. */
  ownerId: z.optional(Id),
  level: z.optional(z.enum(goalLevels)),
  departmentId: maybe(Id),
  visibility: z.optional(z.enum(goalVisibilities)),
  weight: maybe(z.int().check(z.gte(1), z.lte(goalLimits.fullWeight))),
  measure: z.optional(z.enum(goalMeasures)),
  start: maybe(GoalNumber),
  target: maybe(GoalNumber),
  unit: maybe(z.string().check(z.trim(), z.maxLength(goalLimits.unit))),
  dueOn: maybe(Day),
  /** The checklist of a goal that is measured by one. */
  checklist: z.optional(z.array(Title).check(z.maxLength(goalLimits.items))),
});

/** Absent fields stay unchanged. */
export const GoalChange = edit(
  z.object({
    ...z.partial(z.omit(GoalInput, { ownerId: true, periodId: true, checklist: true })).shape,
    status: z.optional(z.enum(goalStatuses)),
  }),
);
export const OrgGoalChange = edit(
  z.object({
    ...z.partial(z.omit(GoalInput, { checklist: true })).shape,
    status: z.optional(z.enum(goalStatuses)),
  }),
);

export const CheckinInput = z.object({
  goalId: Id,
  /** Of `yes_no` 1 or 0; goals with another measure take none. */
  value: maybe(GoalNumber),
  confidence: z.enum(goalConfidences),
  note: z.optional(z.string().check(z.trim(), z.maxLength(goalLimits.note))),
  correctsId: z.optional(Id),
  attachmentKeys: z.optional(z.array(z.string()).check(z.maxLength(goalLimits.files))),
});

const filters = {
  periodId: z.optional(Id),
  categoryId: z.optional(Id),
} as const;

export const goalEndpoints = {
  ...endpoints({
    /** The caller's own, newest first. */
    list: { route: 'GET /goal', query: z.object(filters), reply: z.array(Goal), ...use, origin: 'spec' },
    create: { route: 'POST /goal', body: GoalInput, reply: Goal, ...use, origin: 'spec' },
    update: { route: 'PATCH /goal/{id}/', body: GoalChange, reply: Goal, ...use, origin: 'spec' },
    goal: { route: 'GET /goal/{id}', reply: GoalDetail, ...use, origin: 'ours' },
    /** Managers: goals of people whom they lead. */
    all: {
      route: 'GET /org/goal',
      query: z.object({
        ...filters,
        page: PageNumber,
        perPage: PerPage,
        ownerId: z.optional(Id),
        departmentId: z.optional(Id),
        level: z.optional(z.enum(goalLevels)),
        status: z.optional(z.enum(goalStatuses)),
        confidence: z.optional(z.enum(goalConfidences)),
        /** Whether a goal has a copy in another period. */
        carried: z.optional(z.boolean()),
        keywords: Keywords,
      }),
      reply: GoalPage,
      ...lead,
      origin: 'proposed',
    },
    updateOrg: {
      route: 'PATCH /org/goal/{id}/',
      body: OrgGoalChange,
      reply: Goal,
      ...lead,
      origin: 'proposed',
    },
    checkIn: {
      route: 'POST /goal/checkin',
      body: CheckinInput,
      reply: GoalCheckin,
      ...use,
      origin: 'proposed',
    },
    /** On the goal of somebody else, and marked as such. */
    checkInFor: {
      route: 'POST /org/goal/checkin',
      body: CheckinInput,
      reply: GoalCheckin,
      ...lead,
      origin: 'proposed',
    },
    comment: {
      route: 'POST /goal/comment',
      body: z.object({
        goalId: Id,
        message: z.string().check(z.trim(), z.minLength(1), z.maxLength(textLength.comment)),
      }),
      reply: GoalComment,
      ...use,
      origin: 'proposed',
    },
    addItem: {
      route: 'POST /goal/{id}/checklist',
      body: z.object({ title: Title }),
      reply: GoalItem,
      ...use,
      origin: 'spec',
    },
    updateItem: {
      route: 'PATCH /goal/{id}/checklist',
      body: z.object({ itemId: Id, title: z.optional(Title), done: z.optional(z.boolean()) }),
      reply: GoalItem,
      ...use,
      origin: 'spec',
    },
    /** The item is named in the query; in the body too, where a proxy drops one of them. */
    removeItem: {
      route: 'DELETE /goal/{id}/checklist',
      query: z.object({ itemId: z.optional(Id) }),
      body: z.object({ itemId: z.optional(Id) }),
      reply: Done,
      ...use,
      origin: 'spec',
    },
    /** The whole new order; 409 with the present one if items are missing, foreign or twice. */
    reorder: {
      route: 'PATCH /goal/{id}/checklist/reorder',
      body: z.object({ itemIds: z.array(Id).check(z.maxLength(goalLimits.items)) }),
      reply: z.array(GoalItem),
      ...use,
      origin: 'proposed',
    },
    /** Replaces the goals above that the caller may see; hidden ones stay. Above a goal that others lead a part waits. */
    setParents: {
      route: 'PATCH /goal/{id}/parents',
      body: z.object({
        parents: z
          .array(z.object({ id: Id, weight: z.optional(z.int().check(z.gte(1), z.lte(100))) }))
          .check(z.maxLength(goalLimits.parents)),
      }),
      reply: GoalDetail,
      ...use,
      origin: 'ours',
    },
    /** Lets a part count in the goal, or not; 409 if something else than `askedWeight` is asked by now. */
    answerPart: {
      route: 'PATCH /goal/{id}/parts',
      body: z.object({
        partId: Id,
        askedWeight: z.int().check(z.gte(1), z.lte(goalLimits.fullWeight)),
        accept: z.boolean(),
      }),
      reply: GoalDetail,
      ...use,
      origin: 'ours',
    },
    /** One level of the tree: the top of a period, the parts of a goal, or what the keywords find. */
    tree: {
      route: 'GET /goals/tree',
      query: z.object({
        periodId: z.optional(Id),
        parentId: z.optional(Id),
        keywords: Keywords,
        page: PageNumber,
        perPage: PerPage,
      }),
      reply: GoalTree,
      ...use,
      origin: 'ours',
    },
    /** What is left of 100 for the owner; without a period, of the current one. */
    availableWeight: {
      route: 'GET /goals/available_weight',
      query: z.object({ ownerId: z.optional(Id), periodId: z.optional(Id) }),
      reply: AvailableWeight,
      ...use,
      origin: 'proposed',
    },
    /** The people whom the caller leads, with their goals of a period or of all open ones; who needs the leader comes first. */
    people: {
      route: 'GET /goals/people',
      query: z.object({ periodId: z.optional(Id) }),
      reply: z.array(GoalPerson),
      ...lead,
      origin: 'ours',
    },
  }),
  ...goalAdminEndpoints,
} as const;
