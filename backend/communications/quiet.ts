/** The hours in which people of an organisation are not interrupted, and how fast its mails leave. */
import {
  communicationLimits,
  usualQuietHours,
  type QuietHours,
} from '#schema/communications/communications.rules.ts';
import { workingPlaceOf, workingTimeFor, type Placed } from '#schema/decisions/workingTime.ts';
import { workingTimesOf } from '../organization/workingTime.ts';
import type { Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { communicationSettings } from './communications.tables.ts';

async function chosen(store: Store): Promise<Row<typeof communicationSettings> | undefined> {
  return (await store.list(communicationSettings, { limit: 1 })).rows[0];
}

/** How many mails of communications are handed over in one run, which is once a second. */
export const mailsARun = async (store: Store): Promise<number> =>
  (await chosen(store))?.mailsASecond ?? communicationLimits.mailsASecond;

/** The chosen hours, or the usual ones, with the working week of each person. */
export async function quietHoursOf(store: Store) {
  const [row, times] = [await chosen(store), await workingTimesOf(store)];
  const hours =
    row === undefined
      ? usualQuietHours
      : { from: row.quietFrom, to: row.quietTo, weekends: row.quietWeekends };
  return {
    from: hours.from,
    to: hours.to,
    weekends: hours.weekends,
    /** A key of people whose working week is the same. */
    placeOf: (person: Placed): string => workingPlaceOf(times, person),
    for: (person: Placed): QuietHours => ({ ...hours, week: workingTimeFor(times, person) }),
  };
}
