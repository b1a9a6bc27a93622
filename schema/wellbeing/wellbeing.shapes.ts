/** Moods, body metrics, the patient code and the help of an organisation, as people and administrators see them. */
import * as z from 'zod/mini';
import { Count, Day, Id, Instant, page } from '../kit/shapes.ts';
import { wellbeingReasons } from '../reasons.wellbeing.ts';
import { saying } from '../sentences.ts';
import { PublicUser } from '../users/users.shapes.ts';
import { moodCodes } from './moods.rules.ts';
import { metricPurposes, metricRanges, wellbeingLimits, type MetricName } from './wellbeing.rules.ts';

const MoodId = z.enum(moodCodes);

/** One of the five. */
export const Mood = z.object({
  id: MoodId,
  code: MoodId,
  name: z.string(),
  nameEn: z.string(),
  /** 1 (low) to 5. */
  score: Count,
});
export type Mood = z.output<typeof Mood>;

/** The mood of one of the reader's own days. */
export const MoodEntry = z.object({
  id: Id,
  moodId: MoodId,
  note: z.nullable(z.string()),
  date: Day,
  /** The day has not ended in the person's time zone, so the mood can be changed. */
  open: z.boolean(),
  createdAt: Instant,
});
export type MoodEntry = z.output<typeof MoodEntry>;

/** The people of a team, or of the organisation, in a week that is over. */
export const MoodWeek = z.object({
  /** Monday. */
  week: Day,
  /** People who answered; null if withheld. */
  people: z.nullable(Count),
  /** People by mood, from low to high; empty if withheld. */
  counts: z.array(Count),
  /** Mean of the scores with one decimal; null if withheld, or if nobody answered. */
  mean: z.nullable(z.number()),
  /** `few`: fewer people than the threshold; `joined`: the team can only be shown with others. */
  withheld: z.nullable(z.enum(['few', 'joined'])),
});
export type MoodWeek = z.output<typeof MoodWeek>;

export const MoodWeeks = z.object({
  /** Null: the organisation. */
  departmentId: z.nullable(Id),
  threshold: Count,
  /** Departments that the reader can choose. */
  departments: z.array(z.object({ id: Id, name: z.string() })),
  /** Oldest first; only weeks that are over. */
  weeks: z.array(MoodWeek),
});
export type MoodWeeks = z.output<typeof MoodWeeks>;

const rangeCodes = {
  heightCm: 'metric_height',
  weightKg: 'metric_weight',
  waistCm: 'metric_waist',
  bodyFatPercent: 'metric_body_fat',
} as const satisfies Record<MetricName, keyof typeof wellbeingReasons>;
const measured = (name: MetricName) => {
  const { least, most } = metricRanges[name];
  // A height of 1.75 is one in metres: the refusal says the unit.
  const isIn = z.refine<number>((value) => value >= least && value <= most, {
    abort: true,
    ...saying(wellbeingReasons, rangeCodes[name]),
  });
  return z.optional(z.nullable(z.number().check(isIn, z.gte(least), z.lte(most))));
};
/** At least one of the values. */
export const BodyMetricInput = z.object({
  /** Today by default. */
  measuredAt: z.optional(Day),
  weightKg: measured('weightKg'),
  heightCm: measured('heightCm'),
  waistCm: measured('waistCm'),
  bodyFatPercent: measured('bodyFatPercent'),
});

const Value = z.nullable(z.number());
const values = { weightKg: Value, heightCm: Value, waistCm: Value, bodyFatPercent: Value } as const;

/** One measurement of the reader's own body. */
export const BodyMetric = z.object({
  id: Id,
  measuredAt: Day,
  ...values,
  /** Of this weight and the last known height; kg/m². */
  bmi: Value,
  createdAt: Instant,
});
export type BodyMetric = z.output<typeof BodyMetric>;

export const MetricConsent = z.object({
  purpose: z.enum(metricPurposes),
  agreed: z.boolean(),
  /** Since when it is valid; null while it is not. */
  since: z.nullable(Instant),
});
export type MetricConsent = z.output<typeof MetricConsent>;

/** Somebody saw the reader's metrics. */
export const MetricLook = z.object({
  id: Id,
  viewer: z.nullable(PublicUser),
  purpose: z.enum(metricPurposes),
  reason: z.string(),
  createdAt: Instant,
});
export type MetricLook = z.output<typeof MetricLook>;

export const OwnBodyMetrics = z.object({
  /** Newest first. */
  items: z.array(BodyMetric),
  /** All purposes. */
  consents: z.array(MetricConsent),
  /** Newest first. */
  looks: z.array(MetricLook),
});
export type OwnBodyMetrics = z.output<typeof OwnBodyMetrics>;

/** A person with a valid consent, with the newest measurement. Values are masked until an administrator says why. */
export const UserBodyMetric = z.object({
  id: Id,
  user: PublicUser,
  purposes: z.array(z.enum(metricPurposes)),
  measuredAt: z.nullable(Day),
  masked: z.boolean(),
  ...values,
  bmi: Value,
});
export type UserBodyMetric = z.output<typeof UserBodyMetric>;
export const UserBodyMetrics = page(UserBodyMetric);

/** A code to enter at the provider of telemedicine. */
export const PatientCode = z.object({
  id: Id,
  code: z.string(),
  expiresAt: Instant,
  /** How long it is still valid, in ms; does not depend on the clock of the device. */
  validForMs: Count,
  /** Page of the provider; null if it is reached by phone. */
  providerUrl: z.nullable(z.string()),
  providerName: z.nullable(z.string()),
  providerPhone: z.nullable(z.string()),
});
export type PatientCode = z.output<typeof PatientCode>;

const { contacts, contact, phone, url } = wellbeingLimits;
const Words = z.string().check(z.trim(), z.maxLength(contact));
const Phone = z.string().check(z.trim(), z.maxLength(phone), z.regex(/^\+?[\d ()*#.-]{3,}$/u));
const Address = z.url({ protocol: /^https$/, hostname: /./ }).check(z.maxLength(url));

/** Whom to call. */
export const HelpContact = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(contact)),
  phone: Phone,
  /** When somebody answers, or what it is for. */
  note: z.optional(Words),
});
export type HelpContact = z.output<typeof HelpContact>;

const Contacts = z.array(HelpContact).check(z.maxLength(contacts));

export const WellbeingSettingsInput = z.object({
  help: z.optional(Contacts),
  providerName: z.optional(z.nullable(Words)),
  providerUrl: z.optional(z.nullable(Address)),
  providerPhone: z.optional(z.nullable(Phone)),
  safetyContacts: z.optional(Contacts),
  /** The folder of `/files` with the protocols. */
  protocolFolder: z.optional(z.nullable(Words)),
});

/** The page of an organisation. */
export const WellbeingPage = z.object({
  /** Help that is needed now. */
  help: z.array(HelpContact),
  providerName: z.nullable(z.string()),
  providerUrl: z.nullable(z.string()),
  providerPhone: z.nullable(z.string()),
  safetyContacts: z.array(HelpContact),
  protocolFolder: z.nullable(z.string()),
  /** Documents of that folder that the reader may see; empty while files are off. */
  protocols: z.array(z.object({ id: Id, name: z.string(), description: z.nullable(z.string()) })),
});
export type WellbeingPage = z.output<typeof WellbeingPage>;
