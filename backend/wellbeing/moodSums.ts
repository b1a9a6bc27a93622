/** The kept sums of weeks that are not over: each person counts once, in the department of their first mood. */
import { weekMood, type MoodCode } from '#schema/wellbeing/moods.rules.ts';
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import type { Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { moods, moodShares, moodSums, moodWeeks } from './wellbeing.tables.ts';

type Share = Pick<Row<typeof moodShares>, 'week' | 'departmentId' | 'mood'>;
interface Making {
  readonly store: Store;
  readonly newId: () => string;
}

/** Adds a person to the sums, or takes them out. */
async function count({ store, newId }: Making, { week, departmentId, mood }: Share, by: 1 | -1) {
  const row = { id: newId(), week, departmentId, mood, people: 0 };
  await store.insert(moodSums, [row], { skipExisting: true });
  await store.update(moodSums, { week, departmentId, mood }, { people: { inc: by } });
}

const hasClosed = async (store: Store, week: string): Promise<boolean> =>
  (await store.list(moodWeeks, { where: { week } })).rows.length > 0;

/** Counts what a person's days of a week say now; nothing once the week was summed up. */
export async function countWeek(
  making: Making,
  {
    userId,
    week,
    departmentId,
  }: { readonly userId: string; readonly week: string; readonly departmentId: string },
): Promise<void> {
  const { store, newId } = making;
  if (await hasClosed(store, week)) return;
  const { rows: days } = await store.list(moods, {
    where: { userId, day: { gte: week, lt: dayAfter(week, 7) } },
  });
  const {
    rows: [before],
  } = await store.list(moodShares, { where: { week, userId } });
  const mood: MoodCode | null = weekMood(days.map((one) => one.mood));
  if (mood === null || before?.mood === mood) return;
  if (before === undefined) {
    await store.insert(moodShares, [{ id: newId(), week, userId, departmentId, mood }]);
    return count(making, { week, departmentId, mood }, 1);
  }
  await store.update(moodShares, { id: before.id }, { mood });
  await count(making, before, -1);
  await count(making, { ...before, mood }, 1);
}

/** Takes a person out of all weeks that are not over; what was shown before does not change. */
export async function leaveSums(making: Making, userId: string): Promise<void> {
  const { rows } = await making.store.list(moodShares, { where: { userId } });
  for (const share of rows) await count(making, share, -1);
  await making.store.remove(moodShares, { userId });
}
