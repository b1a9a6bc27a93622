/** Calls about wellbeing (spec §7 "Wellbeing"). */
import * as z from 'zod/mini';
import { edit } from '../kit/edit.ts';
import { endpoints } from '../kit/endpoint.ts';
import { Day, Done, Id, Instant, PageNumber } from '../kit/shapes.ts';
import { pageSize } from '../limits.ts';
import { moodCodes, moodLimits } from './moods.rules.ts';
import { metricPurposes, wellbeingLimits } from './wellbeing.rules.ts';
import {
  BodyMetric,
  BodyMetricInput,
  MetricConsent,
  Mood,
  MoodEntry,
  MoodWeeks,
  OwnBodyMetrics,
  PatientCode,
  UserBodyMetric,
  UserBodyMetrics,
  WellbeingPage,
  WellbeingSettingsInput,
} from './wellbeing.shapes.ts';

const { weeks, note } = moodLimits;
const { reason } = wellbeingLimits;
const use = { can: 'wellbeing.use', module: 'ever_health' } as const;
const manage = { can: 'wellbeing.manage', module: 'ever_health' } as const;
const either = ['ever_health', 'salud_seguridad'] as const;

export const wellbeingEndpoints = endpoints({
  /** The five moods, from low to high. */
  moods: {
    route: 'GET /moods',
    // No screen: the app draws the five moods itself.
    reply: z.array(Mood),
    ...use,
    origin: 'proposed',
  },
  /** The reader's own days, oldest first; the last 30 without dates. */
  moodHistory: {
    route: 'GET /users/moods/history',
    query: z.object({ startDate: z.optional(Day), endDate: z.optional(Day) }),
    reply: z.array(MoodEntry),
    ...use,
    origin: 'proposed',
  },
  /** Records the mood of a day, or changes it until the day ends in the person's time zone. */
  recordMood: {
    route: 'POST /moods',
    body: z.object({
      moodId: z.enum(moodCodes),
      /** Absent: the note stays; null removes it. */
      note: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(note)))),
      /** The day of `chosenAt` by default. */
      date: z.optional(Day),
      /** When it was chosen, for a device without a network. */
      chosenAt: z.optional(Instant),
      /** Only the caller's own id is accepted. */
      userId: z.optional(Id),
    }),
    reply: MoodEntry,
    ...use,
    // The answer holds the note, which is kept in one place only. The same choice again changes nothing.
    traceless: true,
    origin: 'ours',
  },
  /** Weeks that are over, of a team or of the organisation, each from enough people or withheld. */
  moodWeeks: {
    route: 'GET /moods/weeks',
    query: z.object({
      departmentId: z.optional(Id),
      weeks: z._default(z.int().check(z.gte(1), z.lte(weeks.most)), weeks.usual),
    }),
    reply: MoodWeeks,
    ...use,
    origin: 'ours',
  },
  /** People with a valid consent, by name, masked. */
  metrics: {
    route: 'GET /user/body_metrics/all_with_users',
    query: z.object({
      page: PageNumber,
      perPage: z._default(z.int().check(z.gte(1), z.lte(pageSize.max)), pageSize.default),
    }),
    reply: UserBodyMetrics,
    ...manage,
    origin: 'proposed',
  },
  /** Says why, and gets the newest measurement of one person. The person reads who looked, when and why. */
  lookAtMetrics: {
    route: 'POST /user/body_metrics/look',
    body: z.object({
      userId: Id,
      purpose: z.enum(metricPurposes),
      reason: z.string().check(z.trim(), z.minLength(reason.least), z.maxLength(reason.most)),
    }),
    reply: UserBodyMetric,
    ...manage,
    secret: true,
    origin: 'ours',
  },
  ownMetrics: { route: 'GET /user/body_metrics', reply: OwnBodyMetrics, ...use, origin: 'ours' },
  addMetric: {
    route: 'POST /user/body_metrics',
    body: BodyMetricInput,
    reply: BodyMetric,
    ...use,
    secret: true,
    origin: 'ours',
  },
  removeMetric: { route: 'DELETE /user/body_metrics/{id}', reply: Done, ...use, origin: 'ours' },
  /** Agrees to one purpose, or withdraws, which holds at once. */
  consent: {
    route: 'PATCH /user/body_metrics/consent',
    body: z.object({ purpose: z.enum(metricPurposes), agreed: z.boolean() }),
    reply: z.array(MetricConsent),
    ...use,
    origin: 'ours',
  },
  /** Makes a code, or gives the one that is still valid; at most three in ten minutes (429). */
  patientCode: {
    route: 'GET /get-patient-otp',
    reply: PatientCode,
    ...use,
    kind: 'write',
    secret: true,
    origin: 'proposed',
  },
  /** Help that is needed now, the way to the provider, and the block of health and safety. */
  page: {
    route: 'GET /wellbeing',
    reply: WellbeingPage,
    can: 'wellbeing.use',
    module: either,
    origin: 'ours',
  },
  updatePage: {
    route: 'PATCH /org/wellbeing',
    body: edit(WellbeingSettingsInput),
    reply: WellbeingPage,
    can: 'wellbeing.manage',
    module: either,
    origin: 'ours',
  },
});
