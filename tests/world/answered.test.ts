/** The personas' notifications about answers to their posts match those that real answers would have created. */
import { describe, expect, it } from 'vitest';
import { notifications } from '#backend/notifications/notifications.tables.ts';
import { organizations } from '#backend/organization/organization.tables.ts';
import { comments, postReceivers, posts, reactions, subcomments } from '#backend/posts/posts.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import { personas } from '#mock/world/personas.ts';
import { dayAt } from '#schema/users/celebrations.rules.ts';
import { both, byId, groupBy, ordinary, rowsOf } from './worlds.ts';

describe.each(both)('answers to personas of $name', ({ org }) => {
  const emails = personas.map(({ email }) => email);
  const people = rowsOf(org, users).filter(({ email }) => emails.includes(email));
  const told = rowsOf(org, notifications).filter(({ kind }) => kind === 'comment' || kind === 'reaction');

  it('the personas have a notification of each recent comment and reaction that concerns them', () => {
    const said = byId(rowsOf(org, comments));
    const received = groupBy(rowsOf(org, postReceivers), ({ postId }) => postId);
    const senders = byId(rowsOf(org, posts));
    const inPost = (postId: string) => [
      senders.get(postId)?.senderId,
      ...(received.get(postId) ?? []).map(({ userId }) => userId),
    ];
    const since = new Date(Date.parse(ordinary) - 21 * 86_400_000).toISOString();
    const answers = [
      ...rowsOf(org, reactions).map((one) => ({ ...one, kind: 'reaction', to: inPost(one.postId) })),
      ...rowsOf(org, comments).map((one) => ({ ...one, kind: 'comment', to: inPost(one.postId) })),
      ...rowsOf(org, subcomments).map((one) => ({
        ...one,
        kind: 'comment',
        to: [said.get(one.commentId)?.userId],
      })),
    ];
    const expected = answers
      .filter(({ createdAt }) => createdAt >= since)
      .flatMap(({ kind, postId, userId, createdAt, to }) =>
        people
          .filter(({ id }) => to.includes(id) && id !== userId)
          .map(({ id }) => [id, kind, postId, userId, createdAt].join(' ')),
      );
    const lines = told.map(({ userId, kind, postId, actorId, createdAt }) =>
      [userId, kind, postId, actorId, createdAt].join(' '),
    );
    expect(lines.toSorted()).toEqual(expected.toSorted());
  });

  it('the employee has many notifications of answers to one post, of which at most two are unread', () => {
    const employee = people.find(({ userType }) => userType === 'employee')?.id;
    const mine = told.filter(({ userId }) => userId === employee);
    const timezone = rowsOf(org, organizations)[0]?.timezone ?? '';
    const crowds = groupBy(
      mine,
      ({ kind, postId, createdAt }) => `${kind} ${postId} ${dayAt(Date.parse(createdAt), timezone)}`,
    );
    expect(Math.max(...[...crowds.values()].map((rows) => rows.length))).toBeGreaterThanOrEqual(10);
    expect(mine.some(({ kind }) => kind === 'comment')).toBe(true);
    const unread = mine.filter(({ readAt }) => readAt === null).length;
    expect(unread).toBeGreaterThan(0);
    expect(unread).toBeLessThanOrEqual(2);
    expect(told.length).toBeLessThan(150);
  });
});
