/** Validation messages for wellbeing; part of the catalogue in `reasons.ts`. */
import type { Language } from './limits.ts';
import { metricRanges, type MetricName } from './wellbeing/wellbeing.rules.ts';

const { heightCm, weightKg, waistCm, bodyFatPercent } = metricRanges;
/** A value out of its range is often one in another unit, so each of them names its unit. */
const rangeReasons = {
  heightCm: {
    es: `La estatura va en centímetros: de ${heightCm.least} a ${heightCm.most} cm.`,
    en: `The height is in centimetres: ${heightCm.least} to ${heightCm.most} cm.`,
  },
  weightKg: {
    es: `El peso va en kilogramos: de ${weightKg.least} a ${weightKg.most} kg.`,
    en: `The weight is in kilograms: ${weightKg.least} to ${weightKg.most} kg.`,
  },
  waistCm: {
    es: `La cintura va en centímetros: de ${waistCm.least} a ${waistCm.most} cm.`,
    en: `The waist is in centimetres: ${waistCm.least} to ${waistCm.most} cm.`,
  },
  bodyFatPercent: {
    es: `La grasa corporal va en porcentaje: de ${bodyFatPercent.least} a ${bodyFatPercent.most} %.`,
    en: `Body fat is a percentage: ${bodyFatPercent.least} to ${bodyFatPercent.most} %.`,
  },
} as const satisfies Record<MetricName, Readonly<Record<Language, string>>>;

export const wellbeingReasons = {
  mood_future: { es: 'Ese día todavía no llega.', en: 'That day has not come yet.' },
  mood_old: {
    es: 'Ese día pasó hace más de {maximum} días.',
    en: 'That day is more than {maximum} days ago.',
  },
  mood_day_over: {
    es: 'Ese día ya terminó: su estado de ánimo no cambia más.',
    en: 'That day is over, so its mood does not change any more.',
  },
  mood_other: {
    es: 'Cada persona anota solo su propio estado de ánimo.',
    en: 'Everybody notes only their own mood.',
  },
  mood_range: {
    es: 'El final debe ser después del comienzo, y son {maximum} días como máximo.',
    en: 'The end must be after the beginning, with at most {maximum} days.',
  },
  metric_empty: { es: 'Anota al menos una medida.', en: 'Note at least one value.' },
  metric_future: { es: 'Ese día todavía no llega.', en: 'That day has not come yet.' },
  metric_height: rangeReasons.heightCm,
  metric_weight: rangeReasons.weightKg,
  metric_waist: rangeReasons.waistCm,
  metric_body_fat: rangeReasons.bodyFatPercent,
  metric_no_consent: {
    es: 'Esta persona no ha dado su consentimiento para ese fin.',
    en: 'This person has not agreed to that purpose.',
  },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;
