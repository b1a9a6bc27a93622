/** When the people of an organisation work: for the clocks of decisions, and the hours in which nobody is interrupted. */
import { usualWorkingTime, type WorkingTime } from '#schema/decisions/workingTime.ts';
import type { Store } from '../store/port.ts';
import { workingHours } from './organization.tables.ts';

/** The chosen time, or the usual one. */
export async function workingTimeOf(store: Store): Promise<WorkingTime> {
  const {
    rows: [row],
  } = await store.list(workingHours, { limit: 1 });
  return row ?? usualWorkingTime;
}
