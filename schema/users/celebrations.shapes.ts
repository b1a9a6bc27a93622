/** Birthdays and anniversaries as colleagues see them, limited to what the person shows. */
import * as z from 'zod/mini';
import { pageSize } from '../limits.ts';
import { Count, Day } from '../kit/shapes.ts';
import { PublicUser } from './users.shapes.ts';

/** Maximum number of celebrations, soonest first. */
export const CelebrationsAsked = z.object({
  limit: z._default(z.int().check(z.gte(1), z.lte(pageSize.max)), pageSize.max),
});

/** Month and day, MM-DD. */
const MonthDay = z.string().check(z.regex(/^\d\d-\d\d$/));

/** An upcoming birthday. */
export const Birthday = z.object({
  user: PublicUser,
  /** Month and day of birth. */
  day: MonthDay,
  /** Date of the next celebration; `isToday` uses the person's own time zone. */
  date: Day,
  isToday: z.boolean(),
  /** Age on that day; null unless the person shows the full date. */
  age: z.nullable(Count),
  /** The person's own birthday image (module `birthday_img`). */
  imageUrl: z.nullable(z.string()),
});
export type Birthday = z.output<typeof Birthday>;

/** An upcoming work anniversary. */
export const Anniversary = z.object({
  user: PublicUser,
  /** Month and day of admission. */
  day: MonthDay,
  date: Day,
  isToday: z.boolean(),
  /** Full years on that day, at least 1; null unless the person shows the full date. */
  years: z.nullable(z.int().check(z.gte(1))),
});
export type Anniversary = z.output<typeof Anniversary>;
