/** Learns the words of posts that everybody may read, and says what an organisation calls its types and values. */
import { bookOf, type OwnWords } from '#schema/recognitions/proposals.rules.ts';
import type { JobContext } from '../jobs/jobs.ts';
import { users } from '../people/users.tables.ts';
import { posts, postReceivers } from '../posts/posts.tables.ts';
import { subTypes } from '../program/program.tables.ts';
import { values } from '../program/values.tables.ts';
import type { Store } from '../store/port.ts';
import { wordBooks } from './recognitions.tables.ts';
import type { SendRule } from './types.rules.ts';

/** The newest posts are read, so that the work has a bound in any organisation. */
const mostPosts = 2_000;

/** Replaces the book by one of the newest posts of the feed; posts of other audiences are left out. */
export async function learnWords({
  store,
  newId,
  at,
}: Pick<JobContext, 'store' | 'newId' | 'at'>): Promise<void> {
  const { rows } = await store.list(posts, {
    columns: ['senderId', 'message', 'typeIds', 'valueIds'],
    where: { listed: true, kind: 'recognition', seenBy: 'everyone' },
    order: [['createdAt', 'desc']],
    limit: mostPosts,
    with: { receivers: { many: postReceivers, on: 'postId' } },
  });
  const ids = [...new Set(rows.flatMap(({ receivers }) => receivers.map(({ userId }) => userId)))];
  const { rows: people } = await store.list(users, {
    columns: ['firstName', 'lastName'],
    where: { id: { in: ids } },
  });
  const names = new Map(people.map(({ id, firstName, lastName }) => [id, [firstName, lastName]]));
  const book = bookOf(
    rows.flatMap(({ senderId, receivers, ...post }) =>
      senderId === null
        ? []
        : [{ ...post, senderId, names: receivers.flatMap(({ userId }) => names.get(userId) ?? []) }],
    ),
  );
  await store.remove(wordBooks, {});
  await store.insert(wordBooks, [{ id: newId(), madeAt: at, ...book }]);
}

/** The names and descriptions of the types that are offered, and of the active values, in two reads. */
export async function ownWordsOf(store: Store, offered: readonly SendRule[]): Promise<readonly OwnWords[]> {
  const { rows: below } = await store.list(subTypes, { where: { active: true } });
  const { rows: meant } = await store.list(values, { where: { active: true } });
  return [
    ...offered.map(({ postType: { id, name, nameEn }, type }) => ({
      id,
      kind: 'type' as const,
      name,
      nameEn,
      descriptions: [
        type.description,
        ...below
          .filter(({ recognitionTypeId }) => recognitionTypeId === type.id)
          .map((sub) => `${sub.name} ${sub.description}`),
      ],
    })),
    ...meant.map(({ id, name, nameEn, description }) => ({
      id,
      kind: 'value' as const,
      name,
      nameEn,
      descriptions: [description],
    })),
  ];
}
