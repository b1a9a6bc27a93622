/** Levels by earned points, whether or not the points were spent (spec §7 `GET /levels`, `POST /levels/create`). */
import * as z from 'zod/mini';
import { IconKey, ownIcon } from '../files/ownIcon.ts';
import { edit } from '../kit/edit.ts';
import { endpoints } from '../kit/endpoint.ts';
import { Amount, Count, Done, Id, Instant } from '../kit/shapes.ts';
import { textLength } from '../limits.parts.ts';

const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(textLength.name));
const Words = z.string().check(z.trim(), z.maxLength(textLength.description));
/** Icon name (lucide). */
const IconName = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));

export const Level = z.object({
  id: Id,
  name: z.string(),
  nameEn: z.nullable(z.string()),
  /** Minimum points; the maximum is one less than the minimum of the next level. */
  minPoints: Amount,
  maxPoints: z.nullable(Amount),
  icon: z.nullable(z.string()),
  ...ownIcon,
  benefits: z.string(),
  /** From 0, by `minPoints`. */
  position: Count,
  createdAt: Instant,
});
export type Level = z.output<typeof Level>;

/** `maxPoints` is optional and must be one less than the minimum of the next level (422 otherwise). */
export const LevelInput = z.object({
  name: Name,
  nameEn: z.optional(z.nullable(Name)),
  minPoints: Amount,
  maxPoints: z.optional(Amount),
  icon: z.optional(IconName),
  iconKey: IconKey,
  benefits: z.optional(Words),
});

/** The reader's level. */
export const MyLevel = z.object({
  /** Total points received to redeem, minus reversals. */
  earned: Count,
  /** Null below the first level. */
  level: z.nullable(Level),
  next: z.nullable(Level),
});
export type MyLevel = z.output<typeof MyLevel>;

const manage = { can: 'points.manage' } as const;

export const levelEndpoints = endpoints({
  levels: { route: 'GET /levels', reply: z.array(Level), can: 'levels.see', origin: 'spec' },
  myLevel: { route: 'GET /user/level', reply: MyLevel, can: 'levels.see', origin: 'ours' },
  createLevel: {
    route: 'POST /levels/create',
    body: LevelInput,
    reply: Level,
    ...manage,
    origin: 'spec',
  },
  updateLevel: {
    route: 'PATCH /levels/{id}',
    body: edit(z.partial(LevelInput)),
    reply: Level,
    ...manage,
    origin: 'ours',
  },
  deleteLevel: { route: 'DELETE /levels/{id}', reply: Done, ...manage, origin: 'ours' },
});
