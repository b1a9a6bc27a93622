/** The clean demo raises no question about anybody. */
import { expect, it } from 'vitest';
import { Network } from '#backend/analytics/fairness.network.ts';
import { patternsOf } from '#backend/analytics/fairness.patterns.ts';
import { users } from '#backend/people/users.tables.ts';
import { postReceivers, posts } from '#backend/posts/posts.tables.ts';
import { toldBy } from './scenarios.ts';
import { rowsOf } from './worlds.ts';

it('no pattern is found in Aurora or Boreal', () => {
  for (const org of toldBy({ scenario: 'busy', organization: 'aurora' }, 'whole').world.slice(0, 2)) {
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
