/** Texts about notifications of programs outside the product. */
import type { NoticeWords } from '../notifications/notices.words.ts';

export const programWords: readonly NoticeWords[] = [
  {
    kind: 'program',
    spanish: ['Te asignaron un programa', 'Te asignaron {n} programas'],
    english: ['You were assigned a programme', 'You were assigned {n} programmes'],
  },
  {
    kind: 'program_reminder',
    spanish: ['Un programa tuyo vence pronto', '{n} programas tuyos vencen pronto'],
    english: ['A programme of yours is due soon', '{n} programmes of yours are due soon'],
  },
  {
    kind: 'program_sent_back',
    spanish: ['Te devolvieron la entrega de un programa', 'Te devolvieron la entrega de {n} programas'],
    english: [
      'What you handed in for a programme came back',
      'What you handed in for {n} programmes came back',
    ],
  },
  {
    kind: 'program_finished',
    spanish: ['Terminaste un programa', 'Terminaste {n} programas'],
    english: ['You finished a programme', 'You finished {n} programmes'],
  },
];
