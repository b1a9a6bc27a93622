/** The challenges of an organisation. */
import { challenges } from '#backend/challenges/challenges.tables.ts';
import type { RowsByTable } from '#backend/store/seed.ts';
import { day, instant } from '../calendar.ts';
import { rowsOf, type Plan } from '../plan.ts';

const names = {
  es: ['Primavera', 'Verano', 'Otoño', 'Invierno'],
  en: ['Spring', 'Summer', 'Autumn', 'Winter'],
} as const;

/** A few rows in the organisation's language, oldest first; the first is inactive. */
export function challengeSeed(plan: Plan): RowsByTable {
  const dice = plan.dice('challenges');
  const words = names[plan.profile.words];
  return rowsOf(
    challenges,
    words.map((name, index) => ({
      id: plan.newId('challenges'),
      name,
      description: '',
      active: index > 0,
      createdAt: instant(plan.calendar.worked((words.length - index) * 7 * day, dice)),
    })),
  );
}
