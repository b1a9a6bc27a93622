/** When people who have not answered are reminded: in waves, each during the person's own day. */
import { daysBetween, type Wall } from './celebrations.rules.ts';

/** First hour of a person's day in which reminders leave, and the hour from which they wait for the next day. */
export const remindHours = { from: 9, to: 18 } as const;

/** The values of an invitation's wave beside the number of its last reminder. */
export const waveOf = {
  /** The person was not notified of the invitation yet. */
  unsent: -1,
  /** The person was notified of the invitation, or the survey notifies no one. */
  invited: 0,
  /** The person was notified of the outcome. */
  outcome: 1_000,
} as const;

/** How many waves have begun on a day, of those so many days after the day of the opening. */
export const wavesBegun = (remindAfter: readonly number[], openedOn: string, day: string): number =>
  remindAfter.filter((days) => days <= daysBetween(openedOn, day)).length;

/** Whether reminders leave at this hour of a person's day. */
export const isRemindHour = ({ hour }: Pick<Wall, 'hour'>): boolean =>
  hour >= remindHours.from && hour < remindHours.to;

/** The days of waves in order, each once. */
export const inWaves = (days: readonly number[]): number[] =>
  [...new Set(days)].toSorted((one, other) => one - other);

/** All days on which people are reminded: those of the plan, and those on which an administrator reminded by hand. */
export const remindDays = ({
  remindAfter,
  remindedAfter,
}: {
  readonly remindAfter: readonly number[];
  readonly remindedAfter: readonly number[];
}): number[] => inWaves([...remindAfter, ...remindedAfter]);

/** New days for a survey that has been open for so many days: waves that have begun stay. */
export const rescheduled = (before: readonly number[], wanted: readonly number[], open: number): number[] => [
  ...before.filter((days) => days <= open),
  ...inWaves(wanted).filter((days) => days > open),
];
