/**
 * The cycle machine: an administrator leads a cycle of evaluations from phase to phase. Each step is taken once; it knows
 * when another administrator moved the cycle first, and an unknown outcome is always resolved. Which step may follow is
 * `cycleStepsIn` of the rules.
 */
import { eventOf, factsOf } from './actorHelpers.ts';
import {
  evaluationCycleSetup,
  type CycleContext,
  type LedCycle,
  type OfError,
  type Taken,
} from './evaluationCycle.setup.ts';

const raised = ({ event }: { readonly event: { readonly error: unknown } }): OfError => ({
  error: factsOf(event.error),
});
const took = ({ event }: { readonly event: { readonly output: Taken } }) => ({ taken: event.output });
const loaded = ({ event }: { readonly event: { readonly output: LedCycle } }) => ({ cycle: event.output });

const noteError = { type: 'noteError', params: raised } as const;
const inPhase = <P extends LedCycle['phase']>(phase: P) =>
  ({ guard: { type: 'isPhase', params: { phase } }, target: phase }) as const;

/** A cycle that another read showed decides the phase. */
const seeing = {
  'cycle.seen': { target: 'draft', actions: { type: 'takeCycle', params: eventOf } },
} as const;
const resting = {
  tags: 'rests',
  on: {
    ...seeing,
    'step.ordered': {
      guard: { type: 'mayTake', params: eventOf },
      target: 'saving',
      actions: { type: 'takeOrder', params: eventOf },
    },
  },
} as const;
const taking = {
  id: 'take',
  src: 'take',
  input: ({ context: { cycle, order } }: { readonly context: CycleContext }) => ({ cycle, order }),
  onDone: { target: 'draft', actions: { type: 'noteTaken', params: took } },
  onError: [
    { guard: { type: 'isOvertaken', params: raised }, target: 'changed', actions: noteError },
    { guard: { type: 'isRefused', params: raised }, target: 'refused', actions: noteError },
    { target: 'unsettled', actions: noteError },
  ],
} as const;

/** Actors `take` and `load` (throw `ApiError`): `src/evaluations/admin/evaluationCycle.actors.ts`. */
export const evaluationCycleMachine = evaluationCycleSetup.createMachine({
  id: 'evaluationCycle',
  context: ({ input }) => ({ ...input, order: null, taken: null, error: null }),
  initial: 'draft',
  states: {
    // Every read and every answer leads here, and from here to the phase of the cycle.
    draft: {
      ...resting,
      always: [
        inPhase('nominating'),
        inPhase('confirming'),
        inPhase('writing'),
        inPhase('calibrating'),
        inPhase('sharing'),
        inPhase('closed'),
      ],
    },
    nominating: resting,
    confirming: resting,
    writing: resting,
    calibrating: resting,
    sharing: resting,
    closed: { on: seeing },
    saving: { tags: 'busy', invoke: taking },
    // The answer was lost: the step may have been taken or not.
    unsettled: {
      tags: 'doubts',
      after: { settle: 'checking' },
      on: { 'retry.pressed': 'checking' },
    },
    checking: { tags: ['busy', 'doubts'], invoke: taking },
    refused: { ...resting, tags: ['rests', 'failed'] },
    changed: {
      tags: 'failed',
      on: { 'reload.pressed': 'reloading' },
    },
    reloading: {
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => ({ id: context.cycle.id }),
        onDone: { target: 'draft', actions: { type: 'takeCycle', params: loaded } },
        onError: { target: 'changed', actions: noteError },
      },
    },
  },
});
