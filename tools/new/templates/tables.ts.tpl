/** The table of {{domain}}. */
import { table, text } from '../store/table.ts';

export const {{domain}} = table('{{table}}', { name: text(), createdAt: text() }, { indexes: [['createdAt']] });
