/** Validation messages for wellbeing; part of the catalogue in `reasons.ts`. */
import type { Language } from './limits.ts';

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
  // A value out of its range (`metricRanges`) is often one in another unit, so each of them names its unit.
  metric_height: {
    es: 'La estatura va en centímetros: de 50 a 250 cm.',
    en: 'The height is in centimetres: 50 to 250 cm.',
  },
  metric_weight: {
    es: 'El peso va en kilogramos: de 20 a 400 kg.',
    en: 'The weight is in kilograms: 20 to 400 kg.',
  },
  metric_waist: {
    es: 'La cintura va en centímetros: de 30 a 250 cm.',
    en: 'The waist is in centimetres: 30 to 250 cm.',
  },
  metric_body_fat: {
    es: 'La grasa corporal va en porcentaje: de 2 a 75 %.',
    en: 'Body fat is a percentage: 2 to 75 %.',
  },
  metric_no_consent: {
    es: 'Esta persona no ha dado su consentimiento para ese fin.',
    en: 'This person has not agreed to that purpose.',
  },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;
