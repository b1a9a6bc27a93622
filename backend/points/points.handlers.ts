/** Requests for points when their person or their department is removed. */
import { departmentRemoved } from '../departments/departments.events.ts';
import { on, onPersonRemoved } from '../http/handling.ts';
import { leaveNotices } from '../notifications/notices.ts';
import { pointRequests, renewals } from './points.tables.ts';

/** Open requests for the person are rejected; a colleague who made one gets a notification. */
export const requestsClosed = onPersonRemoved(
  'points',
  {
    changes: [pointRequests],
    keeps: [{ tables: [renewals], because: 'a month is renewed once, and the row names nobody but by id' }],
  },
  async (context, { user: { id } }) => {
    const { store, me, at } = context;
    const closed = await store.update(
      pointRequests,
      { userId: id, status: 'pending' },
      { status: 'rejected', resolvedBy: me.id, resolvedAt: at },
    );
    for (const { id: sourceId, requestedBy } of closed)
      if (requestedBy !== id && requestedBy !== me.id)
        await leaveNotices(context, {
          to: [requestedBy],
          kind: 'request',
          actorId: me.id,
          postId: null,
          sourceId,
        });
  },
);

/** The manager of the new department decides on the open requests of the moved people. */
export const requestsMoved = on(departmentRemoved, 'points', async ({ store }, { id, movedTo }) => {
  await store.update(pointRequests, { departmentId: id, status: 'pending' }, { departmentId: movedTo });
});
