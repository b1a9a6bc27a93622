/** Periods, categories and settings of goals: everybody reads them, administrators change them. */
import * as z from 'zod/mini';
import { edit } from '../kit/edit.ts';
import { endpoints } from '../kit/endpoint.ts';
import { Color, Count, Day, Id } from '../kit/shapes.ts';
import { textLength } from '../limits.parts.ts';
import { GoalCategory, GoalPeriod, GoalSettings } from './goals.shapes.ts';

const use = { can: 'goals.use', module: 'goals' } as const;
const manage = { can: 'goals.manage', module: 'goals' } as const;

const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(textLength.name));
const NameEn = z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(textLength.name))));

export const GoalPeriodInput = z.object({
  name: Name,
  nameEn: NameEn,
  startsOn: Day,
  endsOn: z.optional(z.nullable(Day)),
});
export const GoalCategoryInput = z.object({
  name: Name,
  nameEn: NameEn,
  color: z.optional(z.nullable(Color)),
  active: z.optional(z.boolean()),
});

export const goalAdminEndpoints = endpoints({
  /** Newest first. */
  periods: { route: 'GET /goal_period', reply: z.array(GoalPeriod), ...use, origin: 'proposed' },
  createPeriod: {
    route: 'POST /goal_period',
    body: GoalPeriodInput,
    reply: GoalPeriod,
    ...manage,
    origin: 'ours',
  },
  updatePeriod: {
    route: 'PATCH /goal_period/{id}',
    body: edit(z.partial(GoalPeriodInput)),
    reply: GoalPeriod,
    ...manage,
    origin: 'ours',
  },
  /** Freezes every goal of the period. */
  closePeriod: { route: 'POST /goal_period/{id}/close', reply: GoalPeriod, ...manage, origin: 'ours' },
  /** Copies open goals into another period, each once: the first ones at once, the others within seconds; `carried` counts all. */
  carryOver: {
    route: 'POST /goal_period/{id}/carry_over',
    body: z.object({ toId: Id }),
    reply: z.object({ carried: Count }),
    ...manage,
    origin: 'ours',
  },
  categories: { route: 'GET /goal_category', reply: z.array(GoalCategory), ...use, origin: 'proposed' },
  createCategory: {
    route: 'POST /goal_category',
    body: GoalCategoryInput,
    reply: GoalCategory,
    ...manage,
    origin: 'proposed',
  },
  updateCategory: {
    route: 'PATCH /goal_category/{id}',
    body: edit(z.partial(GoalCategoryInput)),
    reply: GoalCategory,
    ...manage,
    origin: 'proposed',
  },
  /** Its goals go to `moveTo`, or have no category. */
  removeCategory: {
    route: 'DELETE /goal_category/{id}',
    query: z.object({ moveTo: z.optional(Id) }),
    reply: z.object({ success: z.literal(true), goals: Count }),
    ...manage,
    origin: 'proposed',
  },
  settings: { route: 'GET /goal_settings', reply: GoalSettings, ...use, origin: 'ours' },
  updateSettings: {
    route: 'PATCH /goal_settings',
    body: z.partial(GoalSettings),
    reply: GoalSettings,
    ...manage,
    origin: 'ours',
  },
});
