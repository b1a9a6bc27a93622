/** Validation messages for surveys and forms; part of the catalogue in `reasons.ts`. */
import type { Language } from './limits.ts';

export const surveyReasons = {
  form_empty: { es: 'Agrega al menos una pregunta.', en: 'Add at least one question.' },
  form_enps: {
    es: 'El eNPS se pregunta con una escala de 0 a 10.',
    en: 'eNPS is asked on a scale from 0 to 10.',
  },
  form_condition: {
    es: 'La condición debe referirse a una pregunta anterior de opciones, de escala o de número.',
    en: 'The condition must refer to an earlier question with options, a scale or a number.',
  },
  answer_missing: {
    es: 'Falta la respuesta a la pregunta {number}.',
    en: 'The answer to question {number} is missing.',
  },
  answer_twice: {
    es: 'Esta pregunta tiene más de una respuesta.',
    en: 'This question has more than one answer.',
  },
  answer_foreign: {
    es: 'Esta pregunta no es, o ya no es, parte del formulario.',
    en: 'This question is not, or no longer, part of the form.',
  },
  answer_hidden: {
    es: 'Esta pregunta no se hace con tus demás respuestas.',
    en: 'This question is not asked with your other answers.',
  },
  decimals: {
    es: 'Puede tener {maximum} decimales como máximo.',
    en: 'It can have {maximum} decimal places at most.',
  },
  survey_answered: {
    es: 'Ya respondiste esta encuesta y solo se responde una vez.',
    en: 'You have already answered this survey, and it can be answered only once.',
  },
  survey_closed: { es: 'La encuesta ya está cerrada.', en: 'The survey is already closed.' },
  survey_not_open: {
    es: 'La encuesta no está abierta en este momento.',
    en: 'The survey is not open at this moment.',
  },
  responses_read_only: {
    es: 'Aquí solo se leen respuestas. Envía las tuyas con POST /survey/{id}/submit.',
    en: 'Responses are only read here. Send yours with POST /survey/{id}/submit.',
  },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;
