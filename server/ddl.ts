/**
 * Prints the schema of the tables as SQL, as a base for the next migration: `node server/ddl.ts`. Version 0.2.0 wrote
 * `server/migrations/001_tables.sql` with it.
 */
import { directoryTables } from '#backend/store/directory.ts';
import { tables } from '#backend/tables.ts';
import { createTable } from './sqlSchema.ts';

console.log('-- All tables, as `node server/ddl.ts` prints them.\n');
console.log([...tables, ...directoryTables].map((table) => createTable(table).join('\n')).join('\n\n'));
