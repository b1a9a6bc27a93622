/** The table of challenges. */
import { bool, table, text } from '../store/table.ts';

export const challenges = table(
  'challenges',
  { name: text(), description: text(), active: bool(), createdAt: text() },
  { unique: [['name']], indexes: [['active', 'createdAt']] },
);
