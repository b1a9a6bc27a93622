/** The hours in which people of an organisation are not interrupted. */
import { usualQuietHours, type QuietHours } from '#schema/communications/communications.rules.ts';
import type { Store } from '../store/port.ts';
import { communicationSettings } from './communications.tables.ts';

/** The chosen hours, or the usual ones. */
export async function quietHoursOf(store: Store): Promise<QuietHours> {
  const {
    rows: [row],
  } = await store.list(communicationSettings, { limit: 1 });
  return row === undefined
    ? usualQuietHours
    : { from: row.quietFrom, to: row.quietTo, weekends: row.quietWeekends };
}
