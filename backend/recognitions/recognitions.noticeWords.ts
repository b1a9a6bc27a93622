/** Texts that count notifications about recognitions and badges in a mail. */
import type { NoticeWords } from '../notifications/notices.words.ts';

export const recognitionWords: NoticeWords = {
  kind: 'recognition',
  spanish: ['Te dieron las gracias', 'Te dieron las gracias {n} veces'],
  english: ['You were thanked', 'You were thanked {n} times'],
};

export const badgeWords: NoticeWords = {
  kind: 'badge',
  spanish: ['Recibiste una insignia', 'Recibiste {n} insignias'],
  english: ['You received a badge', 'You received {n} badges'],
};
