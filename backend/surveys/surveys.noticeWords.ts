/** Texts that count notifications about polls in a mail. */
import type { NoticeWords } from '../notifications/notices.words.ts';

export const pollWords: NoticeWords = {
  kind: 'poll',
  spanish: ['Terminó una encuesta tuya', 'Terminaron {n} encuestas tuyas'],
  english: ['A poll of yours has ended', '{n} polls of yours have ended'],
};
