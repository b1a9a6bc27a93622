/** Which lines of the queue are in sight, in which order, and when each is due. */
import { dayAt, daysBetween } from '#schema/users/celebrations.rules.ts';
import type { ShownQueue, ShownWaiting } from './waiting.queries.ts';

/** Unique in the queue. */
export const keyOf = ({ kind, id }: Pick<ShownWaiting, 'kind' | 'id'>): string => `${kind} ${id}`;

/** The line that the reader works on, and its place. */
export interface HeldLine {
  readonly item: ShownWaiting;
  readonly at: number;
  /** Its form is open: what is typed there outlives whatever arrives. */
  readonly isOpen: boolean;
}

/**
 * The lines of a queue. The held one stays in its place if more urgent things push it out of sight; with an open form it
 * stays even if it waits no longer, because its form then says so.
 */
export function linesOf(
  { items, total }: Pick<ShownQueue, 'items' | 'total'>,
  held: HeldLine | null,
): readonly ShownWaiting[] {
  if (held === null || items.some((one) => keyOf(one) === keyOf(held.item))) return items;
  const isCutOff = total > items.length;
  return held.isOpen || isCutOff ? items.toSpliced(held.at, 0, held.item) : items;
}

/** Within so many days a thing is due soon. */
const soonDays = 3;

/** When a thing is due, or without that since when it waits, in days from today in a zone. */
export function whenOf(
  { dueAt, since }: Pick<ShownWaiting, 'dueAt' | 'since'>,
  now: number,
  zone: string,
): { readonly days: number; readonly isSoon: boolean } {
  // The end of a day is the first moment of the next.
  const at = dueAt === null ? Date.parse(since) : Date.parse(dueAt) - 1;
  const days = daysBetween(dayAt(now, zone), dayAt(at, zone));
  return { days, isSoon: dueAt !== null && days <= soonDays };
}

/** Where a key moves from one of so many lines; null if the key moves nothing. */
export function stepOf(key: string, at: number, count: number): number | null {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
    case 'j':
      return Math.min(last, at + 1);
    case 'ArrowUp':
    case 'k':
      return Math.max(0, at - 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
