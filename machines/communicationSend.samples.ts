/** Inputs and events of the communicationSend machine, for stories, walks and tests. */
import type { Reach } from '#schema/communications/communications.shapes.ts';
import { ApiError, errorOf } from '#schema/errors.ts';
import { defaultLanguage } from '#schema/limits.ts';
import { communicationSendMachine } from './communicationSend.machine.ts';
import {
  faultsOf,
  type CommunicationSendEvent,
  type SendPlan,
  type SentCommunication,
} from './communicationSend.setup.ts';
import { done, failed, type Samples } from './sample.ts';

const said = <E extends CommunicationSendEvent>(event: E): E => event;

const empty: SendPlan = {
  title: '',
  message: '',
  channels: [],
  audience: 'all',
  groupId: null,
  departmentId: null,
};
export const wholePlan: SendPlan = {
  ...empty,
  title: 'Cerramos el 24',
  message: 'El 24 de diciembre la oficina cierra a las 14:00.',
  channels: ['pin', 'email'],
};
const reworded: SendPlan = { ...wholePlan, title: 'Cerramos el 24 a las 14:00' };
const narrowed: SendPlan = { ...wholePlan, audience: 'department', departmentId: 'ventas' };

export const someReach: Reach = {
  people: 240,
  twice: 0,
  channels: [
    {
      channel: 'pin',
      reached: 240,
      noAddress: 0,
      optedOut: 0,
      off: 0,
      refused: 0,
      unknown: 0,
      bounced: 0,
      complained: 0,
    },
    {
      channel: 'email',
      reached: 221,
      noAddress: 7,
      optedOut: 12,
      off: 0,
      refused: 0,
      unknown: 0,
      bounced: 0,
      complained: 0,
    },
  ],
};
const noReach: Reach = { people: 0, twice: 0, channels: [] };

const scheduled: SentCommunication = {
  id: 'one',
  state: 'scheduled',
  isAtOnce: false,
  sendAt: '2026-12-01T14:00:00.000Z',
  people: 0,
  delivered: 0,
  failed: 0,
};
const undoable: SentCommunication = { ...scheduled, isAtOnce: true };
const delivering: SentCommunication = { ...undoable, state: 'delivering', people: 240, delivered: 120 };
const delivered: SentCommunication = { ...delivering, state: 'delivered', delivered: 240 };
const partly: SentCommunication = { ...delivered, failed: 7 };
const cancelled: SentCommunication = { ...scheduled, state: 'cancelled' };

const network = errorOf('network', defaultLanguage);
const refused = new ApiError({
  ...errorOf('conflict', defaultLanguage).facts(),
  retryable: false,
  reasons: [{ field: '', code: 'communication_nobody', message: 'Esta audiencia no tiene personas.' }],
});
const begun = new ApiError({
  ...errorOf('conflict', defaultLanguage).facts(),
  retryable: false,
  reasons: [
    {
      field: '',
      code: 'communication_started',
      message: 'Ya se entregó a alguien: no se cancela ni cambia de hora.',
    },
  ],
});

export const communicationSendSamples: Samples<typeof communicationSendMachine> = {
  machine: communicationSendMachine,
  inputs: {
    'nothing is written': { plan: empty, sent: null },
    'a whole draft': { plan: wholePlan, sent: null },
    'a scheduled one is opened': { plan: wholePlan, sent: scheduled },
  },
  events: [
    { label: 'everything is written', event: said({ type: 'plan.changed', plan: wholePlan }) },
    { label: 'the words change', event: said({ type: 'plan.changed', plan: reworded }) },
    { label: 'the audience changes', event: said({ type: 'plan.changed', plan: narrowed }) },
    { label: 'everything is removed', event: said({ type: 'plan.changed', plan: empty }) },
    { label: 'Send is pressed', event: said({ type: 'send.pressed' }) },
    { label: 'Undo or Cancel is pressed', event: said({ type: 'cancel.pressed' }) },
    { label: 'Retry is pressed', event: said({ type: 'retry.pressed' }) },
    { label: 'Another one is pressed', event: said({ type: 'again.pressed' }) },
    { label: 'the network returns', event: said({ type: 'network.returned' }) },
    { label: 'it is read: the delivery has begun', event: said({ type: 'sent.seen', sent: delivering }) },
    { label: 'it is read: everybody has it', event: said({ type: 'sent.seen', sent: delivered }) },
    { label: 'it is read: some have no address', event: said({ type: 'sent.seen', sent: partly }) },
    { label: 'it is read: cancelled elsewhere', event: said({ type: 'sent.seen', sent: cancelled }) },
    { label: 'the reach is counted', event: done('count', someReach) },
    { label: 'nobody is reached', event: done('count', noReach) },
    { label: 'the reach cannot be counted', event: failed('count', network) },
    { label: 'it is sent and can be undone', event: done('send', undoable) },
    { label: 'it is planned', event: done('send', scheduled) },
    { label: 'the server refuses it', event: failed('send', refused) },
    { label: 'the answer gets lost', event: failed('send', network) },
    { label: 'it is cancelled', event: done('cancel', cancelled) },
    { label: 'it was too late to cancel', event: failed('cancel', begun) },
    { label: 'a second passes', event: { type: 'xstate.after.pause.communicationSend.unsettled' } },
  ],
  ends: [],
  runs: ['invalid', 'ready', 'undoing', 'partlyFailed', 'unsettled'],
  promises: {
    'Send works only with a reach that was counted': (snapshot) =>
      !snapshot.matches('ready') || snapshot.context.reach !== null,
    'what can be sent lacks nothing': (snapshot) =>
      !snapshot.matches('ready') || faultsOf(snapshot.context.plan).length === 0,
    'what can be undone was sent and has reached nobody': (snapshot) =>
      !snapshot.hasTag('undoable') || snapshot.context.sent?.state === 'scheduled',
    'what is in doubt says why': (snapshot) => !snapshot.hasTag('checks') || snapshot.context.error !== null,
  },
};
