/** Inputs and events of the decision machine, for stories, walks and tests. */
import { ApiError, errorOf } from '#schema/errors.ts';
import { defaultLanguage } from '#schema/limits.ts';
import { decisionMachine } from './decision.machine.ts';
import type { DecisionEvent, DecisionStanding } from './decision.setup.ts';
import { done, failed, type Samples } from './sample.ts';

const said = <E extends DecisionEvent>(event: E): E => event;

/** One decision in each relation to its reader. */
export const mineToDecide: DecisionStanding = {
  state: 'waiting',
  mayDecide: true,
  mayTakeBack: false,
  mayCarryOut: false,
  isDone: false,
};
export const withOthers: DecisionStanding = { ...mineToDecide, mayDecide: false };
export const approvedByMe: DecisionStanding = {
  ...withOthers,
  state: 'approved',
  mayTakeBack: true,
  mayCarryOut: true,
};
export const refusedByMe: DecisionStanding = { ...withOthers, state: 'refused', mayTakeBack: true };
export const approvedByOther: DecisionStanding = { ...withOthers, state: 'approved' };
export const withdrawn: DecisionStanding = { ...withOthers, state: 'withdrawn' };
export const carriedOut: DecisionStanding = { ...approvedByOther, isDone: true };

const network = errorOf('network', defaultLanguage);
const madeMeanwhile = new ApiError({
  ...errorOf('conflict', defaultLanguage).facts(),
  retryable: false,
  reasons: [{ field: '', code: 'decision_made', message: 'Otra persona ya decidió, o se retiró.' }],
});

export const decisionSamples: Samples<typeof decisionMachine> = {
  machine: decisionMachine,
  inputs: {
    'nothing is known yet': { standing: null },
    'it waits for the person': { standing: mineToDecide },
    'the person approved it': { standing: approvedByMe },
  },
  events: [
    {
      label: 'it is read: it waits for the person',
      event: said({ type: 'standing.arrived', standing: mineToDecide }),
    },
    { label: 'it is read: others have it', event: said({ type: 'standing.arrived', standing: withOthers }) },
    {
      label: 'it is read: the person approved it',
      event: said({ type: 'standing.arrived', standing: approvedByMe }),
    },
    {
      label: 'it is read: the person refused it',
      event: said({ type: 'standing.arrived', standing: refusedByMe }),
    },
    {
      label: 'it is read: somebody else approved it',
      event: said({ type: 'standing.arrived', standing: approvedByOther }),
    },
    { label: 'it is read: it is withdrawn', event: said({ type: 'standing.arrived', standing: withdrawn }) },
    { label: 'it is read: it is done', event: said({ type: 'standing.arrived', standing: carriedOut }) },
    { label: 'the read fails', event: said({ type: 'standing.lost', error: network }) },
    { label: 'Retry is pressed', event: said({ type: 'reload.pressed' }) },
    { label: 'Approve is pressed', event: said({ type: 'approve.pressed' }) },
    { label: 'Refuse is pressed', event: said({ type: 'refuse.pressed' }) },
    {
      label: 'a reason is typed',
      event: said({ type: 'reason.typed', reason: 'Ese día hay inventario.' }),
    },
    { label: 'the reason is emptied', event: said({ type: 'reason.typed', reason: ' ' }) },
    { label: 'Send is pressed', event: said({ type: 'send.pressed' }) },
    { label: 'Cancel is pressed', event: said({ type: 'cancel.pressed' }) },
    { label: 'Take back is pressed', event: said({ type: 'takeBack.pressed' }) },
    { label: 'Done is pressed', event: said({ type: 'carryOut.pressed' }) },
    { label: 'it is approved', event: done('send', approvedByMe) },
    { label: 'it is refused', event: done('send', refusedByMe) },
    { label: 'it waits again', event: done('send', mineToDecide) },
    { label: 'it is done now', event: done('send', carriedOut) },
    { label: 'somebody else was quicker', event: failed('send', madeMeanwhile) },
    { label: 'the answer gets lost', event: failed('send', network) },
    { label: 'a second passes', event: { type: 'xstate.after.pause.decision.unsettled' } },
    { label: 'the network returns', event: said({ type: 'network.returned' }) },
  ],
  ends: [],
  runs: ['asking', 'elsewhere', 'takenBack', 'unsettled', 'decided'],
  reasons: {
    hasReason: 'A refusal without a reason cannot be sent; the form says so.',
    mayTakeBack: 'The button is shown only to whoever decided, until the decision is carried out.',
    mayCarryOut: 'The button is shown only for an approved decision that is not carried out.',
  },
  promises: {
    'a refusal that is sent has a reason': (snapshot) => {
      const { wish } = snapshot.context;
      return wish.act !== 'refuse' || !snapshot.hasTag('busy') || wish.reason.trim() !== '';
    },
    'what is in doubt says why': (snapshot) => !snapshot.hasTag('checks') || snapshot.context.error !== null,
    'what waits for others is not decided': ({ value, context }) =>
      value !== 'waiting' || context.standing?.state === 'waiting',
  },
};
