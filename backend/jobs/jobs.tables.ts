/** When jobs that look around at intervals did so last. */
import { table, text } from '../store/table.ts';

export const jobTurns = table('job_turns', { name: text(), at: text() }, { unique: [['name']] });
