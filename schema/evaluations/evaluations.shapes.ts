/** Evaluations as their writers, the people evaluated, their leaders and administrators see them. */
import * as z from 'zod/mini';
import { Answer, Question, Section } from '../forms/questions.shapes.ts';
import { FrozenGoal } from '../goals/goals.shapes.ts';
import { Count, Day, Id, Instant, page } from '../kit/shapes.ts';
import { PeopleAudience } from '../departments/audience.shapes.ts';
import { PublicUser } from '../users/users.shapes.ts';
import {
  cyclePhases,
  cycleSteps,
  evaluationKinds,
  evaluationStatuses,
  namelessKinds,
} from './cycles.rules.ts';

const Kind = z.enum(evaluationKinds);
/** From 1 to 5, with at most two decimal places; null without an answer that counts. */
const Score = z.nullable(z.number());
const Titles = { title: z.string(), titleEn: z.nullable(z.string()) } as const;
const form = { sections: z.array(Section), questions: z.array(Question) } as const;

/** One evaluation to write or written (contract entity `evaluation`). */
export const Evaluation = z.object({
  id: Id,
  cycleId: Id,
  ...Titles,
  kind: Kind,
  evaluated: PublicUser,
  status: z.enum(evaluationStatuses),
  /** Of the writer's own answers; null before. */
  score: Score,
  /** The last day of writing. */
  dueAt: z.nullable(Day),
  completedAt: z.nullable(Instant),
  /** Whether it can be written, or changed, now. */
  open: z.boolean(),
  minutes: Count,
  createdAt: Instant,
});
export type Evaluation = z.output<typeof Evaluation>;

/** An evaluation with its questions, for its writer. */
export const EvaluationForm = z.extend(Evaluation, {
  ...form,
  description: z.string(),
  descriptionEn: z.nullable(z.string()),
  thanks: z.nullable(z.string()),
  thanksEn: z.nullable(z.string()),
  /** Who reads the answers with the writer's name. */
  leader: z.nullable(PublicUser),
  /** The period that is evaluated. */
  periodFrom: z.nullable(Day),
  periodTo: z.nullable(Day),
  /** The person's goals as they were when the cycle began; empty for peers and the team. */
  goals: z.array(FrozenGoal),
  myAnswers: z.array(Answer),
});
export type EvaluationForm = z.output<typeof EvaluationForm>;

/** The reply to a submitted evaluation (contract entity `survey_response`). */
export const EvaluationResponse = z.object({ id: Id, evaluationId: Id, score: Score, createdAt: Instant });
export type EvaluationResponse = z.output<typeof EvaluationResponse>;

/** A part of a score. */
export const CyclePart = z.object({ kind: Kind, weight: z.int().check(z.gte(1), z.lte(100)) });
export type CyclePart = z.output<typeof CyclePart>;

/** How many people a part can never reach three writers for; all of them, if it is hidden for everybody. */
export const FewOfPart = z.object({ kind: z.enum(namelessKinds), people: Count });
export type FewOfPart = z.output<typeof FewOfPart>;

/** Who would be evaluated, in numbers. */
export const CycleAudience = z.object({
  people: Count,
  /** Of peers and of the team, as if the cycle had both. */
  few: z.array(FewOfPart),
});
export type CycleAudience = z.output<typeof CycleAudience>;

/** A peer whom the person evaluated proposes. */
export const Nomination = z.object({
  user: PublicUser,
  state: z.enum(['proposed', 'confirmed', 'declined']),
});
export type Nomination = z.output<typeof Nomination>;

const person = {
  /** The place of the person in the cycle, which other calls name. */
  id: Id,
  cycleId: Id,
  ...Titles,
  phase: z.enum(cyclePhases),
  nominateUntil: z.nullable(Day),
  confirmUntil: z.nullable(Day),
  writeUntil: z.nullable(Day),
  leader: z.nullable(PublicUser),
  nominations: z.array(Nomination),
  /** The leader confirmed the peers. */
  confirmed: z.boolean(),
  sharedAt: z.nullable(Instant),
  readAt: z.nullable(Instant),
  acknowledgedAt: z.nullable(Instant),
} as const;

/** A cycle in which the reader is evaluated. */
export const OwnEvaluation = z.object({
  ...person,
  /** How many peers the person proposes; 0 without peers. */
  peers: Count,
});
export type OwnEvaluation = z.output<typeof OwnEvaluation>;

