/** The podium (spec §7 `GET /podium?accum`, `/podium/insignia`); who opted out holds no rank. */
import * as z from 'zod/mini';
import { endpoints } from '../kit/endpoint.ts';
import { Count, Day } from '../kit/shapes.ts';
import { PublicUser } from '../users/users.shapes.ts';
import { podiumSides } from './recognitions.rules.ts';

/** A place; ties share it, and the places after them are left out (1, 1, 3). */
export const PodiumEntry = z.object({
  rank: z.int().check(z.gte(1)),
  user: PublicUser,
  /** Null where the organisation shows no points. */
  points: z.nullable(Count),
  recognitions: Count,
  badges: Count,
  /** Of the period; null for all time. */
  periodStart: z.nullable(Day),
  periodEnd: z.nullable(Day),
});
export type PodiumEntry = z.output<typeof PodiumEntry>;

const see = { can: 'podium.see' } as const;

export const podiumEndpoints = endpoints({
  podium: {
    route: 'GET /podium',
    query: z.object({
      /** All time instead of the period of the settings. */
      accum: z.optional(z.boolean()),
      /** Receivers unless said (ours). */
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
  /** Where the reader stands, whether on the list or not, and whether they opted out. */
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
