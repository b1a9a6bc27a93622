/** Decisions, who decides, their timeline, delegations, and the working hours of an organisation. */
import type {
  DecisionRule,
  DecisionState,
  DecisionStepKind,
  DecisionSubject,
  SeatState,
} from '#schema/decisions/decisions.rules.ts';
import { bool, int, orNull, table, text } from '../store/table.ts';

export const decisions = table(
  'decisions',
  {
    subject: text<DecisionSubject>(),
    subjectId: text(),
    title: text(),
    /** Who asked. */
    userId: text(),
    state: text<DecisionState>(),
    rule: text<DecisionRule>(),
    /** Working hours until a reminder; 0 without a clock. */
    clockHours: int(),
    /** A holder was reminded. */
    late: bool(),
    reason: orNull(text()),
    decidedBy: orNull(text()),
    decidedAt: orNull(text()),
    carriedOutAt: orNull(text()),
    createdAt: text(),
  },
  {
    unique: [['subject', 'subjectId']],
    indexes: [['userId'], ['decidedBy', 'decidedAt'], ['state', 'late']],
  },
);

/** An approver of a decision, and who has it in the place of the approver. */
export const decisionSeats = table(
  'decision_seats',
  {
    decisionId: text(),
    approverId: text(),
    /** The approver, or the person who decides in the place of the approver. */
    holderId: text(),
    position: int(),
    state: text<SeatState>(),
    /** Since when the holder has it. */
    since: text(),
    /** When the clock ends; null without one. */
    dueAt: orNull(text()),
    /** The holder was reminded since then. */
    reminded: bool(),
    /** It was given to the holder for good, and no delegation moves it. */
    given: bool(),
    createdAt: text(),
  },
  {
    unique: [['decisionId', 'approverId']],
    indexes: [
      ['holderId', 'state', 'createdAt'],
      ['approverId', 'state'],
      ['state', 'dueAt'],
    ],
  },
);

/** The timeline; entries are only added. */
export const decisionSteps = table(
  'decision_steps',
  {
    decisionId: text(),
    kind: text<DecisionStepKind>(),
    /** Who did it; null for the system. */
    whoId: orNull(text()),
    otherId: orNull(text()),
    /** The last day of a delegation. */
    until: orNull(text()),
    reason: orNull(text()),
    at: text(),
  },
  { indexes: [['decisionId', 'at'], ['whoId'], ['otherId']] },
);

export const delegations = table(
  'delegations',
  {
    userId: text(),
    deputyId: text(),
    /** Days of the person who is away. */
    startsOn: text(),
    endsOn: text(),
    /** Its decisions were given to the deputy. */
    running: bool(),
    endedAt: orNull(text()),
    createdAt: text(),
  },
  { indexes: [['userId', 'endedAt'], ['deputyId', 'endedAt'], ['endedAt']] },
);
