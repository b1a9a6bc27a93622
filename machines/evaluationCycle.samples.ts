/** Inputs and events of the cycle machine, for stories, walks and tests. */
import { ApiError, errorOf } from '#schema/errors.ts';
import { cycleStepsIn, type CyclePhase } from '#schema/evaluations/cycles.rules.ts';
import { defaultLanguage } from '#schema/limits.ts';
import { reason, type ReasonCode } from '#schema/reasons.ts';
import { evaluationCycleMachine } from './evaluationCycle.machine.ts';
import type { BeginPlan, CycleEvent, CycleOrder, LedCycle } from './evaluationCycle.setup.ts';
import { done, failed, type Samples } from './sample.ts';

const said = <E extends CycleEvent>(event: E): E => event;
const ordered = (order: CycleOrder): CycleEvent => said({ type: 'step.ordered', order });
const id = '0192f0c1-0000-7000-8000-000000000901';
const inPhase = (phase: CyclePhase): LedCycle => ({ id, phase });
const took = (phase: CyclePhase) => done('take', { cycle: inPhase(phase), count: null });
const seen = (phase: CyclePhase): CycleEvent => said({ type: 'cycle.seen', cycle: inPhase(phase) });

/** Everybody, evaluated by themselves, their leader and three peers. */
export const wholePlan: BeginPlan = {
  audience: { departmentIds: [], groupIds: [], userIds: [], tenureFrom: null, tenureTo: null },
  parts: [
    { kind: 'self', weight: 20 },
    { kind: 'leader', weight: 50 },
    { kind: 'peer', weight: 30 },
  ],
  peers: 3,
  nominateUntil: '2026-11-30',
  confirmUntil: '2026-12-04',
  writeUntil: '2026-12-18',
  periodFrom: '2026-01-01',
  periodTo: '2026-11-30',
  remindAfter: [3, 7],
  hides: false,
};

const refusal = (code: 'conflict' | 'invalid', field: string, why: ReasonCode): ApiError =>
  new ApiError({
    ...errorOf(code, defaultLanguage).facts(),
    retryable: false,
    reasons: [reason(field, why, defaultLanguage)],
  });
const network = errorOf('network', defaultLanguage);

export const evaluationCycleSamples: Samples<typeof evaluationCycleMachine> = {
  machine: evaluationCycleMachine,
  inputs: {
    'its questions are built': { cycle: inPhase('draft') },
    'people write': { cycle: inPhase('writing') },
    'results are shared': { cycle: inPhase('sharing') },
  },
  events: [
    { label: 'Begin is confirmed', event: ordered({ step: 'begin', plan: wholePlan }) },
    { label: 'the next phase is confirmed', event: ordered({ step: 'advance' }) },
    { label: 'a late joiner is added', event: ordered({ step: 'addPeople', userIds: [id] }) },
    { label: 'Remind is confirmed', event: ordered({ step: 'remind' }) },
    { label: 'all results are shared', event: ordered({ step: 'share' }) },
    { label: 'it nominates', event: took('nominating') },
    { label: 'it confirms', event: took('confirming') },
    { label: 'it writes', event: took('writing') },
    { label: 'it calibrates', event: took('calibrating') },
    { label: 'it shares', event: took('sharing') },
    { label: 'it is closed', event: took('closed') },
    { label: 'twelve people are concerned', event: done('take', { cycle: null, count: 12 }) },
    {
      label: 'another administrator was quicker',
      event: failed('take', refusal('conflict', '', 'evaluation_moved')),
    },
    {
      label: 'the step is refused',
      event: failed('take', refusal('invalid', 'confirmUntil', 'evaluation_days')),
    },
    { label: 'the answer gets lost', event: failed('take', network) },
    { label: 'two seconds pass', event: { type: 'xstate.after.settle.evaluationCycle.unsettled' } },
    { label: 'Retry is pressed', event: said({ type: 'retry.pressed' }) },
    { label: 'Reload is pressed', event: said({ type: 'reload.pressed' }) },
    { label: 'it is loaded in the next phase', event: done('load', inPhase('calibrating')) },
    { label: 'it cannot be loaded', event: failed('load', network) },
    { label: 'its day has passed', event: seen('calibrating') },
    { label: 'it is seen closed', event: seen('closed') },
  ],
  ends: [],
  runs: [
    'draft',
    'nominating',
    'writing',
    'calibrating',
    'sharing',
    'closed',
    'unsettled',
    'refused',
    'changed',
  ],
  reasons: { mayTake: 'The rules do not allow this step in the phase of the cycle.' },
  promises: {
    'a phase is shown only while the cycle is in it': ({ value, context: { cycle } }) =>
      typeof value !== 'string' || !(value in cycleStepsIn) || value === cycle.phase,
    'only a step that the rules allow is on its way': (snapshot) =>
      !(snapshot.hasTag('busy') || snapshot.hasTag('doubts')) ||
      snapshot.value === 'reloading' ||
      (snapshot.context.order !== null &&
        cycleStepsIn[snapshot.context.cycle.phase].includes(snapshot.context.order.step)),
    'what failed or is in doubt says why': (snapshot) =>
      !(snapshot.hasTag('failed') || snapshot.hasTag('doubts')) || snapshot.context.error !== null,
    'no second step is ordered while the first is on its way or in doubt': (snapshot) =>
      !(snapshot.hasTag('busy') || snapshot.hasTag('doubts')) || !snapshot.hasTag('rests'),
    'what came of a step belongs to an order': ({ context: { taken, order } }) =>
      taken === null || order !== null,
  },
};
