/** The hours in which people of an organisation are not interrupted, and how fast its mails leave. */
import {
  communicationLimits,
  usualQuietHours,
  type QuietHours,
} from '#schema/communications/communications.rules.ts';
import { workingTimeOf } from '../organization/workingTime.ts';
import type { Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { communicationSettings } from './communications.tables.ts';

async function chosen(store: Store): Promise<Row<typeof communicationSettings> | undefined> {
  return (await store.list(communicationSettings, { limit: 1 })).rows[0];
}

/** How many mails of communications are handed over in one run, which is once a second. */
export const mailsARun = async (store: Store): Promise<number> =>
  (await chosen(store))?.mailsASecond ?? communicationLimits.mailsASecond;

/** The chosen hours, or the usual ones. */
export async function quietHoursOf(store: Store): Promise<QuietHours> {
  const [row, week] = [await chosen(store), await workingTimeOf(store)];
  return row === undefined
    ? { ...usualQuietHours, week }
    : { from: row.quietFrom, to: row.quietTo, weekends: row.quietWeekends, week };
}
