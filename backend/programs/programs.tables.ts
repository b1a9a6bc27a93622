/** The table of programs. */
import { bool, table, text } from '../store/table.ts';

export const programs = table(
  'programs',
  { name: text(), description: text(), active: bool(), createdAt: text() },
  { unique: [['name']], indexes: [['active', 'createdAt']] },
);
