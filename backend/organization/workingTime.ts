/** When the people of an organisation work: for the clocks of decisions, and the hours in which nobody is interrupted. */
import { usualWorkingTime, type WorkingTimes } from '#schema/decisions/workingTime.ts';
import type { Store } from '../store/port.ts';
import { workingHours } from './organization.tables.ts';

/** The chosen times, or the usual one. Which of them holds for a person says `workingTimeFor`. */
export async function workingTimesOf(store: Store): Promise<WorkingTimes> {
  const {
    rows: [row],
  } = await store.list(workingHours, { limit: 1 });
  return row ?? usualWorkingTime;
}
