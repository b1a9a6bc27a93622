/** The lifetime of a vote machine: while its poll is shown or a vote is pending, and never after its user has left. */
import { expect, test } from 'vitest';
import { forgetPerson } from '#src/lib/store.ts';
import { holdVote, voteOf } from '#src/surveys/pollVotes.ts';
import { openFixture, type Fixture } from './fixture.tsx';

const fixture: Fixture = openFixture();

const held = async () => {
  const poll = await fixture.aPoll();
  await fixture.show(() => <p />);
  const hold = () => holdVote(fixture.cache, fixture.me.id, poll.id);
  const now = () => voteOf(fixture.cache, fixture.me.id, poll.id);
  return { hold, now, vote: now() };
};
const turn = (): Promise<void> => Promise.resolve();
const status = (vote: Awaited<ReturnType<typeof held>>['vote']): string => vote.getSnapshot().status;

test('two cards of a poll share one vote machine, which stops with the second card', async () => {
  const { hold, now, vote } = await held();
  const [releaseOne, releaseOther] = [hold(), hold()];
  expect(now()).toBe(vote);
  releaseOne();
  await turn();
  expect(status(vote)).toBe('active');
  releaseOther();
  await turn();
  expect(status(vote)).toBe('stopped');
  expect(now()).not.toBe(vote);
});

test('a card that replaces another one continues its vote machine', async () => {
  const { hold, now, vote } = await held();
  hold()();
  hold();
  expect(now()).toBe(vote);
  await turn();
  expect(status(vote)).toBe('active');
});

test('a vote machine without a card stops when its pending work is over', async () => {
  const { hold, vote } = await held();
  const release = hold();
  await expect.poll(() => vote.getSnapshot().value).toBe('selecting');
  vote.send({ type: 'vote.pressed' });
  release();
  await turn();
  expect(vote.getSnapshot()).toMatchObject({ status: 'active', value: 'invalid' });
  vote.send({ type: 'option.toggled', optionId: vote.getSnapshot().context.poll?.options[0]?.id ?? '' });
  await turn();
  expect(status(vote)).toBe('stopped');
});

test('signing out stops every vote machine, even one with pending work', async () => {
  const { hold, vote } = await held();
  hold();
  await expect.poll(() => vote.getSnapshot().value).toBe('selecting');
  vote.send({ type: 'vote.pressed' });
  forgetPerson();
  expect(status(vote)).toBe('stopped');
});
