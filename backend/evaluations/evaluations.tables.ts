/** Cycles of evaluations with their people; the answers are responses of the survey that holds the questions. */
import type { CyclePhase, EvaluationKind } from '#schema/evaluations/cycles.rules.ts';
import type { CyclePart, Nomination } from '#schema/evaluations/evaluations.shapes.ts';
import type { FrozenGoal } from '#schema/goals/goals.shapes.ts';
import { bool, int, json, orNull, table, text } from '../store/table.ts';

/** A cycle that has begun. Its id is that of its survey, which holds title, questions and audience. */
export const evaluationCycles = table(
  'evaluation_cycles',
  {
    phase: text<CyclePhase>(),
    parts: json<readonly CyclePart[]>(),
    peers: int(),
    /** Last days of the phases in the organisation's time zone; null if only administrators end them. */
    nominateUntil: orNull(text()),
    confirmUntil: orNull(text()),
    writeUntil: orNull(text()),
    periodFrom: orNull(text()),
    periodTo: orNull(text()),
    remindAfter: json<readonly number[]>(),
    /** The organisation's day on which the present phase began. */
    phaseOn: text(),
    /** All people of the audience are in it. */
    ready: bool(),
    /** The newest notice of the phases nominating and confirming; people with a lower one are notified. */
    wave: int(),
    /** Rises when all scores have to be computed; those of people with a lower one are. */
    scoring: int(),
    /** The organisation's day of the last check for changed leaders and leavers, and the person it reached. */
    checkedUpTo: text(),
    /** The quarter of an hour in which the job found nothing more to do; empty after a change. */
    settledIn: text(),
    /** The day from which the job shares all results that are not shared yet; null once it has. */
    shareOn: orNull(text()),
    createdAt: text(),
  },
  { indexes: [['phase']] },
);

/** A person who is evaluated in a cycle. */
export const evaluationPeople = table(
  'evaluation_people',
  {
    cycleId: text(),
    userId: text(),
    /** Follows changes of the leader until the end of writing. */
    leaderId: orNull(text()),
    departmentId: orNull(text()),
    /** Evaluations to write exist for all parts, and for the confirmed peers. */
    assigned: bool(),
    left: bool(),
    /** The leader confirmed the peers. */
    confirmed: bool(),
    /** The last notice of the phases nominating and confirming; 0 before the first. */
    wave: int(),
    /** The last computation of the score; see `scoring` of the cycle. */
    scored: int(),
    /** In hundredths, from 100 to 500. */
    score: orNull(int()),
    calibrated: orNull(int()),
    calibrationReason: orNull(text()),
    shareOn: orNull(text()),
    sharedAt: orNull(text()),
    readAt: orNull(text()),
    acknowledgedAt: orNull(text()),
    acknowledgement: orNull(text()),
    createdAt: text(),
    /** The person's goals of the period as they were when the person came into the cycle. */
    goals: json<readonly FrozenGoal[]>(),
    /** The organisation's day on which the leader last reminded of the person; null before. */
    remindedOn: orNull(text()),
  },
  {
    unique: [['cycleId', 'userId']],
    indexes: [
      ['userId', 'createdAt'],
      ['leaderId', 'createdAt'],
      ['cycleId', 'assigned'],
      ['cycleId', 'wave'],
      ['cycleId', 'scored'],
      ['cycleId', 'sharedAt'],
    ],
  },
);

/** A peer of a person in a cycle. */
export const evaluationNominations = table(
  'evaluation_nominations',
  {
    cycleId: text(),
    personId: text(),
    userId: text(),
    state: text<Nomination['state']>(),
    createdAt: text(),
  },
  { unique: [['personId', 'userId']], indexes: [['userId'], ['cycleId', 'state']] },
);

/** One evaluation to write (contract entity `evaluation`). The `voter` of its response is its id. */
export const evaluations = table(
  'evaluations',
  {
    cycleId: text(),
    personId: text(),
    evaluatedId: text(),
    evaluatorId: text(),
    kind: text<EvaluationKind>(),
    status: text<'pending' | 'completed' | 'cancelled'>(),
    /** In hundredths, from 100 to 500. */
    score: orNull(int()),
    completedAt: orNull(text()),
    /** Written before, and open again. */
    reopened: bool(),
    /** The last reminder: -1 until the writer was notified, 0 afterwards, then from 1. */
    wave: int(),
    createdAt: text(),
  },
  {
    unique: [['personId', 'evaluatorId', 'kind']],
    indexes: [
      ['evaluatorId', 'status'],
      ['cycleId', 'status', 'wave'],
      ['personId', 'status'],
      ['completedAt'],
    ],
  },
);
