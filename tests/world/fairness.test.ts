/** The clean demo raises no question about anybody, and each demo manager has somebody to thank. */
import { expect, it } from 'vitest';
import { Network } from '#backend/analytics/fairness.network.ts';
import { patternsOf } from '#backend/analytics/fairness.patterns.ts';
import { users } from '#backend/people/users.tables.ts';
import { postReceivers, posts } from '#backend/posts/posts.tables.ts';
import { quietDays } from '#schema/analytics/fairness.rules.ts';
import { persona, toldBy } from './scenarios.ts';
import { rowsOf } from './worlds.ts';

const { world, at } = toldBy({ scenario: 'busy', organization: 'aurora' }, 'whole');
const organizations = world.slice(0, 2);

it.each(organizations)('the manager of $org leads a person whom nobody has thanked for 60 days', (org) => {
  const people = rowsOf(org, users);
  const managerId = persona(org, 'manager');
  const since = new Date(at - quietDays.usual * 86_400_000).toISOString();
  const recent = new Set(
    rowsOf(org, posts)
      .filter(({ createdAt }) => createdAt >= since)
      .map(({ id }) => id),
  );
  const thanked = new Set(
    rowsOf(org, postReceivers)
      .filter(({ postId }) => recent.has(postId))
      .map(({ userId }) => userId),
  );
  const waiting = people.filter(
    ({ id, managerId: leader, active, takesPoints, activatedAt }) =>
      leader === managerId &&
      active &&
      takesPoints &&
      activatedAt !== null &&
      activatedAt < since &&
      !thanked.has(id),
  );
  expect(waiting.length).toBeGreaterThan(0);
});

it('no pattern is found in Aurora or Boreal', () => {
  for (const org of organizations) {
    const people = rowsOf(org, users).filter(({ active, userType }) => active && userType !== 'external');
    const network = new Network(new Map(people.map(({ id, departmentId }) => [id, departmentId ?? ''])));
    const byId = new Map(rowsOf(org, posts).map((post) => [post.id, post]));
    for (const { postId, userId, points } of rowsOf(org, postReceivers)) {
      const post = byId.get(postId);
      if (post?.state !== 'published' || post.senderId === null) continue;
      const month = post.createdAt.slice(0, 7);
      network.add({ giverId: post.senderId, receiverId: userId, month, thanks: 1, hidden: 0, points });
    }
    expect(patternsOf(network)).toEqual([]);
  }
});
