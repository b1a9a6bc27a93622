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
  metric_no_consent: {
    es: 'Esta persona no ha dado su consentimiento para ese fin.',
    en: 'This person has not agreed to that purpose.',
  },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;
