/** Which wave of reminders reaches a person now, for everything that reminds. */
import { isRemindHour, wavesBegun } from '#schema/users/reminders.ts';
import { dayAfter, dayAt, wallAt, zoneOf } from '#schema/users/celebrations.rules.ts';
import type { UserRow } from './users.rules.ts';

export interface Waves {
  /** Days after the first day on which a wave begins. */
  readonly remindAfter: readonly number[];
  /** The organisation's day on which it all began. */
  readonly openedOn: string;
  /** The organisation's time zone. */
  readonly timezone: string;
  /** In ms. */
  readonly now: number;
}

/** The newest wave that can have begun for anybody: nobody's day is further ahead than tomorrow. */
export const mostWaves = ({ remindAfter, openedOn, timezone, now }: Waves): number =>
  wavesBegun(remindAfter, openedOn, dayAfter(dayAt(now, timezone), 1));

/** The wave that reaches a person during the hours of the person's own day in which reminders leave; 0 for none. */
export function waveNow(
  user: Pick<UserRow, 'active' | 'timezone'> | null,
  { remindAfter, openedOn, timezone, now }: Waves,
): number {
  if (user?.active !== true) return 0;
  const wall = wallAt(now, zoneOf(user.timezone, timezone));
  return isRemindHour(wall) ? wavesBegun(remindAfter, openedOn, wall.day) : 0;
}
