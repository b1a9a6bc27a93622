/** Setup of the poll-vote machine: context, events, guards and actions (spec §5). */
import { assign, fromPromise, setup } from 'xstate';
import type { ErrorFacts } from '#schema/errors.ts';
import { voteFaults, type PollFault } from '#schema/surveys/polls.rules.ts';
import type { Poll } from '#schema/surveys/polls.shapes.ts';
import { notProvided, outside, silent, typed, type Telling } from './actorHelpers.ts';
import { isRefusal } from './isRefusal.ts';

export interface PollVoteContext {
  /** The last known poll; null before the first. */
  readonly poll: Poll | null;
  /** The current choice, in the order of choosing. */
  readonly chosen: readonly string[];
  /** Why the choice cannot be sent. */
  readonly faults: readonly PollFault[];
  /** Why the last vote or withdrawal failed. */
  readonly error: ErrorFacts | null;
  /** Why the last read of the poll failed. */
  readonly lost: ErrorFacts | null;
  /** The poll closed before the choice was counted. */
  readonly isMissed: boolean;
}

export type PollVoteEvent =
  | { readonly type: 'poll.arrived'; readonly poll: Poll }
  | { readonly type: 'poll.lost'; readonly error: unknown }
  | { readonly type: 'reload.pressed' }
  | { readonly type: 'option.toggled'; readonly optionId: string }
  | { readonly type: 'vote.pressed' }
  | { readonly type: 'change.pressed' }
  | { readonly type: 'change.cancelled' }
  | { readonly type: 'withdraw.pressed' };

/**
 * `waits`: nothing can be shown yet; `chooses`: options accept input; `busy`: a vote or its withdrawal is in
 * progress; `voted`: a ballot is stored; `failed`: the last attempt failed; `unsettled`: leaving would lose
 * unfinished input.
 */
export type PollVoteTag = 'waits' | 'chooses' | 'busy' | 'voted' | 'failed' | 'unsettled';

/** The poll of an event. */
export interface OfPoll {
  readonly poll: Poll;
}
type Choice = Pick<PollVoteContext, 'poll' | 'chosen'>;

const noPoll: readonly string[] = [];
const mineOf = (poll: Poll | null): readonly string[] => poll?.myOptionIds ?? noPoll;
const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/** The chosen options that still exist: the author may change the poll before the first vote. */
const offered = (chosen: readonly string[], { options }: Poll): readonly string[] =>
  chosen.filter((id) => options.some((option) => option.id === id));
const isNarrowed = (chosen: readonly string[], poll: Poll): boolean =>
  !poll.multiple && offered(chosen, poll).length > 1;
/** The part of a choice that is still valid. */
export const stillThere = (chosen: readonly string[], poll: Poll): readonly string[] =>
  isNarrowed(chosen, poll) ? [] : offered(chosen, poll);

const toggled = ({ poll, chosen }: Choice, optionId: string): readonly string[] => {
  if (poll?.multiple !== true) return [optionId];
  return chosen.includes(optionId) ? chosen.filter((id) => id !== optionId) : [...chosen, optionId];
};

const faultsOf = ({ poll, chosen }: Choice): readonly PollFault[] =>
  poll === null
    ? []
    : voteFaults(chosen, {
        multiple: poll.multiple,
        maxChoices: poll.maxChoices,
        available: poll.options.length,
      });

/** The poll is closed, or this user may not vote. */
const isOver = (poll: Poll): boolean => poll.state === 'closed' || !poll.may.includes('vote');

/** The setup of the machine. */
export const pollVoteSetup = setup({
  types: typed<{
    context: PollVoteContext;
    events: PollVoteEvent;
    input: { readonly poll: Poll | null; readonly chosen: readonly string[] };
    tags: PollVoteTag;
  }>(),
  actors: {
    watch: fromPromise<void, Telling<PollVoteEvent>>(silent),
    vote: fromPromise<Poll, { readonly optionIds: readonly string[] }>(notProvided),
    withdraw: fromPromise<Poll>(notProvided),
  },
  guards: {
    hasPoll: ({ context }) => context.poll !== null,
    isOverNow: ({ context }) => context.poll !== null && isOver(context.poll),
    hasBallot: ({ context }) => mineOf(context.poll).length > 0,
    hasNoBallot: ({ context }) => mineOf(context.poll).length === 0,
    hasNoChoice: ({ context }) => context.chosen.length === 0,
    hasNewChoice: ({ context }) => context.chosen.length > 0 && !isSame(context.chosen, mineOf(context.poll)),
    isUnchanged: ({ context }) => isSame(context.chosen, mineOf(context.poll)),
    mayBeSent: ({ context }) => faultsOf(context).length === 0,
    mayWithdraw: ({ context }) => context.poll?.may.includes('withdraw') === true,
    isOver: (_, { poll }: OfPoll) => isOver(poll),
    // The choice may have been counted: a vote whose answer was lost has succeeded.
    isOverTooSoon: ({ context }, { poll }: OfPoll) =>
      isOver(poll) && context.chosen.length > 0 && !isSame(context.chosen, mineOf(poll)),
    isCounted: ({ context }, { poll }: OfPoll) =>
      poll.myOptionIds.length > 0 &&
      (context.chosen.length === 0 || isSame(context.chosen, poll.myOptionIds)),
    isVoted: (_, { poll }: OfPoll) => poll.myOptionIds.length > 0,
    isNotVoted: (_, { poll }: OfPoll) => poll.myOptionIds.length === 0,
    isNarrowed: ({ context }, { poll }: OfPoll) => isNarrowed(context.chosen, poll),
    // The vote came too late and was not counted: the final poll is read from the server.
    cameTooLate: (_, { error }: { readonly error: ErrorFacts }) =>
      error.reasons?.some(({ code }) => code === 'poll_closed') === true,
    // The server refused the vote, and would refuse the same choice again.
    isRefused: (_, { error }: { readonly error: ErrorFacts }) => isRefusal(error),
  },
  actions: {
    /** Reads the poll again. */
    askAgain: outside(),
    take: assign({
      poll: (_, { poll }: OfPoll) => poll,
      chosen: ({ context }, { poll }: OfPoll) => stillThere(context.chosen, poll),
      lost: null,
    }),
    noteLost: assign({ lost: (_, { error }: { readonly error: ErrorFacts }) => error }),
    toggle: assign({
      chosen: ({ context }, { optionId }: { readonly optionId: string }) => toggled(context, optionId),
    }),
    chooseMine: assign({ chosen: ({ context }) => mineOf(context.poll) }),
    saySingle: assign({ faults: [{ field: 'optionIds', code: 'vote_single' } satisfies PollFault] }),
    noteFaults: assign({ faults: ({ context }) => faultsOf(context) }),
    dropFaults: assign({ faults: [] }),
    noteError: assign({ error: (_, { error }: { readonly error: ErrorFacts }) => error }),
    dropError: assign({ error: null }),
    noteMissed: assign({ isMissed: true }),
  },
});
