/** The podium (spec §7 `GET /podium?accum`, `/podium/insignia`); a user who opted out has no rank. */
import * as z from 'zod/mini';
import { endpoints } from '../kit/endpoint.ts';
import { Count, Day } from '../kit/shapes.ts';
import { PublicUser } from '../users/users.shapes.ts';
import { podiumSides } from './recognitions.rules.ts';

/** A place; equal scores share a rank and the next ranks are skipped (1, 1, 3). */
export const PodiumEntry = z.object({
  rank: z.int().check(z.gte(1)),
  user: PublicUser,
  /** Null if the organisation hides points. */
  points: z.nullable(Count),
  recognitions: Count,
  badges: Count,
  /** First and last day of the period; null for all time. */
  periodStart: z.nullable(Day),
  periodEnd: z.nullable(Day),
});
export type PodiumEntry = z.output<typeof PodiumEntry>;

const see = { can: 'podium.see' } as const;

export const podiumEndpoints = endpoints({
  podium: {
    route: 'GET /podium',
    query: z.object({
      /** All time instead of the configured period. */
      accum: z.optional(z.boolean()),
      /** Default: receivers (ours). */
      side: z._default(z.enum(podiumSides), 'receivers'),
    }),
    reply: z.array(PodiumEntry),
    ...see,
    module: 'recognitions',
    origin: 'spec',
  },
  insigniaPodium: {
    route: 'GET /podium/insignia',
    query: z.object({ accum: z.optional(z.boolean()) }),
    reply: z.array(PodiumEntry),
    ...see,
    module: 'insignias',
    origin: 'spec',
  },
  /** The reader's own places, even outside the list, and whether the reader opted out. */
  myPodium: {
    route: 'GET /podium/me',
    query: z.object({ accum: z.optional(z.boolean()) }),
    reply: z.object({
      hidden: z.boolean(),
      received: z.nullable(PodiumEntry),
      given: z.nullable(PodiumEntry),
    }),
    ...see,
    module: 'recognitions',
    origin: 'ours',
  },
  setMyPodium: {
    route: 'PUT /podium/me',
    body: z.object({ hidden: z.boolean() }),
    reply: z.object({ hidden: z.boolean() }),
    ...see,
    module: 'recognitions',
    origin: 'ours',
  },
});
