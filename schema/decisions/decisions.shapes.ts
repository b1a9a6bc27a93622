/** Decisions, delegations and the working time of an organisation. */
import * as z from 'zod/mini';
import { Count, Day, Id, Instant } from '../kit/shapes.ts';
import { textLength } from '../limits.parts.ts';
import { PublicUser } from '../users/users.shapes.ts';
import {
  decisionLimits,
  decisionRules,
  decisionStates,
  decisionStepKinds,
  decisionSubjects,
} from './decisions.rules.ts';

/** Who has a decision now. */
export const DecisionHolder = z.object({
  user: PublicUser,
  /** The approver in whose place the person decides; null for the approver. */
  insteadOf: z.nullable(PublicUser),
  since: Instant,
  /** When the next reminder is due; null without one. */
  dueAt: z.nullable(Instant),
});

/** One entry of a timeline. */
export const DecisionStep = z.object({
  id: Id,
  kind: z.enum(decisionStepKinds),
  /** Who did it; null for the system, and for a person who has left. */
  who: z.nullable(PublicUser),
  /** Who has it since then. */
  other: z.nullable(PublicUser),
  /** The last day of a delegation. */
  until: z.nullable(Day),
  /** The reason of a refusal. */
  reason: z.nullable(z.string()),
  at: Instant,
});
export type DecisionStep = z.output<typeof DecisionStep>;

export const Decision = z.object({
  id: Id,
  subject: z.enum(decisionSubjects),
  subjectId: Id,
  title: z.string(),
  /** Who asked. */
  user: z.nullable(PublicUser),
  state: z.enum(decisionStates),
  rule: z.enum(decisionRules),
  /** Approvals so far, and approvers. */
  approvals: Count,
  approvers: Count,
  /** Empty once it is decided. */
  holders: z.array(DecisionHolder),
  /** A holder was reminded, and it still waits. */
  late: z.boolean(),
  /** Of a refusal. */
  reason: z.nullable(z.string()),
  decidedBy: z.nullable(PublicUser),
  decidedAt: z.nullable(Instant),
  carriedOutAt: z.nullable(Instant),
  /** What the reader may do now. */
  mayDecide: z.boolean(),
  mayHandOver: z.boolean(),
  mayTakeBack: z.boolean(),
  mayCarryOut: z.boolean(),
  createdAt: Instant,
});
export type Decision = z.output<typeof Decision>;

export const Reason = z.string().check(z.trim(), z.maxLength(textLength.description));

export const Delegation = z.object({
  id: Id,
  user: PublicUser,
  deputy: PublicUser,
  /** Days of the person who is away; the last one included. */
  startsOn: Day,
  endsOn: Day,
  /** It holds today. */
  running: z.boolean(),
  createdAt: Instant,
});
export type Delegation = z.output<typeof Delegation>;

const Minutes = z.int().check(z.gte(0), z.lte(1_440));
const weekdays = z.array(z.int().check(z.gte(1), z.lte(7))).check(z.minLength(1), z.maxLength(7));
const holidays = z.array(Day).check(z.maxLength(decisionLimits.holidays));

const time = { weekdays, from: Minutes, to: Minutes, holidays };

/** When people of a country work, or of one of its cities. */
const PlaceHours = z.object({ countryId: Id, cityId: z.nullable(Id), ...time });
const places = z.array(PlaceHours).check(z.maxLength(decisionLimits.places));

/** When clocks run: days of the week from Monday (1), minutes after midnight, and holidays; also by place. */
export const WorkingHours = z.object({ ...time, places });

export const WorkingHoursChange = z.partial(WorkingHours);
