/** The greeting of an hour. */

/** Part of the day in the device's time zone: morning from 5, afternoon from 12, evening from 19. */
export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** The part of the day of a moment, by the device's time zone. */
export function partOfDay(at: Date): PartOfDay {
  const hour = at.getHours();
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 19 ? 'afternoon' : 'evening';
}
