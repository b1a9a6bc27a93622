/** Texts about notifications of communications outside the product. */
import type { NoticeWords } from '../notifications/notices.words.ts';

export const communicationWords: readonly NoticeWords[] = [
  {
    kind: 'communication',
    spanish: ['Hay un comunicado para ti', 'Hay {n} comunicados para ti'],
    english: ['There is an announcement for you', 'There are {n} announcements for you'],
  },
  {
    kind: 'communication_reminder',
    spanish: [
      'Un comunicado espera que confirmes que lo leíste',
      '{n} comunicados esperan que confirmes que los leíste',
    ],
    english: [
      'An announcement waits for you to confirm that you have read it',
      '{n} announcements wait for you to confirm that you have read them',
    ],
  },
];
