/** Texts that count notifications about requests in a mail. */
import { decisionWords } from '../decisions/decisions.noticeWords.ts';
import type { NoticeWords } from '../notifications/notices.words.ts';

export const requestKindWords: readonly NoticeWords[] = [
  ...decisionWords('request', {
    spanish: ['una solicitud', 'solicitudes'],
    english: ['a request', 'requests'],
    own: {
      spanish: ['una solicitud tuya', 'solicitudes tuyas'],
      english: ['a request of yours', 'requests of yours'],
    },
  }),
  {
    kind: 'request_comment',
    spanish: ['Comentaron una solicitud', 'Comentaron {n} solicitudes'],
    english: ['A person commented on a request', '{n} requests have new comments'],
  },
];
