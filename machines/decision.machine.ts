/**
 * The decision machine: somebody approves, refuses with a reason, takes it back or carries it out, while somebody else may
 * decide at the same time. A lost answer is always resolved.
 */
import { factsOf } from './actorHelpers.ts';
import {
  decisionSetup,
  type DecisionContext,
  type DecisionStanding,
  type OfError,
  type OfStanding,
} from './decision.setup.ts';

const raised = ({ event }: { readonly event: { readonly error: unknown } }): OfError => ({
  error: factsOf(event.error),
});
const read = ({ event }: { readonly event: OfStanding }): OfStanding => ({ standing: event.standing });
const output = ({ event }: { readonly event: { readonly output: DecisionStanding } }): OfStanding => ({
  standing: event.output,
});
const typedReason = ({ event }: { readonly event: { readonly reason: string } }) => ({
  reason: event.reason,
});
const wishOf = ({ context: { wish } }: { readonly context: DecisionContext }) => ({ wish });

const take = { type: 'take', params: read } as const;
/** Somebody else decided, or it was handed over, while the person looked at it. */
const meanwhile = [
  { guard: { type: 'isTaken', params: read }, target: '#decision.elsewhere', actions: take },
  { actions: take },
] as const;
const takeBack = { guard: 'mayTakeBack', target: 'saving', actions: 'wishTakeBack' } as const;
const send = {
  id: 'send',
  src: 'send',
  input: wishOf,
  onDone: [
    {
      guard: 'tookBack',
      target: 'takenBack',
      actions: [{ type: 'take', params: output }, 'dropDoubt', 'dropReason'],
    },
    { target: 'loading', actions: [{ type: 'take', params: output }, 'dropDoubt', 'dropReason'] },
  ],
  onError: [
    // The decision may have changed since it was read.
    {
      guard: { type: 'isRefused', params: raised },
      target: 'loading',
      actions: [{ type: 'noteError', params: raised }, 'askAgain'],
    },
    { target: 'unsettled', actions: [{ type: 'noteError', params: raised }, 'noteTry'] },
  ],
} as const;
/** What is read while a call is underway is older than its answer. */
const noted = { 'standing.arrived': {}, 'standing.lost': {} } as const;

/** Actors `watch` and `send` and action `askAgain`: `src/decisions/decision.actors.ts`. */
export const decisionMachine = decisionSetup.createMachine({
  id: 'decision',
  context: ({ input }) => ({
    ...input,
    reason: '',
    wish: { act: 'approve' },
    error: null,
    lost: null,
    tries: 0,
  }),
  invoke: { id: 'watch', src: 'watch', input: ({ self }) => ({ tell: (event) => self.send(event) }) },
  on: {
    'standing.arrived': { target: '.loading', actions: take },
    'standing.lost': { actions: { type: 'noteLost', params: raised } },
    'reload.pressed': { actions: 'askAgain' },
  },
  initial: 'loading',
  states: {
    // The decision as the server says it decides the state.
    loading: {
      always: [
        { guard: 'isOver', target: 'over' },
        { guard: 'isDecided', target: 'decided' },
        { guard: 'isMine', target: 'deciding' },
        { guard: 'isKnown', target: 'waiting' },
      ],
      on: { 'standing.lost': { target: 'unavailable', actions: { type: 'noteLost', params: raised } } },
    },
    unavailable: { on: { 'reload.pressed': { target: 'loading', actions: 'askAgain' } } },
    // Others have it.
    waiting: {},
    deciding: {
      tags: 'decides',
      on: {
        'standing.arrived': meanwhile,
        'approve.pressed': { target: 'saving', actions: 'wishApprove' },
        'refuse.pressed': 'asking',
      },
    },
    // A refusal needs a reason.
    asking: {
      tags: 'decides',
      on: {
        'standing.arrived': meanwhile,
        'reason.typed': { actions: { type: 'type', params: typedReason } },
        'send.pressed': { guard: 'hasReason', target: 'saving', actions: 'wishRefuse' },
        'cancel.pressed': 'deciding',
      },
    },
    saving: { tags: 'busy', on: noted, invoke: send },
    // The answer was lost: the decision may be made or not.
    unsettled: {
      tags: 'checks',
      on: { ...noted, 'reload.pressed': 'checking', 'network.returned': 'checking' },
      after: { pause: 'checking' },
    },
    checking: { tags: ['busy', 'checks'], on: noted, invoke: send },
    decided: {
      tags: 'settled',
      on: {
        'takeBack.pressed': takeBack,
        'carryOut.pressed': { guard: 'mayCarryOut', target: 'saving', actions: 'wishCarryOut' },
      },
    },
    elsewhere: { tags: 'settled', on: { 'takeBack.pressed': takeBack } },
    takenBack: {
      tags: 'decides',
      on: {
        'standing.arrived': meanwhile,
        'approve.pressed': { target: 'saving', actions: 'wishApprove' },
        'refuse.pressed': 'asking',
      },
    },
    over: {},
  },
});
