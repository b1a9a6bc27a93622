/** How a presentation goes along with its plan. */
import { minutesOf, type TourStep } from '#src/demo/tours/tour.ts';

const minute = 60_000;

/** A presentation against its plan. */
export interface Pace {
  /** Minutes of the whole tour. */
  readonly planned: number;
  /** Minutes after the beginning at which the step at hand is to be over. */
  readonly until: number;
  /** Whole minutes past that; 0 while there is time. */
  readonly behind: number;
}

/** Of the step at an index after so many ms. */
export function paceOf(steps: readonly TourStep[], step: number, elapsedMs: number): Pace {
  const until = minutesOf(steps.slice(0, step + 1));
  return {
    planned: minutesOf(steps),
    until,
    behind: Math.max(0, Math.floor(elapsedMs / minute - until)),
  };
}

/** "3:07", "61:40"; never below zero. */
export function clockWords(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
