/** The caseFollow machine: a code opens the case of somebody who gave no name; words and files are added to it (ours). */
import { eventOf, factsOf } from './actorHelpers.ts';
import { caseFollowSetup, type OfFollowed, type OfFollowError } from './caseFollow.setup.ts';
import type { CaseFollowed } from '#schema/feedback/cases.shapes.ts';

const raised = ({ event }: { readonly event: { readonly error: unknown } }): OfFollowError => ({
  error: factsOf(event.error),
});
const given = ({ event }: { readonly event: { readonly output: CaseFollowed } }): OfFollowed => ({
  opened: event.output,
});
const noteError = { type: 'noteError', params: raised } as const;
const show = { type: 'show', params: given } as const;
const typedCode = [
  {
    guard: { type: 'isCode', params: eventOf },
    target: 'opening',
    actions: { type: 'takeCode', params: eventOf },
  },
  { actions: 'noteIncomplete' },
] as const;
const leave = { target: 'asking', actions: 'drop' } as const;

/** Actors `open` and `add` (throw `ApiError`): `src/feedback/following/caseFollow.actors.ts`. */
export const caseFollowMachine = caseFollowSetup.createMachine({
  id: 'caseFollow',
  context: { code: '', isIncomplete: false, opened: null, error: null, waitMs: 0, round: 0 },
  initial: 'asking',
  states: {
    asking: { tags: 'asks', on: { 'code.given': typedCode } },
    opening: {
      tags: ['asks', 'busy'],
      invoke: {
        id: 'open',
        src: 'open',
        input: ({ context: { code } }) => ({ code }),
        onDone: [
          { guard: { type: 'isClosed', params: given }, target: 'closed', actions: show },
          { target: 'open', actions: show },
        ],
        onError: [
          { guard: { type: 'isUnknown', params: raised }, target: 'wrongCode', actions: ['drop', noteError] },
          {
            guard: { type: 'isTooMany', params: raised },
            target: 'tooManyTries',
            actions: ['drop', noteError, { type: 'noteWait', params: raised }],
          },
          { target: 'unavailable', actions: noteError },
        ],
      },
    },
    wrongCode: { tags: 'asks', on: { 'code.given': typedCode } },
    tooManyTries: { exit: 'dropError', after: { wait: 'asking' } },
    unavailable: { tags: 'asks', on: { 'code.given': typedCode, 'again.pressed': 'opening' } },
    open: {
      tags: 'shows',
      on: {
        'add.pressed': { target: 'adding', actions: 'dropError' },
        'again.pressed': 'opening',
        'case.left': leave,
      },
    },
    adding: {
      tags: ['shows', 'busy'],
      invoke: {
        id: 'add',
        src: 'add',
        input: ({ context: { code } }) => ({ code }),
        onDone: { target: 'open', actions: [show, 'noteAdded'] },
        onError: [
          { guard: { type: 'isOld', params: raised }, target: 'opening', actions: noteError },
          { target: 'open', actions: noteError },
        ],
      },
    },
    closed: { tags: 'shows', on: { 'case.left': leave } },
  },
});
