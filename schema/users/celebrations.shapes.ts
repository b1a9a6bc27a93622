/** Birthdays and anniversaries as colleagues see them: the day, never the year somebody was born in. */
import * as z from 'zod/mini';
import { pageSize } from '../limits.ts';
import { Day } from '../kit/shapes.ts';
import { PublicUser } from './users.shapes.ts';

/** How many at most, soonest first. */
export const CelebrationsAsked = z.object({
  limit: z._default(z.int().check(z.gte(1), z.lte(pageSize.max)), pageSize.max),
});

/** Month and day, MM-DD. */
const MonthDay = z.string().check(z.regex(/^\d\d-\d\d$/));

/** A birthday of the coming days. */
export const Birthday = z.object({
  user: PublicUser,
  /** The day they were born on. */
  day: MonthDay,
  /** When it is celebrated next, in the organisation's time zone. */
  date: Day,
  isToday: z.boolean(),
});
export type Birthday = z.output<typeof Birthday>;

/** An anniversary in the organisation in the coming days. */
export const Anniversary = z.extend(Birthday, {
  /** Full years on that day, at least 1. */
  years: z.int().check(z.gte(1)),
});
export type Anniversary = z.output<typeof Anniversary>;
