/** Moods with their sums of weeks, body metrics with consents and looks, patient codes, and the page of the organisation. */
import type { MoodBlock } from '#schema/wellbeing/moodWeeks.rules.ts';
import type { MoodCode } from '#schema/wellbeing/moods.rules.ts';
import type { MetricPurpose } from '#schema/wellbeing/wellbeing.rules.ts';
import type { HelpContact } from '#schema/wellbeing/wellbeing.shapes.ts';
import { int, json, orNull, table, text } from '../store/table.ts';

/** The mood of a person and day; only the person reads it. */
export const moods = table(
  'moods',
  {
    userId: text(),
    /** Of the person's time zone. */
    day: text(),
    mood: text<MoodCode>(),
    note: orNull(text()),
    /** The latest choice of the day wins, whichever device sends first. */
    chosenAt: text(),
    createdAt: text(),
  },
  { unique: [['userId', 'day']], indexes: [['day']] },
);

/** What a person adds to the sums of a week that is not summed up yet; goes when it is. */
export const moodShares = table(
  'mood_shares',
  {
    week: text(),
    userId: text(),
    /** That of the person's first mood in the week; empty without a department. */
    departmentId: text(),
    mood: text<MoodCode>(),
  },
  { unique: [['week', 'userId']], indexes: [['userId']] },
);

/** How many people of a department count as a mood in a week that is not summed up yet. */
export const moodSums = table(
  'mood_sums',
  { week: text(), departmentId: text(), mood: text<MoodCode>(), people: int() },
  { unique: [['week', 'departmentId', 'mood']] },
);

/** A week that is over: final, also if people are removed later. */
export const moodWeeks = table(
  'mood_weeks',
  { week: text(), threshold: int(), blocks: json<readonly MoodBlock[]>(), closedAt: text() },
  { unique: [['week']] },
);

/** Values in tenths of their unit. */
export const bodyMetrics = table(
  'body_metrics',
  {
    userId: text(),
    measuredAt: text(),
    weightKg: orNull(int()),
    heightCm: orNull(int()),
    waistCm: orNull(int()),
    bodyFatPercent: orNull(int()),
    createdAt: text(),
  },
  { indexes: [['userId', 'measuredAt', 'createdAt']] },
);

/** A row is a consent; withdrawing removes it. */
export const metricConsents = table(
  'metric_consents',
  { userId: text(), purpose: text<MetricPurpose>(), createdAt: text() },
  { unique: [['userId', 'purpose']] },
);

/** People who agreed to anything, so that a page of them is one read; the id is that of the person. */
export const metricPeople = table(
  'metric_people',
  { userId: text(), createdAt: text() },
  { unique: [['userId']], indexes: [['createdAt']] },
);

/** Who saw the metrics of a person, when and why. */
export const metricLooks = table(
  'metric_looks',
  { userId: text(), viewerId: text(), purpose: text<MetricPurpose>(), reason: text(), createdAt: text() },
  { indexes: [['userId', 'createdAt'], ['viewerId']] },
);

/** Codes of the last minutes. */
export const patientCodes = table(
  'patient_codes',
  { userId: text(), code: text(), createdAt: text(), expiresAt: text() },
  { indexes: [['userId', 'createdAt'], ['createdAt']] },
);

/** One row: what administrators set. */
export const wellbeingPages = table('wellbeing_pages', {
  help: json<readonly HelpContact[]>(),
  providerName: orNull(text()),
  providerUrl: orNull(text()),
  providerPhone: orNull(text()),
  safetyContacts: json<readonly HelpContact[]>(),
  protocolFolder: orNull(text()),
});
