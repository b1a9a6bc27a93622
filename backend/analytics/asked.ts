/** The parameters of a query of sums, and the period that a day belongs to. */
import type { Measure, Tag, TagName } from '../facts/measures.ts';
import { monthOfDay } from '../facts/periods.ts';

export interface SumsAsked {
  readonly measure: Measure;
  readonly part?: TagName | Tag;
  readonly by?: 'total' | 'month' | 'day';
}

export const periodFor = (day: string, by: SumsAsked['by']): string =>
  by === 'day' ? day : by === 'month' ? monthOfDay(day) : '';
