/** Whether a message about a notification may still leave: decided at the moment of sending. */
import { wants } from '#schema/notifications/notifications.rules.ts';
import { switchesOf } from '../organization/switches.ts';
import { isOver } from '../people/users.rules.ts';
import { users } from '../people/users.tables.ts';
import type { Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { notifications, notificationSettings } from './notifications.tables.ts';

/** After a day a message is not sent any more, in ms. */
const usefulMs = 86_400_000;

/** A queued message with the rows that it names. */
interface Queued {
  readonly createdAt: string;
  readonly userId: string;
  readonly notice: Row<typeof notifications> | null;
  readonly user: Row<typeof users> | null;
}

/** What a message is about, for whom, and the settings of that person; undefined settings are the defaults. */
export interface Leaving {
  readonly notice: Row<typeof notifications>;
  readonly user: Row<typeof users>;
  readonly chosen: Row<typeof notificationSettings> | undefined;
}

/** The references of a message, for the read of its row. */
export const named = {
  notice: { one: notifications, on: 'notificationId' },
  user: { one: users, on: 'userId' },
} as const;

/** Undefined if the message is late, its notification gone, read or unwanted, its person gone, or a module off. */
export async function leaving(
  store: Store,
  { createdAt, userId, notice, user }: Queued,
  now: number,
  modules: Parameters<typeof switchesOf>[1],
): Promise<Leaving | undefined> {
  if (now >= Date.parse(createdAt) + usefulMs) return undefined;
  if (user === null || !user.active || user.deletedAt !== null || isOver(user, now)) return undefined;
  if (notice === null || notice.readAt !== null) return undefined;
  const {
    rows: [chosen],
  } = await store.list(notificationSettings, { where: { userId } });
  if (!wants(notice.kind, chosen?.topics ?? {})) return undefined;
  const isOn = await switchesOf(store, modules);
  return modules.every((module) => isOn(module)) ? { notice, user, chosen } : undefined;
}
