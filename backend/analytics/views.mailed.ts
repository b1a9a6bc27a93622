/** When the numbers of a month are mailed: on the first working day after it, when work begins. */
import { isWorkday } from '#schema/decisions/workingTime.ts';
import { momentOf } from '#schema/events/events.rules.ts';
import { dayAt } from '#schema/users/celebrations.rules.ts';
import { daysOfMonth } from '../facts/periods.ts';
import { monthsAfter } from '../kit/month.ts';
import { timezoneOf } from '../organization/timezone.ts';
import { workingTimesOf } from '../organization/workingTime.ts';
import type { Store } from '../store/port.ts';

const minuteMs = 60_000;

/** The newest month (YYYY-MM) whose mails have left, or leave now, in the organisation's zone. */
export async function monthToMail(store: Store, now: number): Promise<string> {
  const timezone = await timezoneOf(store);
  const time = await workingTimesOf(store);
  const month = dayAt(now, timezone).slice(0, 7);
  const first = daysOfMonth(month).find((day) => isWorkday(time, day)) ?? `${month}-01`;
  return monthsAfter(month, now >= momentOf(first, time.from * minuteMs, timezone) ? -1 : -2);
}
