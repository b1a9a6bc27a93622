/** The table of {{domain}}. */
import { bool, table, text } from '../store/table.ts';

export const {{domain}} = table(
  '{{table}}',
  { name: text(), description: text(), active: bool(), createdAt: text() },
  { unique: [['name']], indexes: [['active', 'createdAt']] },
);
