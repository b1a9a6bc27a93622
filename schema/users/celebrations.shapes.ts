/** Birthdays and anniversaries as colleagues see them: as much of them as the person lets others know. */
import * as z from 'zod/mini';
import { pageSize } from '../limits.ts';
import { Count, Day } from '../kit/shapes.ts';
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
  /** When it is celebrated next; whether that is today follows from the person's own time zone. */
  date: Day,
  isToday: z.boolean(),
  /** Years of age on that day; null unless the person shows the whole date. */
  age: z.nullable(Count),
  /** The person's own picture for the day (module `birthday_img`). */
  imageUrl: z.nullable(z.string()),
});
export type Birthday = z.output<typeof Birthday>;

/** An anniversary in the organisation in the coming days. */
export const Anniversary = z.object({
  user: PublicUser,
  /** The day they came on. */
  day: MonthDay,
  date: Day,
  isToday: z.boolean(),
  /** Full years on that day, at least 1; null unless the person shows the whole date. */
  years: z.nullable(z.int().check(z.gte(1))),
});
export type Anniversary = z.output<typeof Anniversary>;
