/** Texts of notifications about the own birthday and anniversary. */
import type { NoticeWords } from '../notifications/notices.words.ts';

export const birthdayWords: NoticeWords = {
  kind: 'birthday',
  spanish: ['Hoy celebran tu cumpleaños', 'Celebran tu cumpleaños'],
  english: ['Your birthday is being celebrated today', 'Your birthday is being celebrated'],
};

export const anniversaryWords: NoticeWords = {
  kind: 'anniversary',
  spanish: ['Hoy celebran tu aniversario', 'Celebran tu aniversario'],
  english: ['Your anniversary is being celebrated today', 'Your anniversary is being celebrated'],
};
