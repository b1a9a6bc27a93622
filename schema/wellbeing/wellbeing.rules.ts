/** Body metrics, the purposes they may be used for, the patient code, and what administrators set. */

/** What a person may agree to, one by one; off until the person agrees. */
export const metricPurposes = ['health_programs', 'occupational_health', 'insurance'] as const;
export type MetricPurpose = (typeof metricPurposes)[number];

/** Plausible ranges by field, with one decimal; the fields are those of the wire. */
export const metricRanges = {
  heightCm: { least: 50, most: 250 },
  weightKg: { least: 20, most: 400 },
  waistCm: { least: 30, most: 250 },
  bodyFatPercent: { least: 2, most: 75 },
} as const;
export type MetricName = keyof typeof metricRanges;
export const metricNames = [
  'weightKg',
  'heightCm',
  'waistCm',
  'bodyFatPercent',
] as const satisfies readonly MetricName[];

/** Weight by height, kg/m² with one decimal; null without both. */
export function bodyMassIndex(weightKg: number | null, heightCm: number | null): number | null {
  if (weightKg === null || heightCm === null) return null;
  return Math.round((weightKg / (heightCm / 100) ** 2) * 10) / 10;
}

export const wellbeingLimits = {
  /** Measurements of a person that are read: the newest ones. */
  metrics: 500,
  reason: { least: 10, most: 300 },
  looks: 100,
  contacts: 12,
  contact: 120,
  phone: 40,
  url: 2_000,
  protocols: 30,
} as const;

/** A patient code: how long it lives, and how many are made within a window, in ms (three in ten minutes). */
export const patientCode = { lifeMs: 180_000, nearMs: 30_000, most: 3, windowMs: 600_000 } as const;
