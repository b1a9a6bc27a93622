/**
 * The caseReport machine: a suggestion or complaint is sent once, with a name or without. Without one its code is stored before
 * it is sent, so that a lost answer loses no case, until the person has kept the code (ours).
 */
import { eventOf, factsOf } from './actorHelpers.ts';
import {
  caseReportSetup,
  type CaseCheck,
  type CaseReceipt,
  type CaseReportContext,
  type LeftCode,
  type OfReport,
} from './caseReport.setup.ts';

const raised = ({ event }: { readonly event: { readonly error: unknown } }): OfReport => ({
  error: factsOf(event.error),
});
const sent = ({ event }: { readonly event: { readonly output: CaseReceipt } }) => ({ receipt: event.output });
const checked = ({ event }: { readonly event: { readonly output: CaseCheck } }) => ({ check: event.output });
const found = ({ event }: { readonly event: { readonly output: CaseCheck } }) => ({
  receipt: event.output.receipt,
});
const codeNow = ({ context: { code, receipt } }: { readonly context: CaseReportContext }): LeftCode | null =>
  code === null ? null : { code, receipt };
const nothing = (): null => null;

const noteError = { type: 'noteError', params: raised } as const;
const keep = { type: 'keep', params: codeNow } as const;
const letGo = { type: 'keep', params: nothing } as const;

/** Actors and actions: `src/feedback/cases/caseReport.actors.ts`. */
export const caseReportMachine = caseReportSetup.createMachine({
  id: 'caseReport',
  context: ({ input }) => ({
    how: null,
    left: input.left,
    code: null,
    receipt: null,
    unreadable: [],
    isLost: false,
    error: null,
    tries: 0,
  }),
  initial: 'choosing',
  states: {
    choosing: {
      always: [
        { guard: 'isLeftArrived', target: 'codeShown', actions: 'takeLeft' },
        { guard: 'isLeft', target: 'checking', actions: 'takeLeft' },
      ],
      on: { 'how.chosen': { target: 'promising', actions: { type: 'takeHow', params: eventOf } } },
    },
    promising: {
      // Files that were chosen for the other way may not fit this one.
      on: { 'promise.read': 'uploading', 'back.pressed': 'choosing' },
    },
    writing: {
      tags: 'writes',
      on: {
        'files.chosen': 'uploading',
        'review.pressed': 'confirming',
        'back.pressed': 'choosing',
      },
    },
    uploading: {
      tags: ['writes', 'busy'],
      invoke: {
        id: 'prepare',
        src: 'prepare',
        input: ({ context: { how } }) => ({ how }),
        onDone: {
          target: 'writing',
          actions: { type: 'noteUnreadable', params: ({ event }) => ({ names: event.output }) },
        },
        onError: { target: 'writing', actions: noteError },
      },
    },
    confirming: {
      on: {
        'send.pressed': { target: 'sending', actions: { type: 'takeCode', params: eventOf } },
        'edit.pressed': 'writing',
      },
    },
    sending: {
      tags: 'busy',
      entry: keep,
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context: { how, code } }) => ({ how, code }),
        onDone: [
          {
            guard: 'isAnonymous',
            target: 'codeShown',
            actions: [{ type: 'takeReceipt', params: sent }, 'forgetWords'],
          },
          { target: 'sent', actions: [{ type: 'takeReceipt', params: sent }, 'forgetWords'] },
        ],
        onError: [
          {
            guard: { type: 'isRefused', params: raised },
            target: 'refused',
            actions: [noteError, 'dropCode', letGo],
          },
          { target: 'checking', actions: [noteError, 'noteTry'] },
        ],
      },
    },
    // The answer was lost: the case may have arrived or not.
    checking: {
      tags: 'checks',
      initial: 'waiting',
      states: {
        waiting: { after: { pause: 'asking' }, on: { 'retry.pressed': 'asking' } },
        asking: {
          tags: 'busy',
          invoke: {
            id: 'check',
            src: 'check',
            input: ({ context: { how, code } }) => ({ how, code }),
            onDone: [
              {
                guard: { type: 'hasArrived', params: checked },
                target: '#caseReport.codeShown',
                actions: [{ type: 'takeReceipt', params: found }, 'forgetWords'],
              },
              { guard: { type: 'isHere', params: checked }, target: '#caseReport.sending' },
              { target: '#caseReport.writing', actions: ['noteLost', 'dropCode', letGo] },
            ],
            onError: { target: 'waiting', actions: [noteError, 'noteTry'] },
          },
        },
      },
    },
    codeShown: {
      entry: keep,
      on: { 'kept.pressed': { target: 'codeKept', actions: ['dropCode', letGo] } },
    },
    codeKept: { on: { 'another.pressed': { target: 'choosing', actions: 'reset' } } },
    sent: { on: { 'another.pressed': { target: 'choosing', actions: 'reset' } } },
    refused: {
      on: {
        'edit.pressed': 'writing',
        'send.pressed': { target: 'sending', actions: { type: 'takeCode', params: eventOf } },
      },
    },
  },
});
