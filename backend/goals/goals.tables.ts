/** The table of goals. */
import { bool, table, text } from '../store/table.ts';

export const goals = table(
  'goals',
  { name: text(), description: text(), active: bool(), createdAt: text() },
  { unique: [['name']], indexes: [['active', 'createdAt']] },
);
