/** Prints the schema of the tables as SQL, from which the next migration is written: `node server/ddl.ts`. */
import { directoryTables } from '#backend/store/directory.ts';
import { tables } from '#backend/tables.ts';
import { createTable } from './sqlSchema.ts';

console.log([...tables, ...directoryTables].map((table) => createTable(table).join('\n')).join('\n\n'));
