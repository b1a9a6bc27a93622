/** The pace of a presentation compared with its plan. */
import { minutesOf, type TourStep } from '#src/demo/tours/tour.ts';

const minute = 60_000;

/** A presentation compared with its plan. */
export interface Pace {
  /** Planned minutes of the whole tour. */
  readonly planned: number;
  /** Minute, counted from the beginning, at which the current step should end. */
  readonly until: number;
  /** Whole minutes after `until`; 0 if on time. */
  readonly behind: number;
}

/** The pace at a step index after `elapsedMs`. */
export function paceOf(steps: readonly TourStep[], step: number, elapsedMs: number): Pace {
  const until = minutesOf(steps.slice(0, step + 1));
  return {
    planned: minutesOf(steps),
    until,
    behind: Math.max(0, Math.floor(elapsedMs / minute - until)),
  };
}

/** "3:07", "61:40"; never negative. */
export function clockWords(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
