/** What holds for every decision, whatever is decided: who decides, when it is made, and what may follow. */

/** What can be decided on. A domain above adds its word here, and its notifications in `decisions.subjects.ts`. */
export const decisionSubjects = ['request', 'benefit'] as const;
export type DecisionSubject = (typeof decisionSubjects)[number];

/** `any`: the first decision counts. `all`: everybody approves. `order`: everybody approves, one after the other. */
export const decisionRules = ['any', 'all', 'order'] as const;
export type DecisionRule = (typeof decisionRules)[number];

export const decisionStates = ['waiting', 'approved', 'refused', 'withdrawn'] as const;
export type DecisionState = (typeof decisionStates)[number];

/** One approver of a decision. `later`: it is not the turn yet; `passed`: it needs no decision any more. */
export const seatStates = ['later', 'waiting', 'approved', 'refused', 'passed'] as const;
export type SeatState = (typeof seatStates)[number];

/** The entries of a timeline. */
export const decisionStepKinds = [
  'handed_in',
  'asked',
  'delegated',
  'returned',
  'reminded',
  'escalated',
  'replaced',
  'approved',
  'refused',
  'taken_back',
  'withdrawn',
  'carried_out',
] as const;
export type DecisionStepKind = (typeof decisionStepKinds)[number];

export const decisionLimits = {
  /** Approvers of one decision. */
  approvers: 20,
  /** Decisions of one call. */
  atOnce: 100,
  /** Working hours until a reminder. */
  clockHours: { least: 1, most: 400, usual: 16 },
  /** Days of one delegation, and how far ahead it can begin. */
  delegationDays: 366,
  /** Days in which a refusal can be taken back; an approval, until it is carried out. */
  refusalDays: 14,
  holidays: 400,
  /** Countries and cities with a working week of their own. */
  places: 60,
} as const;

const dayMs = 86_400_000;

/** What the states of all approvers decide. Approvers beyond the deciding ones do not matter. */
export function outcomeOf(
  rule: DecisionRule,
  states: readonly SeatState[],
): 'waiting' | 'approved' | 'refused' {
  if (states.includes('refused')) return 'refused';
  const isApproved = states.includes('approved');
  if (rule === 'any') return isApproved ? 'approved' : 'waiting';
  return isApproved && states.every((state) => state === 'approved' || state === 'passed')
    ? 'approved'
    : 'waiting';
}

/** Whether a decision can still be taken back at a moment, in ms. */
export function mayTakeBack(
  decision: {
    readonly state: DecisionState;
    readonly decidedAt: string | null;
    readonly carriedOutAt: string | null;
  },
  now: number,
): boolean {
  if (decision.decidedAt === null || decision.carriedOutAt !== null) return false;
  if (decision.state === 'approved') return true;
  return (
    decision.state === 'refused' && now < Date.parse(decision.decidedAt) + decisionLimits.refusalDays * dayMs
  );
}

/** Whether a delegation holds on a day of the person who is away. */
export const isAway = (
  { startsOn, endsOn }: { readonly startsOn: string; readonly endsOn: string },
  day: string,
): boolean => startsOn <= day && day <= endsOn;
