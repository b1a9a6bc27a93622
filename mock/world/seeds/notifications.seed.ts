/** What people were told lately. */
import { notifications } from '#backend/notifications/notifications.tables.ts';
import type { RowsByTable } from '#backend/store/seed.ts';
import type { Row } from '#backend/store/table.ts';
import { day, hour, instant } from '../calendar.ts';
import { rowsOf, type Plan } from '../plan.ts';
import { isOut, type Thanks } from './thanks.ts';

/** How far back notifications are kept, in ms. */
const kept = 21 * day;
/** Of a persona's notifications so many, the newest, wait to be read. */
const waiting = 5;

/** Rows of notifications, oldest first. */
export function notificationSeed(plan: Plan, thanks: readonly Thanks[]): RowsByTable {
  const { calendar, newId } = plan;
  const dice = plan.dice('notifications');
  const unread = new Map<string, number>();
  const rows: Row<typeof notifications>[] = [];
  for (const one of [...thanks].reverse()) {
    if (one.at < calendar.now - kept) break;
    if (isOut(one.outcome)) continue;
    for (const receiver of one.receivers) {
      const before = unread.get(receiver.id) ?? 0;
      const isUnread = receiver.isPersona
        ? before < waiting
        : one.at > calendar.now - 2 * day && dice.chance(0.7);
      if (isUnread) unread.set(receiver.id, before + 1);
      rows.push({
        id: newId('notifications'),
        userId: receiver.id,
        kind: 'recognition',
        actorId: one.sender?.id ?? null,
        postId: one.postId,
        readAt: isUnread ? null : instant(calendar.after(one.at, 3 * hour * dice.next())),
        createdAt: instant(one.at),
      });
    }
  }
  return rowsOf(notifications, rows.reverse());
}
