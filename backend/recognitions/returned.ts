/** What a sender reads in the notification that a scheduled recognition came back: for whom it was, and why. */
import { returnWords } from '#schema/recognitions/schedule.rules.ts';
import type { Context } from '../http/context.ts';
import { listIn } from '../mail/listed.ts';
import { users } from '../people/users.tables.ts';
import { nameOf } from '../people/users.rules.ts';
import { postReceivers, posts } from '../posts/posts.tables.ts';

/** Names before the rest becomes a number. */
const written = 3;

/** By id of the post, in a constant number of reads; nothing about those that were edited or discarded meanwhile. */
export async function whyReturned(
  { store, me, language }: Pick<Context, 'store' | 'me' | 'language'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows: returned } = await store.list(posts, {
    columns: ['returnedFor'],
    where: { id: { in: [...new Set(ids)] }, senderId: me.id, state: 'returned' },
  });
  const { rows: receivers } = await store.list(postReceivers, {
    where: { postId: { in: returned.map(({ id }) => id) } },
    order: [['position', 'asc']],
  });
  const { rows: people } = await store.list(users, {
    columns: ['firstName', 'lastName'],
    where: { id: { in: receivers.map(({ userId }) => userId) } },
  });
  const names = new Map(people.map((person) => [person.id, nameOf(person)]));
  return new Map(
    returned.flatMap(({ id, returnedFor }) => {
      if (returnedFor === null) return [];
      const all = receivers.flatMap(({ postId, userId }) => (postId === id ? (names.get(userId) ?? []) : []));
      const rest = all.length - written;
      const more = language === 'es' ? `${rest} personas más` : `${rest} more people`;
      const whom = listIn(language, rest > 1 ? [...all.slice(0, written), more] : all);
      const why = returnWords[returnedFor][language];
      return [[id, language === 'es' ? `Para ${whom}: ${why}.` : `For ${whom}: ${why}.`] as const];
    }),
  );
}
