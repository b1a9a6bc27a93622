/** Birthdays and anniversaries of today among the people around a person, without a wish of the person. */
import { dayAt } from '#schema/users/celebrations.rules.ts';
import { dayEnd, dayStart } from '../kit/month.ts';
import { users } from '../people/users.tables.ts';
import { comments, postReceivers, posts, reactions } from '../posts/posts.tables.ts';
import { zoneFor, type WaitingSource } from '../waiting/sources.ts';

const kinds = ['birthday', 'anniversary'] as const;

export const celebrationsWaiting: WaitingSource = {
  kinds,
  async find(asking, asked) {
    const { store, me, now } = asking;
    const zone = await zoneFor(asking);
    const today = dayAt(now, zone);
    const { rows } = await store.list(posts, {
      where: {
        kind: { in: kinds.filter((kind) => asked.includes(kind)) },
        listed: true,
        createdAt: { gte: dayStart(today, zone) },
      },
      with: { receivers: { many: postReceivers, on: 'postId' } },
    });
    if (rows.length === 0) return [];
    const { rows: people } = await store.list(users, {
      columns: ['id'],
      where: {
        id: { in: rows.flatMap(({ receivers }) => receivers.map(({ userId }) => userId)) },
        active: true,
        deletedAt: null,
        or: [
          { managerId: me.id },
          ...(me.managerId === null ? [] : [{ id: me.managerId }]),
          ...(me.departmentId === null ? [] : [{ departmentId: me.departmentId }]),
        ],
      },
    });
    const around = new Set(people.map(({ id }) => id));
    const mine = { userId: me.id, postId: { in: rows.map(({ id }) => id) } };
    const { rows: reacted } = await store.list(reactions, { where: mine });
    const { rows: commented } = await store.list(comments, { where: mine });
    const wished = new Set([...reacted, ...commented].map(({ postId }) => postId));
    return rows.flatMap(({ id, kind, receivers, createdAt }) => {
      const whoId = receivers.find(({ userId }) => userId !== me.id && around.has(userId))?.userId;
      const of = kinds.find((one) => one === kind);
      return whoId === undefined || of === undefined || wished.has(id)
        ? []
        : [{ kind: of, id, whoId, since: createdAt, dueAt: dayEnd(today, zone) }];
    });
  },
};
