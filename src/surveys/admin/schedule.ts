/** The days, points and rhythm of a survey as fields, for its launch and for later changes. */
import type { SeriesInterval } from '#schema/surveys/surveys.rules.ts';
import type { ListedSurvey } from './surveysAdmin.queries.ts';

/** An empty text is no day. */
export interface ScheduleFields {
  startsAt: string;
  endsAt: string;
  points: number | null;
  repeats: SeriesInterval | null;
  /** Days after the opening, as texts of checkboxes. */
  remindAfter: string[];
}

type Scheduled = Pick<ListedSurvey, 'startsAt' | 'endsAt' | 'points' | 'repeats' | 'remindAfter'>;

export const scheduleOf = (survey: Scheduled): ScheduleFields => ({
  startsAt: survey.startsAt ?? '',
  endsAt: survey.endsAt ?? '',
  points: survey.points,
  repeats: survey.repeats,
  remindAfter: survey.remindAfter.map(String),
});

type Ruled = Pick<ListedSurvey, 'threshold' | 'recognitionTypeId' | 'multiResponse'>;
/** With the rules: the threshold, which can rise after the launch, the recognition, and whether it is answered again. */
export type ChangedSchedule = ScheduleFields & Ruled;

const rulesOf = ({ threshold, recognitionTypeId, multiResponse }: Ruled): Ruled => ({
  threshold,
  recognitionTypeId,
  multiResponse,
});

export const changedScheduleOf = (survey: Scheduled & Ruled): ChangedSchedule => ({
  ...scheduleOf(survey),
  ...rulesOf(survey),
});

const dayOrNull = (day: string): string | null => (day === '' ? null : day);

export const scheduleInput = ({ startsAt, endsAt, points, repeats, remindAfter }: ScheduleFields) => ({
  startsAt: dayOrNull(startsAt),
  endsAt: dayOrNull(endsAt),
  points: points ?? 0,
  repeats,
  remindAfter: remindAfter.map(Number).toSorted((one, other) => one - other),
});

export const changedScheduleInput = (fields: ChangedSchedule) => ({
  ...scheduleInput(fields),
  ...rulesOf(fields),
});

/** Days after the opening that are offered for a reminder. */
const usualReminders = [1, 3, 7, 14, 21];
/** The offered days and those already chosen. */
export const remindersWith = (chosen: readonly string[]): readonly number[] =>
  [...new Set([...usualReminders, ...chosen.map(Number)])].toSorted((one, other) => one - other);

const dayMs = 86_400_000;
/** The most that a time zone is behind UTC, in ms. */
const farthestWestMs = dayMs / 2;

/** A day that is over in every time zone: as its last day it closes a survey. */
export const pastDay = (now: number): string =>
  new Date(now - farthestWestMs - dayMs).toISOString().slice(0, 10);
