/** Calls about fairness: whom to thank, only for the manager of a person, and patterns, only for administrators. */
import * as z from 'zod/mini';
import { endpoints } from '../kit/endpoint.ts';
import { Count, Id, Instant } from '../kit/shapes.ts';
import { PublicUser } from '../users/users.shapes.ts';
import { About, FigureLine } from './analytics.shapes.ts';
import { patternKinds, patternReasons, quietDays } from './fairness.rules.ts';

/** Somebody whom nobody has thanked for at least so many days. */
export const Overlooked = z.object({ user: PublicUser, days: Count });
export type Overlooked = z.output<typeof Overlooked>;

/** A group that thanks nearly only one another, with the question's answer. */
export const Pattern = z.object({
  id: Id,
  kind: z.enum(patternKinds),
  people: z.array(PublicUser),
  /** Recognitions among them in twelve months, how many of these are private, and their points. */
  thanks: Count,
  hidden: Count,
  points: Count,
  /** Share of what they gave that stays among them, in percent. */
  share: Count,
  foundAt: Instant,
  /** Newest first, only what is public; `thanks` counts more if some are private or older. */
  lines: z.array(FigureLine),
  /** Null while the question is open. */
  answer: z.nullable(z.object({ reason: z.enum(patternReasons), at: Instant, by: z.nullable(PublicUser) })),
});
export type Pattern = z.output<typeof Pattern>;

export const fairnessEndpoints = endpoints({
  /** Of one's own people, whom nobody has thanked for `days` days. */
  whomToThank: {
    route: 'GET /analytics/whom_to_thank',
    query: z.object({
      days: z._default(z.int().check(z.gte(quietDays.minimum), z.lte(quietDays.maximum)), quietDays.usual),
    }),
    reply: z.object({
      about: About,
      days: Count,
      /** People who count: who is new, away, or takes no part does not. */
      team: Count,
      people: z.array(Overlooked),
    }),
    can: 'analytics.lead',
    module: 'analytics',
    origin: 'ours',
  },
  /** Open questions first. */
  patterns: {
    route: 'GET /analytics/patterns',
    reply: z.object({
      about: About,
      /** When the last night looked; null before the first. */
      lookedAt: z.nullable(Instant),
      items: z.array(Pattern),
    }),
    can: 'analytics.patterns',
    module: 'analytics',
    origin: 'ours',
  },
  /** Answers the question: the same group is not asked about for a year. Answered before it is 409. */
  answerPattern: {
    route: 'POST /analytics/patterns/{id}/answer',
    body: z.object({ reason: z.enum(patternReasons) }),
    reply: z.object({ success: z.literal(true) }),
    can: 'analytics.patterns',
    module: 'analytics',
    origin: 'ours',
  },
});
