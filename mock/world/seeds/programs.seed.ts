/** The programs of an organisation. */
import { programs } from '#backend/programs/programs.tables.ts';
import type { RowsByTable } from '#backend/store/seed.ts';
import { day, instant } from '../calendar.ts';
import { rowsOf, type Plan } from '../plan.ts';

const names = {
  es: ['Primavera', 'Verano', 'Otoño', 'Invierno'],
  en: ['Spring', 'Summer', 'Autumn', 'Winter'],
} as const;

/** A few rows in the organisation's language, oldest first; the first is inactive. */
export function programSeed(plan: Plan): RowsByTable {
  const dice = plan.dice('programs');
  const words = names[plan.profile.words];
  return rowsOf(
    programs,
    words.map((name, index) => ({
      id: plan.newId('programs'),
      name,
      description: '',
      active: index > 0,
      createdAt: instant(plan.calendar.worked((words.length - index) * 7 * day, dice)),
    })),
  );
}
