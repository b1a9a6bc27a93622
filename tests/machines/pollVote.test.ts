/**
 * The vote machine: the choice survives changes by others, and a vote that was not counted is never shown as counted.
 */
import { describe, expect, test } from 'vitest';
import { pollVoteMachine } from '#machines/pollVote.machine.ts';
import { closedPoll, multiplePoll, openPoll, votedPoll } from '#machines/pollVote.samples.ts';
import { done, failed } from '#machines/sample.ts';
import { ApiError, errorOf, type ErrorCode } from '#schema/errors.ts';
import type { Poll } from '#schema/surveys/polls.shapes.ts';
import { begin, type Course } from './run.ts';

const [first, second, third] = openPoll.options.map(({ id }) => id);
if (first === undefined || second === undefined || third === undefined)
  throw new Error('the sample has three options');

const arrives = (poll: Poll) => ({ type: 'poll.arrived', poll });
const toggle = (optionId: string) => ({ type: 'option.toggled', optionId });
const vote = { type: 'vote.pressed' };
const known = (poll: Poll, chosen: readonly string[] = []): Course =>
  begin(pollVoteMachine, { poll, chosen });
const tooLate = new ApiError({
  ...errorOf('conflict', 'es').facts(),
  reasons: [{ field: '', code: 'poll_closed', message: 'La votación ya está cerrada.' }],
});
const codes = ({ snapshot }: Course): readonly string[] =>
  snapshot.context.faults.map(({ code }: { code: string }) => code);

describe('the opened poll', () => {
  test.each<[string, Poll, string]>([
    ['open', openPoll, 'selecting'],
    ['voted in', votedPoll, 'voted'],
    ['closed', closedPoll, 'closed'],
    ['one in which this reader may not vote', { ...openPoll, may: [] }, 'closed'],
  ])('an opened poll that is %s starts in the matching state', (_what, poll, state) => {
    expect(known(poll).snapshot.value).toBe(state);
    expect(begin(pollVoteMachine, { poll: null, chosen: [] }).hears(arrives(poll)).snapshot.value).toBe(
      state,
    );
  });

  test('an opened poll restores the choice made before a reload, without options that are gone', () => {
    const course = known(multiplePoll, [second, 'an option that is gone']);
    expect(course.snapshot).toMatchObject({ value: 'selecting', context: { chosen: [second] } });
  });

  test('an opened poll with a vote restores the other choice as a change in progress', () => {
    expect(known(votedPoll, [second]).snapshot).toMatchObject({
      value: 'changing',
      context: { chosen: [second] },
    });
  });

  test('a poll that cannot be read shows the error until a reload succeeds', () => {
    const lost = begin(pollVoteMachine, { poll: null, chosen: [] }).hears({
      type: 'poll.lost',
      error: errorOf('network', 'es'),
    });
    expect(lost.snapshot).toMatchObject({ value: 'unavailable', context: { lost: { code: 'network' } } });
    const asked = lost.hears({ type: 'reload.pressed' });
    expect(asked.snapshot.value).toBe('loading');
    expect(asked.actions).toContain('askAgain');
    expect(asked.hears(arrives(openPoll)).snapshot.context.lost).toBeNull();
  });
});

describe('the choice of options', () => {
  test('choosing an option of a single-choice poll replaces the other one', () => {
    expect(known(openPoll).hears(toggle(first), toggle(second)).snapshot.context.chosen).toEqual([second]);
  });

  test('options of a multiple-choice poll can be chosen and taken back', () => {
    const course = known(multiplePoll).hears(toggle(first), toggle(second), toggle(first));
    expect(course.snapshot.context.chosen).toEqual([second]);
  });

  test('an empty choice is not sent as a vote, and shows the fault until an option is chosen', () => {
    const course = known(openPoll).hears(vote);
    expect(course.snapshot.value).toBe('invalid');
    expect(codes(course)).toEqual(['vote_required']);
    expect(codes(course.hears(toggle(first)))).toEqual([]);
    expect(course.hears(toggle(first), vote).snapshot.value).toBe('submitting');
  });

  test('a choice of more options than the maximum is not sent as a vote', () => {
    const course = known(multiplePoll).hears(toggle(first), toggle(second), toggle(third), vote);
    expect(course.snapshot.value).toBe('invalid');
    expect(codes(course)).toEqual(['vote_at_most']);
    expect(course.hears(toggle(third), vote).snapshot.value).toBe('submitting');
  });

  test('a choice is kept when other people vote', () => {
    const course = known(multiplePoll).hears(toggle(first), arrives({ ...multiplePoll, ballots: 400 }));
    expect(course.snapshot).toMatchObject({
      value: 'selecting',
      context: { chosen: [first], poll: { ballots: 400 } },
    });
  });

  test('a choice of several options is cleared with a fault when the poll becomes single-choice', () => {
    const course = known(multiplePoll).hears(toggle(first), toggle(second), arrives(openPoll));
    expect(course.snapshot.context.chosen).toEqual([]);
    expect(codes(course)).toEqual(['vote_single']);
  });

  test('a choice becomes a change when the same person voted on another page', () => {
    const course = known(openPoll).hears(toggle(second), arrives(votedPoll));
    expect(course.snapshot).toMatchObject({ value: 'changing', context: { chosen: [second] } });
    expect(known(openPoll).hears(arrives(votedPoll)).snapshot.value).toBe('voted');
  });
});

