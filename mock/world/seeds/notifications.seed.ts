/** Recent notifications of people. */
import { notifications } from '#backend/notifications/notifications.tables.ts';
import type { RowsByTable } from '#backend/store/seed.ts';
import type { Row } from '#backend/store/table.ts';
import { day, hour, instant } from '../calendar.ts';
import { rowsOf, type Plan } from '../plan.ts';
import type { Word } from './replies.ts';
import type { Occasion } from './occasions.ts';
import { isOut, type Thanks } from './thanks.ts';

/** How long notifications are kept, in ms. */
const kept = 21 * day;
/** Numbers of unread notifications of a persona, of answers and of everything else; they are the newest of their kind. */
const waiting = { answers: 2, others: 3 } as const;

/**
 * Rows of notifications, oldest first: of recognitions, own celebrations, own polls that closed, answers, and
 * the store.
 */
export function notificationSeed(
  plan: Plan,
  thanks: readonly Thanks[],
  celebrated: readonly Occasion[],
  ended: readonly { readonly poll: Occasion; readonly at: number }[],
  echoes: readonly Word[],
): RowsByTable {
  const { calendar, newId } = plan;
  const random = plan.dice('notifications');
  const unread = new Map<string, number>();
  const rows: Row<typeof notifications>[] = [];
  const words: readonly Word[] = [
    ...thanks.flatMap(({ outcome, at, postId, receivers: to, sender }): Word[] =>
      isOut(outcome) ? [] : [{ kind: 'recognition', at, postId, to, actorId: sender?.id ?? null }],
    ),
    ...celebrated.map(({ kind, at, postId, receivers: to }) => ({ kind, at, postId, to, actorId: null })),
    ...ended.map(({ poll: { kind, postId, sender }, at }) => ({
      kind,
      at,
      postId,
      to: sender === undefined ? [] : [sender],
      actorId: null,
    })),
    ...echoes,
  ];
  const lately = words
    .filter(({ at }) => at >= calendar.now - kept)
    .toSorted((one, other) => other.at - one.at);
  for (const { kind, at, postId, sourceId = null, to, actorId } of lately) {
    for (const { id: userId, isPersona } of to) {
      const sort = kind === 'comment' || kind === 'reaction' ? 'answers' : 'others';
      const key = `${sort} ${userId}`;
      const before = unread.get(key) ?? 0;
      const isUnread = isPersona ? before < waiting[sort] : at > calendar.now - 2 * day && random.chance(0.7);
      if (isUnread) unread.set(key, before + 1);
      rows.push({
        id: newId('notifications'),
        userId,
        kind,
        actorId,
        postId,
        sourceId,
        readAt: isUnread ? null : instant(calendar.after(at, 3 * hour * random.next())),
        createdAt: instant(at),
      });
    }
  }
  return rowsOf(notifications, rows.reverse());
}
