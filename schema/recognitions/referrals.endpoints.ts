/** Referrals: candidates that employees propose for a job (spec §7 "Referrals"). */
import * as z from 'zod/mini';
import { endpoints } from '../kit/endpoint.ts';
import { Count, Email, Id, Instant, page, PageNumber } from '../kit/shapes.ts';
import { textLength } from '../limits.parts.ts';
import { PublicUser } from '../users/users.shapes.ts';
import { referralStates, type ReferralState } from './recognitions.rules.ts';

const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(textLength.name));
const Words = z.string().check(z.trim(), z.maxLength(textLength.description));

/** State → allowed next states. */
export const referralSteps: Readonly<Record<ReferralState, readonly ReferralState[]>> = {
  sent: ['contacted', 'rejected'],
  contacted: ['hired', 'rejected'],
  hired: [],
  rejected: [],
};

export const Referral = z.object({
  id: Id,
  referredBy: PublicUser,
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  position: z.nullable(z.string()),
  message: z.string(),
  status: z.enum(referralStates),
  /** Points of the proposer, awarded once when the candidate is hired. */
  pointsAwarded: Count,
  note: z.string(),
  createdAt: Instant,
});
export type Referral = z.output<typeof Referral>;

export const ReferralInput = z.object({
  name: Name,
  email: Email,
  phone: z.optional(z.string().check(z.trim(), z.regex(/^\+?[0-9 ()-]{6,20}$/))),
  position: z.optional(Name),
  message: z.optional(Words),
});
export type ReferralInput = z.input<typeof ReferralInput>;

export const referralEndpoints = endpoints({
  createReferral: {
    route: 'POST /referred',
    body: ReferralInput,
    reply: Referral,
    can: 'referrals.use',
    module: 'recognitions',
    origin: 'spec',
  },
  /** The caller's own referrals; with `all` an administrator gets all. */
  referrals: {
    route: 'GET /referred',
    query: z.object({
      page: PageNumber,
      status: z.optional(z.enum(referralStates)),
      all: z.optional(z.boolean()),
    }),
    reply: page(Referral),
    can: 'referrals.use',
    module: 'recognitions',
    origin: 'spec',
  },
  updateReferral: {
    route: 'PATCH /referred',
    body: z.object({ id: Id, status: z.enum(referralStates), note: z.optional(Words) }),
    reply: Referral,
    can: 'referrals.manage',
    module: 'recognitions',
    origin: 'spec',
  },
});