describe('the vote', () => {
  const sending = (): Course => known(openPoll).hears(toggle(first), vote);

  test('a counted vote is shown', () => {
    expect(sending().hears(done('vote', votedPoll)).snapshot).toMatchObject({
      value: 'voted',
      context: { chosen: [first], error: null },
    });
  });

  test('a vote on its way is neither sent again nor changed', () => {
    expect(sending().hears(vote, toggle(second)).snapshot).toMatchObject({
      value: 'submitting',
      context: { chosen: [first] },
    });
  });

  test('a vote that comes too late is missed, and the poll is asked for again', () => {
    const course = sending().hears(failed('vote', tooLate));
    expect(course.snapshot).toMatchObject({ value: 'closed', context: { isMissed: true } });
    expect(course.actions).toContain('askAgain');
    expect(course.hears(arrives(closedPoll)).snapshot).toMatchObject({
      value: 'closed',
      context: { isMissed: true, poll: { state: 'closed' } },
    });
  });

  test('closing the poll marks a vote as missed only when an option was chosen', () => {
    expect(known(openPoll).hears(toggle(first), arrives(closedPoll)).snapshot.context.isMissed).toBe(true);
    expect(known(openPoll).hears(arrives(closedPoll)).snapshot.context.isMissed).toBe(false);
  });

  test.each<[ErrorCode, string]>([
    ['network', 'notStored'],
    ['timeout', 'notStored'],
    ['unavailable', 'notStored'],
    ['unauthorized', 'notStored'],
    ['internal', 'notStored'],
    ['invalid', 'invalid'],
    ['forbidden', 'invalid'],
  ])('a vote that fails with %s keeps the choice', (code, state) => {
    const course = sending().hears(failed('vote', errorOf(code, 'es')));
    expect(course.snapshot).toMatchObject({ value: state, context: { chosen: [first], error: { code } } });
  });

  test('a failed vote is sent again with the same choice', () => {
    const again = sending().hears(failed('vote', errorOf('network', 'es')), vote);
    expect(again.snapshot).toMatchObject({ value: 'submitting', context: { chosen: [first], error: null } });
  });

  test('a failed vote whose choice was removed meanwhile shows the missing choice, not the failure', () => {
    const narrowed = known(multiplePoll, [first, second]).hears(vote, arrives(openPoll));
    const lost = narrowed.hears(failed('vote', errorOf('network', 'es')));
    expect(lost.snapshot).toMatchObject({ value: 'invalid', context: { chosen: [], error: null } });
    expect(codes(lost)).toEqual(['vote_required']);
    expect(lost.actions).toContain('askAgain');
    const refused = new ApiError({ ...errorOf('invalid', 'es').facts(), retryable: false });
    expect(narrowed.hears(failed('vote', refused)).snapshot).toMatchObject({
      value: 'invalid',
      context: { error: { code: 'invalid' } },
    });
  });

  test('a vote whose answer was lost is shown as soon as the poll says that it counted', () => {
    expect(sending().hears(failed('vote', errorOf('network', 'es')), arrives(votedPoll)).snapshot.value).toBe(
      'voted',
    );
    expect(sending().hears(arrives(votedPoll), failed('vote', errorOf('network', 'es'))).snapshot.value).toBe(
      'voted',
    );
  });
});

describe('the counted vote', () => {
  const change = { type: 'change.pressed' };

  test('a counted vote can be changed or left as it was', () => {
    const changing = known(votedPoll).hears(change, toggle(second));
    expect(changing.snapshot.value).toBe('changing');
    expect(changing.hears(vote).snapshot.value).toBe('submitting');
    expect(changing.hears({ type: 'change.cancelled' }).snapshot).toMatchObject({
      value: 'voted',
      context: { chosen: [first] },
    });
    expect(known(votedPoll).hears(change, vote).snapshot.value).toBe('voted');
  });

  test('a counted vote can be withdrawn', () => {
    const course = known(votedPoll).hears({ type: 'withdraw.pressed' });
    expect(course.snapshot.value).toBe('withdrawing');
    expect(course.hears(done('withdraw', openPoll)).snapshot).toMatchObject({
      value: 'selecting',
      context: { chosen: [] },
    });
  });

  test('a counted vote stays when withdrawing fails', () => {
    const course = known(votedPoll).hears(
      { type: 'withdraw.pressed' },
      failed('withdraw', errorOf('network', 'es')),
    );
    expect(course.snapshot).toMatchObject({ value: 'notWithdrawn', context: { chosen: [first] } });
    expect(course.hears({ type: 'withdraw.pressed' }).snapshot.value).toBe('withdrawing');
  });

  test('a counted vote is not missed when the poll closes', () => {
    const closed = { ...closedPoll, myOptionIds: [first] };
    expect(known(votedPoll).hears(arrives(closed)).snapshot).toMatchObject({
      value: 'closed',
      context: { isMissed: false },
    });
  });

  test('a counted vote remains valid when a change to it comes too late', () => {
    const course = known(votedPoll).hears(change, toggle(second), vote, failed('vote', tooLate));
    expect(course.snapshot).toMatchObject({
      value: 'closed',
      context: { isMissed: true, poll: { myOptionIds: [first] } },
    });
  });
});
