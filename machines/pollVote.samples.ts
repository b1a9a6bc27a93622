/** Inputs and events of the pollVote machine, for stories, walks and tests. */
import { ApiError, errorOf } from '#schema/errors.ts';
import { defaultLanguage } from '#schema/limits.ts';
import type { Poll } from '#schema/surveys/polls.shapes.ts';
import { done, failed, type Samples } from './sample.ts';
import { pollVoteMachine } from './pollVote.machine.ts';
import type { PollVoteEvent } from './pollVote.setup.ts';

const said = <E extends PollVoteEvent>(event: E): E => event;
const id = (number: number): string => `0192f0c1-0000-7000-8000-00000000b0${number}0`;

/** One choice, not anonymous, open for three days; voters see the results. */
export const openPoll: Poll = {
  id: id(1),
  postId: id(2),
  questionId: id(3),
  question: '¿Cuándo hacemos la jornada de voluntariado?',
  options: ['El viernes 4 por la tarde', 'El sábado 5 por la mañana', 'Una semana después'].map(
    (text, index) => ({ id: id(4 + index), text, votes: null }),
  ),
  multiple: false,
  maxChoices: null,
  anonymous: false,
  resultsShown: 'after_vote',
  state: 'open',
  endsAt: '2026-11-25T23:00:00.000Z',
  closedAt: null,
  ballots: 46,
  myOptionIds: [],
  may: ['vote'],
  createdAt: '2026-11-18T15:00:00.000Z',
};
const votes = [24, 15, 7] as const;
const results = (options: Poll['options']): Poll['options'] =>
  options.map((option, index) => ({ ...option, votes: votes[index] ?? 0 }));

/** The user has voted for the first option. */
export const votedPoll: Poll = {
  ...openPoll,
  options: results(openPoll.options),
  myOptionIds: [id(4)],
  may: ['vote', 'withdraw', 'see_voters'],
};

/** At most two of three options, anonymous, results after the end. */
export const multiplePoll: Poll = {
  ...openPoll,
  question: '¿Qué temas te interesan para el taller?',
  options: ['Comunicación', 'Datos', 'Bienestar'].map((text, index) => ({
    id: id(4 + index),
    text,
    votes: null,
  })),
  multiple: true,
  maxChoices: 2,
  anonymous: true,
  resultsShown: 'after_close',
};

/** The poll is closed. */
export const closedPoll: Poll = {
  ...openPoll,
  options: results(openPoll.options),
  state: 'closed',
  closedAt: '2026-11-19T12:00:00.000Z',
  may: ['see_voters'],
};

/** The user's vote arrived at the moment of closing. */
const lastVote: Poll = { ...closedPoll, myOptionIds: [id(4)] };

const tooLate = new ApiError({
  ...errorOf('conflict', defaultLanguage).facts(),
  retryable: false,
  reasons: [{ field: 'id', code: 'poll_closed', message: 'La votación ya está cerrada.' }],
});
const refused = new ApiError({
  ...errorOf('invalid', defaultLanguage).facts(),
  reasons: [
    { field: 'optionIds', code: 'vote_at_most', message: 'Puedes seleccionar 2 opciones como máximo.' },
  ],
});
const network = errorOf('network', defaultLanguage);
const toggle = (number: number) => said({ type: 'option.toggled', optionId: id(number) });

export const pollVoteSamples: Samples<typeof pollVoteMachine> = {
  machine: pollVoteMachine,
  inputs: {
    'nothing is known': { poll: null, chosen: [] },
    'it is known, and open': { poll: openPoll, chosen: [] },
    'several may be chosen': { poll: multiplePoll, chosen: [] },
    'a choice was kept over a reload': { poll: null, chosen: [id(5)] },
  },
  events: [
    { label: 'it is open', event: said({ type: 'poll.arrived', poll: openPoll }) },
    { label: 'it can not be read', event: said({ type: 'poll.lost', error: network }) },
    { label: 'Retry is pressed where it could not be read', event: said({ type: 'reload.pressed' }) },
    { label: 'the first is pressed', event: toggle(4) },
    { label: 'the second is pressed', event: toggle(5) },
    { label: 'the third is pressed', event: toggle(6) },
    { label: 'Vote is pressed', event: said({ type: 'vote.pressed' }) },
    { label: 'the vote counts', event: done('vote', votedPoll) },
    { label: 'the vote counts, and was the last', event: done('vote', lastVote) },
    { label: 'the network is away', event: failed('vote', network) },
    { label: 'it closed meanwhile', event: failed('vote', tooLate) },
    { label: 'the server refuses the choice', event: failed('vote', refused) },
    { label: 'Change is pressed', event: said({ type: 'change.pressed' }) },
    { label: 'Cancel is pressed', event: said({ type: 'change.cancelled' }) },
    { label: 'Withdraw is pressed', event: said({ type: 'withdraw.pressed' }) },
    { label: 'the vote is withdrawn', event: done('withdraw', openPoll) },
    { label: 'the vote is withdrawn, and the poll is over', event: done('withdraw', closedPoll) },
    { label: 'it is not withdrawn', event: failed('withdraw', network) },
    { label: 'it closed before it was withdrawn', event: failed('withdraw', tooLate) },
    { label: 'somebody’s other page has voted', event: said({ type: 'poll.arrived', poll: votedPoll }) },
    { label: 'it allows several', event: said({ type: 'poll.arrived', poll: multiplePoll }) },
    { label: 'it is closed', event: said({ type: 'poll.arrived', poll: closedPoll }) },
    { label: 'it is closed, and the vote counts', event: said({ type: 'poll.arrived', poll: lastVote }) },
  ],
  ends: [],
  reasons: {
    mayBeSent: 'The choice is not one that the poll takes: nothing is chosen, or too much.',
    hasBallot: 'There is no vote to go back to.',
    mayWithdraw: 'This poll does not let a vote be withdrawn, or is over.',
  },
  promises: {
    'whoever waits or failed to read has no poll to show, everybody else has': ({ value, context }) =>
      (value === 'loading' || value === 'unavailable') === (context.poll === null),
    'what failed says why': (snapshot) => !snapshot.hasTag('failed') || snapshot.context.error !== null,
    'what cannot be sent says why': ({ value, context }) =>
      value !== 'invalid' || context.faults.length > 0 || context.error !== null,
    'an old reason does not outlive its state': (snapshot) =>
      snapshot.hasTag('failed') || snapshot.value === 'invalid' || snapshot.context.error === null,
    'only what is offered is chosen': ({ context: { poll, chosen } }) =>
      poll === null || chosen.every((one) => poll.options.some((option) => option.id === one)),
    'one of a single poll at most': ({ context: { poll, chosen } }) =>
      poll === null || poll.multiple || chosen.length <= 1,
    'a ballot stands wherever it says so': (snapshot) =>
      !snapshot.hasTag('voted') || (snapshot.context.poll?.myOptionIds.length ?? 0) > 0,
    'nobody chooses in what is over': (snapshot) =>
      !snapshot.hasTag('chooses') || snapshot.context.poll?.state === 'open',
  },
};
