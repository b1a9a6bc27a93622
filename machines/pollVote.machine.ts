/**
 * The poll-vote machine: a vote is chosen, sent, changed and withdrawn while others vote and the poll may
 * close (spec §5).
 */
import { and } from 'xstate';
import type { Poll } from '#schema/surveys/polls.shapes.ts';
import { pollVoteSetup, stillThere, type OfPoll } from './pollVote.setup.ts';
import { factsOf } from './actorHelpers.ts';

const arrived = ({ event }: { readonly event: OfPoll }): OfPoll => ({ poll: event.poll });
const output = ({ event }: { readonly event: { readonly output: Poll } }): OfPoll => ({ poll: event.output });
const asToggled = ({ event }: { readonly event: { readonly optionId: string } }) => ({
  optionId: event.optionId,
});
const raised = ({ event }: { readonly event: { readonly error: unknown } }) => ({
  error: factsOf(event.error),
});

const take = { type: 'take', params: arrived } as const;
const over = { guard: { type: 'isOver', params: arrived }, target: 'closed' } as const;
/** The poll closed while a choice was not counted yet. */
const overWhileChoosing = [
  {
    guard: { type: 'isOverTooSoon', params: arrived },
    target: 'closed',
    actions: ['noteMissed', take],
  },
  { ...over, actions: take },
] as const;
const toggle = { type: 'toggle', params: asToggled } as const;
/** Another choice after one that was not sent. */
const chooseAgain = [
  { guard: 'hasBallot', target: 'changing', actions: toggle },
  { target: 'selecting', actions: toggle },
] as const;
/** Several options were chosen in a poll that now allows only one. */
const narrowed = {
  guard: { type: 'isNarrowed', params: arrived },
  target: 'invalid',
  actions: [take, 'saySingle'],
} as const;
/** The same user voted on another page, or a vote whose answer was lost has succeeded. */
const counted = {
  guard: { type: 'isCounted', params: arrived },
  target: 'voted',
  actions: [take, 'dropError', 'chooseMine'],
} as const;

/**
 * Actors `watch` (sends the state of the poll while it is shown), `vote` and `withdraw` (throw `ApiError`),
 * action `askAgain`: `src/surveys/pollVote.actors.ts`.
 */
