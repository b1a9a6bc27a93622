/** Texts that count notifications about evaluations in a mail. */
import type { NoticeWords } from '../notifications/notices.words.ts';

export const evaluationWords: NoticeWords = {
  kind: 'evaluation',
  spanish: ['Tienes una evaluación por escribir', 'Tienes {n} evaluaciones por escribir'],
  english: ['You have an evaluation to write', 'You have {n} evaluations to write'],
};

export const evaluationReminderWords: NoticeWords = {
  kind: 'evaluation_reminder',
  spanish: [
    'Una evaluación todavía espera que la escribas',
    '{n} evaluaciones todavía esperan que las escribas',
  ],
  english: ['An evaluation is still waiting for you', '{n} evaluations are still waiting for you'],
};

export const evaluationPeersWords: NoticeWords = {
  kind: 'evaluation_peers',
  spanish: ['Propón quiénes escriben en tu evaluación', 'Propón quiénes escriben en {n} evaluaciones tuyas'],
  english: ['Propose who writes in your evaluation', 'Propose who writes in {n} evaluations of yours'],
};

export const evaluationConfirmWords: NoticeWords = {
  kind: 'evaluation_confirm',
  spanish: [
    'Una persona de tu equipo espera que confirmes quiénes escriben sobre ella',
    '{n} personas de tu equipo esperan que confirmes quiénes escriben sobre ellas',
  ],
  english: [
    'A person of your team is waiting for you to confirm their peers',
    '{n} people of your team are waiting for you to confirm their peers',
  ],
};

export const evaluationSharedWords: NoticeWords = {
  kind: 'evaluation_shared',
  spanish: ['Tu evaluación está lista para leer', '{n} evaluaciones tuyas están listas para leer'],
  english: ['Your evaluation is ready to read', '{n} evaluations of yours are ready to read'],
};

export const evaluationAcknowledgedWords: NoticeWords = {
  kind: 'evaluation_acknowledged',
  spanish: ['Una persona de tu equipo leyó su evaluación', '{n} personas de tu equipo leyeron su evaluación'],
  english: [
    'A person of your team acknowledged their evaluation',
    '{n} people of your team acknowledged their evaluation',
  ],
};
