/** Texts for counted notifications about requests for points in mails. */
import type { NoticeWords } from '../notifications/notices.words.ts';

export const requestWords: NoticeWords = {
  kind: 'request',
  spanish: ['Hay novedades de una solicitud de puntos', 'Hay {n} novedades de solicitudes de puntos'],
  english: ['There is an update on a request for points', 'There are {n} updates on requests for points'],
};
