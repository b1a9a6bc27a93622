/** The table of tasks. */
import { bool, table, text } from '../store/table.ts';

export const tasks = table(
  'tasks',
  { name: text(), description: text(), active: bool(), createdAt: text() },
  { unique: [['name']], indexes: [['active', 'createdAt']] },
);
