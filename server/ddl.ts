/** Prints the schema of the tables as SQL, as a base for the next migration: `node server/ddl.ts`. */
import { directoryTables } from '#backend/store/directory.ts';
import { tables } from '#backend/tables.ts';
import { createTable } from './sqlSchema.ts';

console.log([...tables, ...directoryTables].map((table) => createTable(table).join('\n')).join('\n\n'));
