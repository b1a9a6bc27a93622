/** The last runs of periodic jobs. */
import { table, text } from '../store/table.ts';

export const jobTurns = table('job_turns', { name: text(), at: text() }, { unique: [['name']] });
