/**
 * The one-time-code machine: a code is requested by mail, entered, verified, and requested again after a
 * pause (spec §7 "Auth and org", §8).
 */
import { not, stateIn } from 'xstate';
import { oneTimeCodeSetup, type CodeChecked, type CodeSent } from './oneTimeCode.setup.ts';
import { eventOf, factsOf } from './actorHelpers.ts';

const raised = ({ event }: { readonly event: { readonly error: unknown } }) => ({
  error: factsOf(event.error),
});
const sentOff = ({ event }: { readonly event: { readonly output: CodeSent } }) => ({ sent: event.output });
const checked = ({ event }: { readonly event: { readonly output: CodeChecked } }) => ({
  checked: event.output,
});
const tooMany = { guard: { type: 'isTooMany', params: raised } } as const;

/** Transitions for input in the code field; the last digit submits the code. */
const typing = [
  {
    guard: { type: 'isWhole', params: eventOf },
    target: 'verifying',
    actions: { type: 'type', params: eventOf },
  },
  { target: 'entering', actions: { type: 'type', params: eventOf } },
] as const;
/** The complete code was not accepted: it can be submitted again. */
const notTaken = {
  tags: ['enters', 'failed'],
  on: { 'code.typed': typing, 'code.given': 'verifying' },
} as const;

/**
 * Actors `request` and `verify` (throw `ApiError`), action `handOver`: `src/auth/code/oneTimeCode.actors.ts`.
 */
export const oneTimeCodeMachine = oneTimeCodeSetup.createMachine({
  id: 'oneTimeCode',
  context: {
    address: '',
    code: '',
    isIncomplete: false,
    sent: null,
    isAnother: false,
    tries: 0,
    failure: null,
    resendFailure: null,
    waitMs: 0,
  },
  initial: 'asking',
  states: {
    asking: {
      tags: 'asks',
      on: {
        'address.given': [
          {
            guard: { type: 'isAddress', params: eventOf },
            target: 'requesting',
            actions: { type: 'takeAddress', params: eventOf },
          },
          { actions: 'noteIncomplete' },
        ],
      },
    },
    requesting: {
      tags: ['asks', 'busy'],
      invoke: {
        id: 'request',
        src: 'request',
        input: ({ context }) => ({ address: context.address }),
        onDone: [
          {
            guard: { type: 'isSent', params: sentOff },
            target: 'sent',
            actions: { type: 'keepSent', params: sentOff },
          },
          { target: 'asking', actions: { type: 'noteUnsent', params: sentOff } },
        ],
        onError: [
          { ...tooMany, target: 'waiting', actions: { type: 'noteWait', params: raised } },
          { target: 'asking', actions: { type: 'noteFailed', params: raised } },
        ],
      },
    },
    sent: {
      type: 'parallel',
      entry: 'forgetCode',
      on: { 'address.left': { target: 'asking', actions: ['forgetCode', 'forgetSent'] } },
      states: {
        code: {
          initial: 'entering',
          // During a verification the server decides whether the code is still valid.
          after: { codeValid: { guard: not(stateIn({ sent: { code: 'verifying' } })), target: '.void' } },
          states: {
            // A complete code never stays in this state: it is submitted on input.
            entering: {
              tags: 'enters',
              on: { 'code.typed': typing, 'code.given': { actions: 'noteIncomplete' } },
            },
            verifying: {
              tags: 'busy',
              entry: 'dropFailure',
              invoke: {
                id: 'verify',
                src: 'verify',
                input: ({ context: { address, code } }) => ({ address, code }),
                onDone: [
                  {
                    guard: { type: 'isOpened', params: checked },
                    target: '#oneTimeCode.done',
                    actions: {
                      type: 'handOver',
                      params: ({ event }) => ({ token: event.output.token ?? '' }),
                    },
                  },
                  { guard: 'isLastTry', target: 'void' },
                  { target: 'wrong', actions: { type: 'noteWrong', params: checked } },
                ],
                onError: [
                  {
                    ...tooMany,
                    target: '#oneTimeCode.waiting',
                    actions: { type: 'noteWait', params: raised },
                  },
                  { guard: { type: 'isVoid', params: raised }, target: 'void' },
                  { target: 'notVerified', actions: { type: 'noteFailed', params: raised } },
                ],
              },
            },
            wrong: notTaken,
            // No answer or an unusable answer: the code may still be right, so it stays.
            notVerified: notTaken,
            void: { tags: 'failed', entry: 'dropFailure' },
          },
        },
        pause: {
          initial: 'resting',
          states: {
            resting: { after: { resendPause: 'open' } },
            open: { on: { 'resend.pressed': { target: 'resending', actions: 'dropResendFailure' } } },
            resending: {
              invoke: {
                id: 'resend',
                src: 'request',
                input: ({ context }) => ({ address: context.address }),
                onDone: [
                  {
                    guard: { type: 'isSent', params: sentOff },
                    target: '#oneTimeCode.sent',
                    reenter: true,
                    actions: { type: 'keepSent', params: sentOff },
                  },
                  { target: 'open', actions: { type: 'noteNotResent', params: sentOff } },
                ],
                onError: [
                  {
                    ...tooMany,
                    target: 'resting',
                    actions: [{ type: 'noteWait', params: raised }, 'rest'],
                  },
                  { target: 'open', actions: { type: 'noteResendFailed', params: raised } },
                ],
              },
            },
          },
        },
      },
    },
    // Too many attempts for this address or from this client; the message does not say which.
    waiting: {
      tags: 'failed',
      entry: ['forgetCode', 'forgetSent'],
      after: { wait: 'asking' },
      on: { 'address.left': 'asking' },
    },
    done: { entry: ['forgetCode', 'forgetSent'] },
  },
});
