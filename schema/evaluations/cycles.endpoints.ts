/** Calls of administrators who run cycles of evaluations. Their questions are built as surveys of kind `evaluation`. */
import * as z from 'zod/mini';
import { endpoints } from '../kit/endpoint.ts';
import { Count, Day, Id, PageNumber, PerPage } from '../kit/shapes.ts';
import { surveyLimits, textLength } from '../limits.parts.ts';
import { cyclePhases, evaluationKinds, mostPeers } from './cycles.rules.ts';
import {
  CycleAudience,
  EvaluationCycle,
  CyclePart,
  CyclePeople,
  CyclePerson,
  ScoreDistribution,
} from './evaluations.shapes.ts';

const manage = { can: 'surveys.manage', module: 'evaluations' } as const;
const Ids = z.array(Id).check(z.maxLength(surveyLimits.audienceIds));
const MaybeDay = z.optional(z.nullable(Day));
/** People whom one transaction adds. */
const addedAtOnce = 400;
const Months = z.optional(z.nullable(Count));

const plan = {
  nominateUntil: MaybeDay,
  confirmUntil: MaybeDay,
  writeUntil: MaybeDay,
  remindAfter: z.optional(
    z.array(z.int().check(z.gte(1), z.lte(365))).check(z.maxLength(surveyLimits.reminders)),
  ),
  /** Until calibrating. */
  parts: z.optional(z.array(CyclePart).check(z.maxLength(evaluationKinds.length))),
} as const;

const audience = {
  departmentIds: z.optional(Ids),
  groupIds: z.optional(Ids),
  userIds: z.optional(Ids),
  tenureFrom: Months,
  tenureTo: Months,
} as const;

export const cycleEndpoints = endpoints({
  cycles: { route: 'GET /org/evaluation_cycles', reply: z.array(EvaluationCycle), ...manage, origin: 'ours' },
  cycle: { route: 'GET /org/evaluation_cycles/{id}', reply: EvaluationCycle, ...manage, origin: 'ours' },
  /** Who would be evaluated, and of how many people peers or team can never reach three, in numbers. */
  audience: {
    route: 'POST /org/evaluation_cycles/audience',
    kind: 'read',
    body: z.object(audience),
    reply: CycleAudience,
    ...manage,
    origin: 'ours',
  },
  /** Begins a built cycle with an audience; without one, everybody is evaluated. 409 with numbers for hidden parts. */
  begin: {
    route: 'POST /org/evaluation_cycles/{id}/begin',
    body: z.object({
      ...plan,
      peers: z.optional(z.int().check(z.lte(mostPeers))),
      periodFrom: MaybeDay,
      periodTo: MaybeDay,
      ...audience,
      /** Begins although a part is hidden for some people, or for all. */
      hides: z.optional(z.boolean()),
    }),
    reply: EvaluationCycle,
    ...manage,
    origin: 'ours',
  },
  /** Moves days, reminders and weights. */
  plan: {
    route: 'PATCH /org/evaluation_cycles/{id}',
    body: z.object(plan),
    reply: EvaluationCycle,
    ...manage,
    origin: 'ours',
  },
  /** Ends the present phase. `from` is the phase that the caller sees, so that two presses move it once. */
  advance: {
    route: 'PATCH /org/evaluation_cycles/{id}/advance',
    body: z.object({ from: z.enum(cyclePhases) }),
    reply: EvaluationCycle,
    ...manage,
    origin: 'ours',
  },
  people: {
    route: 'GET /org/evaluation_cycles/{id}/people',
    query: z.object({
      page: PageNumber,
      perPage: PerPage,
      departmentId: z.optional(Id),
      leaderId: z.optional(Id),
      /** Unwritten evaluations, no score, not shared, shared and not read, not acknowledged. */
      waiting: z.optional(z.enum(['writing', 'score', 'sharing', 'reading', 'acknowledging'])),
    }),
    reply: CyclePeople,
    ...manage,
    origin: 'ours',
  },
  /** Adds people who joined late. */
  addPeople: {
    route: 'POST /org/evaluation_cycles/{id}/people',
    body: z.object({ userIds: z.array(Id).check(z.minLength(1), z.maxLength(addedAtOnce)) }),
    reply: z.object({ added: Count }),
    ...manage,
    origin: 'ours',
  },
  distribution: {
    route: 'GET /org/evaluation_cycles/{id}/distribution',
    query: z.object({ departmentId: z.optional(Id) }),
    reply: ScoreDistribution,
    ...manage,
    origin: 'ours',
  },
  /** Sets the calibrated score, or takes it away with null; a score needs a reason. */
  calibrate: {
    route: 'PATCH /evaluation_person/{id}/calibration',
    body: z.object({
      score: z.nullable(z.number().check(z.gte(1), z.lte(5))),
      reason: z.optional(z.string().check(z.trim(), z.maxLength(textLength.description))),
    }),
    reply: CyclePerson,
    ...manage,
    origin: 'ours',
  },
  /** Shares results at once or on a day: of people, of a leader's team, or of all that are not shared. */
  share: {
    route: 'POST /org/evaluation_cycles/{id}/share',
    body: z.object({
      personIds: z.optional(Ids),
      leaderId: z.optional(Id),
      on: z.optional(Day),
    }),
    reply: z.object({ shared: Count }),
    ...manage,
    origin: 'ours',
  },
  /** Reminds people who have to propose, confirm or write, and says how many. */
  notify: {
    route: 'POST /org/evaluation_cycles/{id}/notify',
    reply: z.object({ notified: Count }),
    ...manage,
    origin: 'ours',
  },
});
