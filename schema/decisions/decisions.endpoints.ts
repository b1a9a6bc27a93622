/** Calls about decisions on whatever was handed in (ours), delegation, and the hours in which clocks run. */
import * as z from 'zod/mini';
import { edit } from '../kit/edit.ts';
import { endpoints } from '../kit/endpoint.ts';
import { Day, Done, Id, page, PageNumber } from '../kit/shapes.ts';
import { decisionLimits } from './decisions.rules.ts';
import { Decision, Delegation, Reason, WorkingHours, WorkingHoursChange } from './decisions.shapes.ts';

/** The modules whose subjects are decided on. */
const modules = ['solicitud', 'benef_corp'] as const;
const use = { can: 'decisions.use', module: modules } as const;
const manage = { can: 'decisions.manage', module: modules } as const;

export const decisionEndpoints = endpoints({
  /** Decisions that the reader has now, the oldest first; with `decided` those that the reader made, newest first. */
  list: {
    route: 'GET /decision',
    query: z.object({ decided: z.optional(z.boolean()), page: PageNumber }),
    reply: page(Decision),
    ...use,
    origin: 'ours',
  },
  /** A refusal needs a reason. 409 if it was decided, withdrawn or handed over meanwhile. */
  decide: {
    route: 'POST /decision/{id}/decide',
    body: z.object({ approve: z.boolean(), reason: z._default(Reason, '') }),
    reply: Decision,
    ...use,
    origin: 'ours',
  },
  /** Several at once. Those that cannot be decided any more are left out, each with why. */
  decideAll: {
    route: 'POST /decision/decide',
    body: z.object({
      ids: z.array(Id).check(z.minLength(1), z.maxLength(decisionLimits.atOnce)),
      approve: z.boolean(),
      reason: z._default(Reason, ''),
    }),
    reply: z.object({ decided: z.array(Id), left: z.array(z.object({ id: Id, message: z.string() })) }),
    ...use,
    origin: 'ours',
  },
  /** Gives one decision to another person, who decides in the place of the approver. */
  handOver: {
    route: 'POST /decision/{id}/hand_over',
    body: z.object({ userId: Id }),
    reply: Decision,
    ...use,
    origin: 'ours',
  },
  /** Until it is carried out; a refusal within 14 days. */
  takeBack: {
    route: 'POST /decision/{id}/take_back',
    body: z.object({}),
    reply: Decision,
    ...use,
    origin: 'ours',
  },
  /** What was approved is done. */
  carryOut: {
    route: 'POST /decision/{id}/carry_out',
    body: z.object({}),
    reply: Decision,
    ...use,
    origin: 'ours',
  },
  /** Delegations of the reader, and those to the reader, that have not ended. */
  delegations: { route: 'GET /delegation', reply: z.array(Delegation), ...use, origin: 'ours' },
  /** While the caller is away, another person decides. Days of one person do not overlap. */
  delegate: {
    route: 'POST /delegation',
    body: z.object({ deputyId: Id, startsOn: Day, endsOn: Day }),
    reply: Delegation,
    ...use,
    origin: 'ours',
  },
  /** What the deputy has returns at once. */
  endDelegation: { route: 'DELETE /delegation/{id}', reply: Done, ...use, origin: 'ours' },
  workingHours: { route: 'GET /org/working_hours', reply: WorkingHours, ...manage, origin: 'ours' },
  /** Clocks that run keep their time. */
  updateWorkingHours: {
    route: 'PATCH /org/working_hours',
    body: edit(WorkingHoursChange),
    reply: WorkingHours,
    ...manage,
    origin: 'ours',
  },
});
