/** Texts that count notifications about goals in a mail. */
import type { NoticeWords } from '../notifications/notices.words.ts';

export const goalReminderWords: NoticeWords = {
  kind: 'goal_reminder',
  spanish: [
    'Un objetivo tuyo no tiene avances hace dos semanas',
    '{n} objetivos tuyos no tienen avances hace dos semanas',
  ],
  english: [
    'A goal of yours has had no check-in for two weeks',
    '{n} goals of yours have had no check-in for two weeks',
  ],
};

export const goalDigestWords: NoticeWords = {
  kind: 'goal_digest',
  spanish: [
    'Hay objetivos de tu equipo que esperan un avance',
    '{n} resúmenes dicen qué objetivos de tu equipo esperan un avance',
  ],
  english: [
    'Goals of your team are waiting for a check-in',
    '{n} digests say which goals of your team are waiting for a check-in',
  ],
};

export const goalPeriodClosedWords: NoticeWords = {
  kind: 'goal_period_closed',
  spanish: [
    'Cerró un periodo de objetivos: mira en cuánto quedaron los tuyos',
    'Cerraron {n} periodos de objetivos: mira en cuánto quedaron los tuyos',
  ],
  english: [
    'A period of goals has closed: see where yours ended',
    '{n} periods of goals have closed: see where yours ended',
  ],
};

export const goalCheckinWords: NoticeWords = {
  kind: 'goal_checkin',
  spanish: ['Registraron un avance en un objetivo tuyo', 'Registraron {n} avances en objetivos tuyos'],
  english: ['Somebody checked in on a goal of yours', 'Somebody checked in {n} times on goals of yours'],
};

export const goalPartWords: NoticeWords = {
  kind: 'goal_part',
  spanish: [
    'Un objetivo quiere contar en uno tuyo y espera tu decisión',
    '{n} objetivos quieren contar en uno tuyo y esperan tu decisión',
  ],
  english: [
    'A goal wants to count in one of yours and waits for your decision',
    '{n} goals want to count in one of yours and wait for your decision',
  ],
};

export const goalPartRefusedWords: NoticeWords = {
  kind: 'goal_part_refused',
  spanish: [
    'No aceptaron que un objetivo tuyo cuente en otro',
    'No aceptaron que {n} objetivos tuyos cuenten en otros',
  ],
  english: [
    'A goal of yours was not accepted as a part of another',
    '{n} goals of yours were not accepted as parts of others',
  ],
};

export const goalCommentWords: NoticeWords = {
  kind: 'goal_comment',
  spanish: ['Hay un comentario nuevo en un objetivo tuyo', 'Hay {n} comentarios nuevos en objetivos tuyos'],
  english: ['There is a new comment on a goal of yours', 'There are {n} new comments on goals of yours'],
};
