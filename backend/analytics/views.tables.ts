/** Saved views of the charts. */
import type { Period } from '#schema/analytics/views.rules.ts';
import { bool, orNull, table, text } from '../store/table.ts';

export const savedViews = table(
  'saved_views',
  {
    userId: text(),
    name: text(),
    section: text(),
    period: orNull(text<Period>()),
    startDate: orNull(text()),
    endDate: orNull(text()),
    departmentId: orNull(text()),
    countryId: orNull(text()),
    categoryId: orNull(text()),
    isCompared: bool(),
    isMailed: bool(),
    /** The last month (YYYY-MM) whose numbers were mailed, or whose mail had left when this was switched on. */
    mailedFor: text(),
    createdAt: text(),
  },
  { unique: [['userId', 'name']], indexes: [['isMailed']] },
);
