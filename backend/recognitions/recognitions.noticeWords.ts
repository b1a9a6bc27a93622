/** Texts that count notifications about recognitions and badges in a mail. */
import type { NoticeWords } from '../notifications/notices.words.ts';

export const recognitionWords: NoticeWords = {
  kind: 'recognition',
  spanish: ['Te dieron las gracias', 'Te dieron las gracias {n} veces'],
  english: ['You were thanked', 'You were thanked {n} times'],
};

export const returnedWords: NoticeWords = {
  kind: 'recognition_returned',
  spanish: [
    'Un reconocimiento que programaste no se publicó y sus puntos volvieron',
    '{n} reconocimientos que programaste no se publicaron y sus puntos volvieron',
  ],
  english: [
    'A recognition you scheduled was not published and its points came back',
    '{n} recognitions you scheduled were not published and their points came back',
  ],
};

export const badgeWords: NoticeWords = {
  kind: 'badge',
  spanish: ['Recibiste una insignia', 'Recibiste {n} insignias'],
  english: ['You received a badge', 'You received {n} badges'],
};
