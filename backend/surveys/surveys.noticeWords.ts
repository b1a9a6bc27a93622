/** Texts that count notifications about polls and surveys in a mail. */
import type { NoticeWords } from '../notifications/notices.words.ts';

export const pollWords: NoticeWords = {
  kind: 'poll',
  spanish: ['Terminó una encuesta tuya', 'Terminaron {n} encuestas tuyas'],
  english: ['A poll of yours has ended', '{n} polls of yours have ended'],
};

export const surveyWords: NoticeWords = {
  kind: 'survey',
  spanish: ['Tienes una encuesta por responder', 'Tienes {n} encuestas por responder'],
  english: ['You have a survey to answer', 'You have {n} surveys to answer'],
};

export const surveyReminderWords: NoticeWords = {
  kind: 'survey_reminder',
  spanish: ['Una encuesta todavía espera tu respuesta', '{n} encuestas todavía esperan tu respuesta'],
  english: ['A survey is still waiting for your answer', '{n} surveys are still waiting for your answer'],
};

export const surveyOutcomeWords: NoticeWords = {
  kind: 'survey_outcome',
  spanish: ['Ya puedes leer qué resultó de una encuesta', 'Ya puedes leer qué resultó de {n} encuestas'],
  english: ['You can now read what came of a survey', 'You can now read what came of {n} surveys'],
};

export const surveyFewWords: NoticeWords = {
  kind: 'survey_few',
  spanish: [
    'Una encuesta anónima tuya no se abrió: quedan muy pocas personas',
    '{n} encuestas anónimas tuyas no se abrieron: quedan muy pocas personas',
  ],
  english: [
    'An anonymous survey of yours did not open: too few people are left',
    '{n} anonymous surveys of yours did not open: too few people are left',
  ],
};
