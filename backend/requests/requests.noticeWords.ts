/** Texts that count notifications about requests in a mail. */
import type { NoticeWords } from '../notifications/notices.words.ts';

export const requestKindWords: readonly NoticeWords[] = [
  {
    kind: 'request_waiting',
    spanish: ['Una solicitud espera tu decisión', '{n} solicitudes esperan tu decisión'],
    english: ['A request waits for your decision', '{n} requests wait for your decision'],
  },
  {
    kind: 'request_reminder',
    spanish: [
      'Una solicitud espera hace más de lo acordado',
      '{n} solicitudes esperan hace más de lo acordado',
    ],
    english: ['A request has waited longer than agreed', '{n} requests have waited longer than agreed'],
  },
  {
    kind: 'request_decided',
    spanish: ['Hay novedades de una solicitud tuya', 'Hay novedades de {n} solicitudes tuyas'],
    english: ['There is news of a request of yours', 'There is news of {n} requests of yours'],
  },
  {
    kind: 'request_comment',
    spanish: ['Comentaron una solicitud', 'Comentaron {n} solicitudes'],
    english: ['Somebody commented on a request', '{n} requests have new comments'],
  },
];