export const pollVoteMachine = pollVoteSetup.createMachine({
  id: 'pollVote',
  context: ({ input }) => ({
    poll: input.poll,
    chosen: input.poll === null ? input.chosen : stillThere(input.chosen, input.poll),
    faults: [],
    error: null,
    lost: null,
    isMissed: false,
  }),
  invoke: { id: 'watch', src: 'watch', input: ({ self }) => ({ tell: (event) => self.send(event) }) },
  on: {
    'poll.arrived': { actions: take },
    'poll.lost': { actions: { type: 'noteLost', params: raised } },
    'reload.pressed': { actions: 'askAgain' },
  },
  initial: 'loading',
  states: {
    loading: {
      tags: 'waits',
      always: [
        { guard: 'isOverNow', target: 'closed' },
        { guard: and(['hasBallot', 'hasNewChoice']), target: 'changing' },
        { guard: 'hasBallot', target: 'voted', actions: 'chooseMine' },
        { guard: 'hasPoll', target: 'selecting' },
      ],
      on: {
        'poll.lost': { target: 'unavailable', actions: { type: 'noteLost', params: raised } },
      },
    },
    unavailable: {
      on: {
        'poll.arrived': { target: 'loading', actions: take },
        'reload.pressed': { target: 'loading', actions: 'askAgain' },
      },
    },
    selecting: {
      tags: 'chooses',
      on: {
        'poll.arrived': [
          ...overWhileChoosing,
          counted,
          { guard: { type: 'isVoted', params: arrived }, target: 'changing', actions: take },
          narrowed,
          { actions: take },
        ],
        'option.toggled': { actions: toggle },
        'vote.pressed': [
          { guard: 'mayBeSent', target: 'submitting' },
          { target: 'invalid', actions: 'noteFaults' },
        ],
      },
    },
    changing: {
      tags: ['chooses', 'voted', 'unsettled'],
      on: {
        'poll.arrived': [
          ...overWhileChoosing,
          { guard: { type: 'isNotVoted', params: arrived }, target: 'selecting', actions: take },
          { actions: take },
        ],
        'option.toggled': { actions: toggle },
        'change.cancelled': { target: 'voted', actions: 'chooseMine' },
        'vote.pressed': [
          { guard: 'isUnchanged', target: 'voted' },
          { guard: 'mayBeSent', target: 'submitting' },
          { target: 'invalid', actions: 'noteFaults' },
        ],
      },
    },
    // Also after a refusal of the server: then `error` has its message.
    invalid: {
      tags: ['chooses', 'unsettled'],
      exit: ['dropFaults', 'dropError'],
      on: {
        'poll.arrived': [...overWhileChoosing, counted, narrowed, { actions: take }],
        'option.toggled': chooseAgain,
        'vote.pressed': { guard: 'mayBeSent', target: 'submitting' },
        'change.cancelled': { guard: 'hasBallot', target: 'voted', actions: 'chooseMine' },
      },
    },
    submitting: {
      tags: ['busy', 'unsettled'],
      entry: 'dropError',
      invoke: {
        id: 'vote',
        src: 'vote',
        input: ({ context }) => ({ optionIds: context.chosen }),
        onDone: [
          {
            guard: { type: 'isOver', params: output },
            target: 'closed',
            actions: { type: 'take', params: output },
          },
          {
            target: 'voted',
            actions: [{ type: 'take', params: output }, 'chooseMine'],
          },
        ],
        onError: [
          {
            guard: { type: 'cameTooLate', params: raised },
            target: 'closed',
            actions: ['noteMissed', 'askAgain'],
          },
          // The updated poll arrived before the failure of the vote.
          { guard: and(['isOverNow', 'isUnchanged']), target: 'closed' },
          { guard: 'isOverNow', target: 'closed', actions: 'noteMissed' },
          { guard: and(['isUnchanged', 'hasBallot']), target: 'voted' },
          {
            guard: { type: 'isRefused', params: raised },
            target: 'invalid',
            actions: [{ type: 'noteError', params: raised }, 'askAgain'],
          },
          // The poll was changed meanwhile, and no chosen option remains that could be sent again.
          { guard: 'hasNoChoice', target: 'invalid', actions: ['noteFaults', 'askAgain'] },
          { target: 'notStored', actions: { type: 'noteError', params: raised } },
        ],
      },
    },
    notStored: {
      tags: ['chooses', 'failed', 'unsettled'],
      exit: 'dropError',
      on: {
        'poll.arrived': [...overWhileChoosing, counted, narrowed, { actions: take }],
        'option.toggled': chooseAgain,
        'vote.pressed': 'submitting',
        'change.cancelled': { guard: 'hasBallot', target: 'voted', actions: 'chooseMine' },
      },
    },
    voted: {
      tags: 'voted',
      on: {
        'poll.arrived': [
          { ...over, actions: [take, 'chooseMine'] },
          {
            guard: { type: 'isNotVoted', params: arrived },
            target: 'selecting',
            actions: [take, 'chooseMine'],
          },
          { actions: [take, 'chooseMine'] },
        ],
        'change.pressed': 'changing',
        'withdraw.pressed': { guard: 'mayWithdraw', target: 'withdrawing' },
      },
    },
    withdrawing: {
      tags: ['busy', 'unsettled'],
      entry: 'dropError',
      invoke: {
        id: 'withdraw',
        src: 'withdraw',
        onDone: [
          {
            guard: { type: 'isOver', params: output },
            target: 'closed',
            actions: { type: 'take', params: output },
          },
          {
            target: 'selecting',
            actions: [{ type: 'take', params: output }, 'chooseMine'],
          },
        ],
        onError: [
          { guard: { type: 'cameTooLate', params: raised }, target: 'closed', actions: 'askAgain' },
          { guard: 'isOverNow', target: 'closed' },
          { guard: 'hasNoBallot', target: 'selecting', actions: 'chooseMine' },
          { target: 'notWithdrawn', actions: [{ type: 'noteError', params: raised }, 'askAgain'] },
        ],
      },
    },
    notWithdrawn: {
      tags: ['voted', 'failed', 'unsettled'],
      exit: 'dropError',
      on: {
        'poll.arrived': [
          { ...over, actions: [take, 'chooseMine'] },
          {
            guard: { type: 'isNotVoted', params: arrived },
            target: 'selecting',
            actions: [take, 'chooseMine'],
          },
          { actions: take },
        ],
        'change.pressed': 'changing',
        'withdraw.pressed': 'withdrawing',
      },
    },
    closed: {
      on: {
        'poll.arrived': [
          { guard: { type: 'isOver', params: arrived }, actions: [take, 'chooseMine'] },
          // The poll was closed by a wrong clock, or was reopened: the machine starts again.
          { target: 'loading', actions: take },
        ],
      },
    },
  },
});
