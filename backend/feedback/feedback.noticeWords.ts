/** Texts that count notifications about ideas and cases in a mail; none says what a case is about. */
import type { NoticeWords } from '../notifications/notices.words.ts';

export const feedbackWords: readonly NoticeWords[] = [
  {
    kind: 'idea_decided',
    spanish: ['Hay novedades de una idea que apoyas', 'Hay novedades de {n} ideas que apoyas'],
    english: ['There is news of an idea you support', 'There is news of {n} ideas you support'],
  },
  {
    kind: 'idea_merged',
    spanish: ['Tu idea se unió a otra', '{n} ideas tuyas se unieron a otras'],
    english: ['Your idea was merged into another one', '{n} of your ideas were merged into others'],
  },
  {
    kind: 'cases_waiting',
    spanish: ['Hay casos que esperan', 'Hay casos que esperan'],
    english: ['There are cases that wait', 'There are cases that wait'],
  },
  {
    kind: 'case_answered',
    spanish: ['Respondieron a lo que escribiste', 'Respondieron {n} veces a lo que escribiste'],
    english: ['What you wrote was answered', 'What you wrote was answered {n} times'],
  },
  {
    kind: 'feedback_told',
    spanish: ['Dijeron, hicimos: mira qué cambió', 'Dijeron, hicimos: mira qué cambió'],
    english: ['You said, we did: see what changed', 'You said, we did: see what changed'],
  },
];
