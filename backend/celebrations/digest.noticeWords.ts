/** Texts about notifications of the weekly digest outside the product. */
import type { NoticeWords } from '../notifications/notices.words.ts';

export const digestWords: NoticeWords = {
  kind: 'week_digest',
  spanish: ['Tu semana en el equipo está lista', 'Hay {n} resúmenes de tu semana'],
  english: ['Your week in the team is ready', 'There are {n} summaries of your week'],
};
