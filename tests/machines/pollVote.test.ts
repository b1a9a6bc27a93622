/** The chart of a vote: what is chosen survives what others do, and a vote that did not count is never shown as one. */
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

describe('a poll that is opened', () => {
  test.each<[string, Poll, string]>([
    ['open', openPoll, 'selecting'],
    ['voted in', votedPoll, 'voted'],
    ['closed', closedPoll, 'closed'],
    ['one in which this reader may not vote', { ...openPoll, may: [] }, 'closed'],
  ])('%s: stands as it is', (_what, poll, state) => {
    expect(known(poll).snapshot.value).toBe(state);
    expect(begin(pollVoteMachine, { poll: null, chosen: [] }).hears(arrives(poll)).snapshot.value).toBe(
      state,
    );
  });

  test('has what was chosen before a reload, as far as it is still offered', () => {
    const course = known(multiplePoll, [second, 'an option that is gone']);
    expect(course.snapshot).toMatchObject({ value: 'selecting', context: { chosen: [second] } });
  });

  test('has the other choice of somebody who was changing their vote', () => {
    expect(known(votedPoll, [second]).snapshot).toMatchObject({
      value: 'changing',
      context: { chosen: [second] },
    });
  });

  test('that cannot be read says so until it can', () => {
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

describe('choosing', () => {
  test('one replaces the other where one is allowed', () => {
    expect(known(openPoll).hears(toggle(first), toggle(second)).snapshot.context.chosen).toEqual([second]);
  });

  test('several are taken and given back where several are', () => {
    const course = known(multiplePoll).hears(toggle(first), toggle(second), toggle(first));
    expect(course.snapshot.context.chosen).toEqual([second]);
  });

  test('nothing is not sent, and says why until something is chosen', () => {
    const course = known(openPoll).hears(vote);
    expect(course.snapshot.value).toBe('invalid');
    expect(codes(course)).toEqual(['vote_required']);
    expect(codes(course.hears(toggle(first)))).toEqual([]);
    expect(course.hears(toggle(first), vote).snapshot.value).toBe('submitting');
  });

  test('more than the most is not sent', () => {
    const course = known(multiplePoll).hears(toggle(first), toggle(second), toggle(third), vote);
    expect(course.snapshot.value).toBe('invalid');
    expect(codes(course)).toEqual(['vote_at_most']);
    expect(course.hears(toggle(third), vote).snapshot.value).toBe('submitting');
  });

  test('loses nothing when others vote', () => {
    const course = known(multiplePoll).hears(toggle(first), arrives({ ...multiplePoll, ballots: 400 }));
    expect(course.snapshot).toMatchObject({
      value: 'selecting',
      context: { chosen: [first], poll: { ballots: 400 } },
    });
  });

  test('says so when a poll of several became one of one', () => {
    const course = known(multiplePoll).hears(toggle(first), toggle(second), arrives(openPoll));
    expect(course.snapshot.context.chosen).toEqual([]);
    expect(codes(course)).toEqual(['vote_single']);
  });

  test('goes on as a change when the same person voted on another page', () => {
    const course = known(openPoll).hears(toggle(second), arrives(votedPoll));
    expect(course.snapshot).toMatchObject({ value: 'changing', context: { chosen: [second] } });
    expect(known(openPoll).hears(arrives(votedPoll)).snapshot.value).toBe('voted');
  });
});

describe('a vote', () => {
  const sending = (): Course => known(openPoll).hears(toggle(first), vote);

  test('that counts is shown', () => {
    expect(sending().hears(done('vote', votedPoll)).snapshot).toMatchObject({
      value: 'voted',
      context: { chosen: [first], error: null },
    });
  });

  test('on its way is not sent again, nor changed', () => {
    expect(sending().hears(vote, toggle(second)).snapshot).toMatchObject({
      value: 'submitting',
      context: { chosen: [first] },
    });
  });

  test('that comes too late did not count, and the result is asked for', () => {
    const course = sending().hears(failed('vote', tooLate));
    expect(course.snapshot).toMatchObject({ value: 'closed', context: { isMissed: true } });
    expect(course.actions).toContain('askAgain');
    expect(course.hears(arrives(closedPoll)).snapshot).toMatchObject({
      value: 'closed',
      context: { isMissed: true, poll: { state: 'closed' } },
    });
  });

  test('that closing overtakes while something is chosen is missed; with nothing chosen nothing is', () => {
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
  ])('that fails (%s) keeps the choice', (code, state) => {
    const course = sending().hears(failed('vote', errorOf(code, 'es')));
    expect(course.snapshot).toMatchObject({ value: state, context: { chosen: [first], error: { code } } });
  });

  test('that failed goes out again as it was', () => {
    const again = sending().hears(failed('vote', errorOf('network', 'es')), vote);
    expect(again.snapshot).toMatchObject({ value: 'submitting', context: { chosen: [first], error: null } });
  });

  test('that failed is not shown as one when its choice was taken away meanwhile', () => {
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

  test('whose answer got lost is shown as soon as anything says that it counted', () => {
    expect(sending().hears(failed('vote', errorOf('network', 'es')), arrives(votedPoll)).snapshot.value).toBe(
      'voted',
    );
    expect(sending().hears(arrives(votedPoll), failed('vote', errorOf('network', 'es'))).snapshot.value).toBe(
      'voted',
    );
  });
});

describe('a vote that stands', () => {
  const change = { type: 'change.pressed' };

  test('is changed, or left as it was', () => {
    const changing = known(votedPoll).hears(change, toggle(second));
    expect(changing.snapshot.value).toBe('changing');
    expect(changing.hears(vote).snapshot.value).toBe('submitting');
    expect(changing.hears({ type: 'change.cancelled' }).snapshot).toMatchObject({
      value: 'voted',
      context: { chosen: [first] },
    });
    expect(known(votedPoll).hears(change, vote).snapshot.value).toBe('voted');
  });

  test('is withdrawn', () => {
    const course = known(votedPoll).hears({ type: 'withdraw.pressed' });
    expect(course.snapshot.value).toBe('withdrawing');
    expect(course.hears(done('withdraw', openPoll)).snapshot).toMatchObject({
      value: 'selecting',
      context: { chosen: [] },
    });
  });

  test('stays when withdrawing fails', () => {
    const course = known(votedPoll).hears(
      { type: 'withdraw.pressed' },
      failed('withdraw', errorOf('network', 'es')),
    );
    expect(course.snapshot).toMatchObject({ value: 'notWithdrawn', context: { chosen: [first] } });
    expect(course.hears({ type: 'withdraw.pressed' }).snapshot.value).toBe('withdrawing');
  });

  test('counts when it closes, and is not called missed', () => {
    const closed = { ...closedPoll, myOptionIds: [first] };
    expect(known(votedPoll).hears(arrives(closed)).snapshot).toMatchObject({
      value: 'closed',
      context: { isMissed: false },
    });
  });

  test('is still the one that counts when a change comes too late', () => {
    const course = known(votedPoll).hears(change, toggle(second), vote, failed('vote', tooLate));
    expect(course.snapshot).toMatchObject({
      value: 'closed',
      context: { isMissed: true, poll: { myOptionIds: [first] } },
    });
  });
});
