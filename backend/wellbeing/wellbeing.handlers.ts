/** Wellbeing when a person is removed. */
import { onPersonRemoved } from '../http/handling.ts';
import { leaveSums } from './moodSums.ts';
import {
  bodyMetrics,
  metricConsents,
  metricLooks,
  metricPeople,
  moods,
  moodShares,
  moodSums,
  patientCodes,
} from './wellbeing.tables.ts';

/** Everything of the person goes. Sums of weeks that were shown stay: a difference would tell who left. */
export const wellbeingGone = onPersonRemoved(
  'wellbeing',
  {
    removes: [moods, bodyMetrics, metricConsents, metricPeople, patientCodes],
    changes: [moodShares, moodSums, metricLooks],
  },
  async (context, { user: { id } }) => {
    await leaveSums(context, id);
    // The looks of an administrator who leaves stay with the people who were seen, without a name.
    await context.store.remove(metricLooks, { userId: id });
  },
);
