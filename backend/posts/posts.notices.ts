/** Telling people what happened to posts they are in, once and never about what they did themselves. */
import type { Context } from '../http/context.ts';
import { notifications } from '../notifications/notifications.tables.ts';
import type { Row } from '../store/table.ts';

/** Leaves a notification for each of these people but the one who acted, and tells their open pages. */
export async function notify(
  { store, newId, at, tell, me }: Pick<Context, 'store' | 'newId' | 'at' | 'tell' | 'me'>,
  {
    to,
    kind,
    postId,
    isQuiet = false,
  }: {
    /** Ids of people, in any number. */
    readonly to: readonly string[];
    readonly kind: Row<typeof notifications>['kind'];
    readonly postId: string;
    /** Says what happened without saying who did it. */
    readonly isQuiet?: boolean;
  },
): Promise<void> {
  const people = [...new Set(to)].filter((id) => id !== me.id);
  if (people.length === 0) return;
  await store.insert(
    notifications,
    people.map((userId) => ({
      id: newId(),
      userId,
      kind,
      actorId: isQuiet ? null : me.id,
      postId,
      readAt: null,
      createdAt: at,
    })),
  );
  tell({ to: people, message: { id: newId(), kind: 'notification.added', postId } });
}
