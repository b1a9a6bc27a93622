/** Texts about notifications of wellbeing outside the product; they name no value. */
import type { NoticeWords } from '../notifications/notices.words.ts';

export const wellbeingWords: NoticeWords = {
  kind: 'metrics_seen',
  spanish: ['Alguien vio datos que compartiste', 'Vieron {n} veces datos que compartiste'],
  english: ['Somebody saw data that you share', 'Data that you share was seen {n} times'],
};
