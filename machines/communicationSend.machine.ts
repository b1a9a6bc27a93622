/**
 * The communicationSend machine: a communication is written, its reach is counted before it is sent, it can be undone
 * until the first person has it, and a lost answer is always resolved (spec §5, §7 "Communications").
 */
import { eventOf, factsOf } from './actorHelpers.ts';
import {
  communicationSendSetup,
  type CommunicationSendContext,
  type CommunicationSendEvent,
  type OfError,
  type SentCommunication,
} from './communicationSend.setup.ts';

const raised = ({ event }: { readonly event: { readonly error: unknown } }): OfError => ({
  error: factsOf(event.error),
});
const sent = ({ event }: { readonly event: { readonly output: SentCommunication } }) => ({
  sent: event.output,
});
const noteError = { type: 'noteError', params: raised } as const;
const takePlan = { type: 'takePlan', params: eventOf } as const;

const planning = {
  'plan.changed': [
    { guard: { type: 'isSameReach', params: eventOf }, target: 'writing', actions: takePlan },
    { target: 'writing', actions: [takePlan, 'dropReach'] },
  ],
} as const;
const ofSent = ({ context }: { readonly context: CommunicationSendContext }) => ({
  id: context.sent?.id ?? '',
});
const follow = {
  id: 'follow',
  src: 'follow',
  input: ({
    context,
    self,
  }: {
    readonly context: CommunicationSendContext;
    readonly self: { readonly send: (event: CommunicationSendEvent) => void };
  }) => ({ ...ofSent({ context }), tell: (event: CommunicationSendEvent) => self.send(event) }),
} as const;
const seeing = {
  'sent.seen': { target: 'delivering', actions: { type: 'takeSent', params: eventOf } },
} as const;
const send = {
  id: 'send',
  src: 'send',
  input: ({ context: { plan } }: { readonly context: CommunicationSendContext }) => ({ plan }),
  onDone: { target: 'delivering', actions: [{ type: 'takeSent', params: sent }, 'dropError'] },
  onError: [
    { guard: { type: 'isRefused', params: raised }, target: 'refused', actions: noteError },
    { target: 'unsettled', actions: [noteError, 'noteTry'] },
  ],
} as const;
const again = { 'again.pressed': { target: 'writing', actions: 'dropSent' } } as const;

/** Actors `count`, `send`, `cancel` and `follow`: `src/communications/admin/communicationSend.actors.ts`. */
export const communicationSendMachine = communicationSendSetup.createMachine({
  id: 'communicationSend',
  context: ({ input }) => ({ ...input, reach: null, error: null, tries: 0 }),
  initial: 'writing',
  states: {
    // What was sent, else what the plan holds, decides the state.
    writing: {
      tags: 'edits',
      always: [
        { guard: 'wasSent', target: 'delivering' },
        { guard: 'reachesNobody', target: 'nobody' },
        { guard: 'isReady', target: 'ready' },
        { guard: 'isWhole', target: 'reaching' },
      ],
      on: { ...planning, 'send.pressed': 'invalid' },
    },
    // Send was pressed, and something is missing.
    invalid: { tags: ['edits', 'failed'], on: { ...planning, 'send.pressed': 'invalid' } },
    reaching: {
      tags: 'edits',
      on: planning,
      invoke: {
        id: 'count',
        src: 'count',
        input: ({ context: { plan } }) => ({ plan }),
        onDone: {
          target: 'writing',
          actions: { type: 'takeReach', params: ({ event }) => ({ reach: event.output }) },
        },
        onError: { target: 'unreached', actions: noteError },
      },
    },
    unreached: {
      tags: ['edits', 'failed'],
      on: { ...planning, 'retry.pressed': 'reaching' },
    },
    nobody: { tags: ['edits', 'failed'], on: planning },
    ready: { tags: ['edits', 'sends'], on: { ...planning, 'send.pressed': 'sending' } },
    sending: { tags: 'busy', entry: 'dropError', invoke: send },
    refused: {
      tags: ['edits', 'sends', 'failed'],
      on: { ...planning, 'send.pressed': 'sending' },
    },
    // The answer was lost: it may be sent or not.
    unsettled: {
      tags: 'checks',
      on: { 'retry.pressed': 'checking', 'network.returned': 'checking' },
      after: { pause: 'checking' },
    },
    checking: { tags: ['busy', 'checks'], invoke: send },
    // Nobody has it for ten seconds.
    undoing: {
      tags: ['sent', 'undoable'],
      on: { ...seeing, 'cancel.pressed': 'cancelling' },
      invoke: follow,
    },
    scheduled: {
      tags: ['sent', 'undoable'],
      on: { ...seeing, ...again, 'cancel.pressed': 'cancelling' },
      invoke: follow,
    },
    cancelling: {
      tags: ['busy', 'sent'],
      entry: 'dropError',
      invoke: {
        id: 'cancel',
        src: 'cancel',
        input: ofSent,
        onDone: { target: 'delivering', actions: { type: 'takeSent', params: sent } },
        // It may have begun meanwhile: what is read next decides.
        onError: { target: 'delivering', actions: noteError },
      },
    },
    // What the server says decides the state.
    delivering: {
      tags: 'sent',
      always: [
        { guard: 'isUndoable', target: 'undoing' },
        { guard: 'isScheduled', target: 'scheduled' },
        { guard: 'isCancelled', target: 'cancelled' },
        { guard: 'isPartlyFailed', target: 'partlyFailed' },
        { guard: 'isDelivered', target: 'delivered' },
      ],
      on: { ...seeing, ...again },
      invoke: follow,
    },
    delivered: { tags: 'sent', on: again },
    partlyFailed: { tags: ['sent', 'failed'], on: again },
    cancelled: { tags: 'sent', on: again },
  },
});
