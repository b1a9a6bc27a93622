/** What helps to write a recognition: the colleagues who are close, and the words of types and values. */
import { nearest } from '#schema/recognitions/near.rules.ts';
import { withOwnWords } from '#schema/recognitions/proposals.rules.ts';
import type { writingEndpoints } from '#schema/recognitions/writing.endpoints.ts';
import type { Context, Service } from '../http/context.ts';
import { organizationOf } from '../organization/organization.rules.ts';
import { peopleById } from '../people/users.rules.ts';
import { users } from '../people/users.tables.ts';
import { cards } from '../posts/posts.cards.ts';
import { postReceivers, posts } from '../posts/posts.tables.ts';
import type { Where } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { wordBooks } from './recognitions.tables.ts';
import { isOffered, rulesFor } from './types.rules.ts';
import { ownWordsOf } from './words.ts';

/** Posts and people that are read at most. */
const mostRead = 40;

/** The receivers of a person's latest recognitions, the latest first. */
async function thankedBy({ store, me }: Context): Promise<readonly string[]> {
  const { rows: sent } = await store.list(posts, {
    columns: ['createdAt'],
    where: {
      senderId: me.id,
      kind: { in: ['recognition', 'badge'] },
      state: { in: ['pending', 'published'] },
    },
    order: [['createdAt', 'desc']],
    limit: mostRead,
  });
  if (sent.length === 0) return [];
  const { rows } = await store.list(postReceivers, {
    where: { postId: { in: sent.map(({ id }) => id) } },
    order: [
      ['createdAt', 'desc'],
      ['position', 'asc'],
    ],
    limit: 5 * mostRead,
  });
  return [...new Set(rows.map(({ userId }) => userId))];
}

/** Active colleagues under a condition, those who joined last first. */
async function activeIds({ store }: Context, where: Where<Row<typeof users>>): Promise<readonly string[]> {
  const { rows } = await store.list(users, {
    columns: ['createdAt'],
    where: { ...where, active: true, userType: { ne: 'external' } },
    order: [['createdAt', 'desc']],
    limit: mostRead,
  });
  return rows.map(({ id }) => id);
}

export const writingService: Service<typeof writingEndpoints> = {
  async colleagues(context) {
    const {
      me: { id: myId, managerId, departmentId },
    } = context;
    const around = nearest({
      myId,
      managerId,
      thanked: await thankedBy(context),
      team: managerId === null ? [] : await activeIds(context, { managerId }),
      reports: await activeIds(context, { managerId: myId }),
      department: departmentId === null ? [] : await activeIds(context, { departmentId }),
    });
    const people = await peopleById(
      context,
      around.map(({ id }) => id),
    );
    return around.flatMap(({ id, why }) => {
      const person = people.get(id);
      return person === undefined || !person.active ? [] : [{ why, person }];
    });
  },

  async scheduled(context) {
    const { rows } = await context.store.list(posts, {
      where: { senderId: context.me.id, state: { in: ['scheduled', 'returned'] } },
      order: [['publishAt', 'asc']],
    });
    const shown = await cards(context, rows);
    return shown.map((post, index) => ({
      post,
      attachmentKeys: [...(rows[index]?.attachmentKeys ?? [])],
      returnedFor: rows[index]?.returnedFor ?? null,
    }));
  },

  async words({ store, me, at, language }) {
    const { timezone } = await organizationOf(store, language);
    const offered = (await rulesFor(store, me, at, timezone)).filter(isOffered);
    const {
      rows: [made],
    } = await store.list(wordBooks, { limit: 1 });
    const { posts: read, marks } = withOwnWords(
      { posts: made?.posts ?? 0, marks: made?.marks ?? [] },
      await ownWordsOf(store, offered),
    );
    return {
      madeAt: made?.madeAt ?? null,
      posts: read,
      marks: marks.map((mark) => ({ ...mark, words: [...mark.words], counts: [...mark.counts] })),
    };
  },
};
