/** Validation messages for building, publishing and steering surveys; part of the catalogue in `reasons.ts`. */
import type { Language } from './limits.ts';

export const surveyStepReasons = {
  survey_step: {
    es: 'Eso no se puede hacer con la encuesta en su estado actual.',
    en: 'That cannot be done with the survey in its present state.',
  },
  survey_words_only: {
    es: 'Ya hay respuestas: solo se pueden cambiar los textos.',
    en: 'There are answers already: only the words can be changed.',
  },
  survey_asked: {
    es: 'La encuesta ya se envió: ni su público ni lo que promete cambian.',
    en: 'The survey has already been sent: neither its audience nor its promise changes.',
  },
  survey_one_answer: {
    es: 'Una encuesta anónima se responde una sola vez: dos respuestas de una persona se podrían comparar.',
    en: 'An anonymous survey takes one answer: two answers of one person could be compared.',
  },
  survey_nobody: { es: 'Nadie recibiría esta encuesta.', en: 'Nobody would receive this survey.' },
  survey_few: {
    es: 'Una encuesta anónima para {people} personas no muestra nada: sus resultados necesitan al menos {threshold} respuestas.',
    en: 'An anonymous survey for {people} people shows nothing: its results need at least {threshold} answers.',
  },
  survey_promised: {
    es: 'Ya hay respuestas: lo prometido por responder no cambia.',
    en: 'There are answers already: what was promised for answering does not change.',
  },
  survey_endless: {
    es: 'Una encuesta que se repite necesita un último día.',
    en: 'A survey that is repeated needs a last day.',
  },
  survey_threshold_falls: {
    es: 'A quienes se preguntó se les prometió {minimum} o más: solo puede subir.',
    en: 'The people who were asked were promised {minimum} or more: it can only rise.',
  },
  survey_remind_late: {
    es: 'Hay recordatorios después del último día. Quítalos o cierra más tarde.',
    en: 'Some reminders are after the last day. Remove them or close later.',
  },
  survey_end_past: { es: 'El último día ya pasó.', en: 'The last day has passed.' },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;