/** A person whom the reader leads, or any person for administrators. */
export const CyclePerson = z.object({
  ...person,
  user: PublicUser,
  departmentName: z.nullable(z.string()),
  /** Evaluations about the person, and how many of them are written. */
  evaluations: Count,
  completed: Count,
  /** Computed from the parts; null before calibrating. */
  score: Score,
  calibrated: Score,
  calibrationReason: z.nullable(z.string()),
  /** The day on which the result is shared by itself. */
  shareOn: z.nullable(Day),
  /** The person left the organisation or the cycle. */
  left: z.boolean(),
});
export type CyclePerson = z.output<typeof CyclePerson>;

/** What one part says; `withheld` while fewer than three peers or team members wrote. */
export const ResultPart = z.object({
  kind: Kind,
  /** The share of the score in percent after missing parts were left out; null if it does not count. */
  weight: z.nullable(z.number()),
  n: z.nullable(Count),
  score: Score,
  withheld: z.boolean(),
});

/** Answers to one question by part. Texts of peers and of the team have no name and an order that says nothing. */
export const ResultQuestion = z.object({
  question: Question,
  parts: z.array(
    z.object({
      kind: Kind,
      /** Null for a text, a choice without a score, and if withheld. */
      score: Score,
      counts: z.array(z.object({ value: z.string(), count: Count })),
      texts: z.array(z.string()),
    }),
  ),
});

/** The result as the person evaluated gets it: nothing that is for the leader only, and no names of peers. */
export const EvaluationResult = z.object({
  ...person,
  user: PublicUser,
  score: Score,
  /** The score was agreed by comparing people: the parts have neither scores nor weights, and do not add up to it. */
  agreed: z.boolean(),
  parts: z.array(ResultPart),
  sections: z.array(Section),
  questions: z.array(ResultQuestion),
  periodFrom: z.nullable(Day),
  periodTo: z.nullable(Day),
  acknowledgement: z.nullable(z.string()),
});
export type EvaluationResult = z.output<typeof EvaluationResult>;

/** Everything about one person in a cycle, for the leader and for administrators. */
export const EvaluationRecord = z.extend(CyclePerson, {
  ...form,
  parts: z.array(ResultPart),
  acknowledgement: z.nullable(z.string()),
  written: z.array(
    z.object({
      id: Id,
      kind: Kind,
      evaluator: PublicUser,
      status: z.enum(evaluationStatuses),
      score: Score,
      answers: z.array(Answer),
      completedAt: z.nullable(Instant),
    }),
  ),
});
export type EvaluationRecord = z.output<typeof EvaluationRecord>;

/** A cycle as administrators see it. Its id is that of the survey that holds its questions. */
export const EvaluationCycle = z.object({
  id: Id,
  ...Titles,
  phase: z.enum(cyclePhases),
  /** All people are in it; nothing can be written before. */
  ready: z.boolean(),
  /** What follows from the last change is done: evaluations are given out, scores are computed. */
  settled: z.boolean(),
  parts: z.array(CyclePart),
  /** How many peers a person proposes. */
  peers: Count,
  nominateUntil: z.nullable(Day),
  confirmUntil: z.nullable(Day),
  writeUntil: z.nullable(Day),
  periodFrom: z.nullable(Day),
  periodTo: z.nullable(Day),
  remindAfter: z.array(Count),
  audience: z.nullable(PeopleAudience),
  /** People evaluated, evaluations, and how many are written, shared, read and acknowledged. */
  people: Count,
  evaluations: Count,
  completed: Count,
  /** Evaluations that are not cancelled by kind, and how many of them are written; kinds without any are left out. */
  written: z.array(z.object({ kind: Kind, evaluations: Count, completed: Count })),
  shared: Count,
  read: Count,
  acknowledged: Count,
  steps: z.array(z.enum(cycleSteps)),
  createdAt: Instant,
});
export type EvaluationCycle = z.output<typeof EvaluationCycle>;

export const CyclePeople = page(CyclePerson);

/** People by score, in bands of half a point from 1 to 5; `score` is the lower end. */
export const ScoreDistribution = z.object({
  /** People with a score. */
  n: Count,
  mean: Score,
  bands: z.array(z.object({ from: z.number(), computed: Count, calibrated: Count })),
  leaders: z.array(z.object({ leader: z.nullable(PublicUser), n: Count, mean: Score })),
});
export type ScoreDistribution = z.output<typeof ScoreDistribution>;
