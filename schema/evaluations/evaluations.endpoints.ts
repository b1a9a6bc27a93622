/** Calls about evaluations (spec §7 "Surveys, evaluations, programs"). */
import * as z from 'zod/mini';
import { Answers } from '../forms/questions.shapes.ts';
import { endpoints } from '../kit/endpoint.ts';
import { Count, Done, Id } from '../kit/shapes.ts';
import { textLength } from '../limits.parts.ts';
import { cycleEndpoints } from './cycles.endpoints.ts';
import { mostPeers } from './cycles.rules.ts';
import {
  CyclePerson,
  Evaluation,
  EvaluationForm,
  EvaluationRecord,
  EvaluationResponse,
  EvaluationResult,
  OwnEvaluation,
} from './evaluations.shapes.ts';

/** Leading is not a role: the services check who leads whom. */
const own = { can: 'surveys.answer', module: 'evaluations' } as const;
const Peers = z.array(Id).check(z.maxLength(mostPeers));

export const evaluationEndpoints = {
  ...endpoints({
    /** What the reader still has to write. */
    evaluations: { route: 'GET /evaluations', reply: z.array(Evaluation), ...own, origin: 'spec' },
    /** What the reader wrote, with the score. */
    completed: { route: 'GET /evaluations/completed', reply: z.array(Evaluation), ...own, origin: 'spec' },
    evaluation: { route: 'GET /evaluation/{id}', reply: EvaluationForm, ...own, origin: 'ours' },
    submit: {
      route: 'POST /evaluation/{id}/submit',
      body: z.object({ answers: Answers }),
      reply: EvaluationResponse,
      ...own,
      origin: 'spec',
    },
    /** Cycles in which the reader is evaluated, newest first. */
    about: { route: 'GET /evaluations/about_me', reply: z.array(OwnEvaluation), ...own, origin: 'ours' },
    /** Proposes the peers who write about the reader; `id` is the place of the person in the cycle, here and below. */
    nominate: {
      route: 'PATCH /evaluation_person/{id}/nominations',
      body: z.object({ userIds: Peers }),
      reply: OwnEvaluation,
      ...own,
      origin: 'ours',
    },
    /** Opens a shared result. From then on it cannot be taken back. */
    open: { route: 'POST /evaluation_person/{id}/open', reply: EvaluationResult, ...own, origin: 'ours' },
    /** An opened result. */
    result: { route: 'GET /evaluation_person/{id}/result', reply: EvaluationResult, ...own, origin: 'ours' },
    acknowledge: {
      route: 'PATCH /evaluation_person/{id}/acknowledge',
      body: z.object({ comment: z.optional(z.string().check(z.trim(), z.maxLength(textLength.terms))) }),
      reply: EvaluationResult,
      ...own,
      origin: 'ours',
    },
    /** People whom the reader leads, in cycles that have begun. */
    team: { route: 'GET /evaluations/team', reply: z.array(CyclePerson), ...own, origin: 'ours' },
    /** Reminds those who have something to do about the people whom the reader leads in a cycle, once a day, and says how many. */
    remindTeam: {
      route: 'POST /evaluation_cycle/{id}/remind_team',
      reply: z.object({ notified: Count }),
      ...own,
      origin: 'ours',
    },
    /** The leader decides who of the peers writes; people who were not proposed may be added. */
    confirm: {
      route: 'PATCH /evaluation_person/{id}/confirm',
      body: z.object({ userIds: Peers }),
      reply: CyclePerson,
      ...own,
      origin: 'ours',
    },
    /** Everything written about a person, for the leader and administrators. */
    record: {
      route: 'GET /evaluation_person/{id}',
      reply: EvaluationRecord,
      ...own,
      origin: 'ours',
    },
    /** Takes a shared result back until it was read. */
    takeBack: {
      route: 'PATCH /evaluation_person/{id}/take_back',
      body: z.object({}),
      reply: CyclePerson,
      ...own,
      origin: 'ours',
    },
    /** Lets the writer change a written evaluation; `id` is the evaluation. */
    reopen: {
      route: 'PATCH /evaluation/{id}/reopen',
      body: z.object({}),
      reply: Done,
      ...own,
      origin: 'ours',
    },
  }),
  ...cycleEndpoints,
} as const;
