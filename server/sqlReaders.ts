/** A pool of reading connections; each is lent to one snapshot at a time. */
import { SqlConnection } from './sqlConnection.ts';
import { answerable } from './systemFault.ts';
import { untilFree } from './untilFree.ts';

/** Further snapshots wait for a free connection, never for the writer. */
const maxReaders = 8;

/** Lends connections that are inside a snapshot. */
export interface Readers {
  /** Runs work on a connection with a snapshot of the current database. */
  lend<A>(work: (connection: SqlConnection) => Promise<A>): Promise<A>;
  close(): void;
}

/** Readers of a database file; connections open on demand. They wait up to `lockMs` for a lock of another process. */
export function readers(file: string, lockMs: number): Readers {
  const idle: SqlConnection[] = [];
  const waiting: ((connection: SqlConnection) => void)[] = [];
  let opened = 0;
  let closed = false;

  const take = (): Promise<SqlConnection> => {
    const free = idle.pop();
    if (free) return Promise.resolve(free);
    if (opened >= maxReaders) return new Promise((resolve) => waiting.push(resolve));
    const connection = new SqlConnection(file, { readOnly: true });
    opened++;
    return Promise.resolve(connection);
  };
  const giveBack = (connection: SqlConnection): void => {
    const next = waiting.shift();
    if (next) next(connection);
    else if (closed) connection.close();
    else idle.push(connection);
  };

  return {
    async lend(work) {
      const connection = await take();
      try {
        connection.run('begin', []);
        // A deferred transaction takes its snapshot at its first read, not at `begin`.
        await untilFree(() => connection.all('select 1 from sqlite_schema limit 1', []), lockMs);
        return await work(connection);
      } catch (error) {
        throw answerable(error);
      } finally {
        if (connection.inTransaction) connection.run('rollback', []);
        giveBack(connection);
      }
    },
    close() {
      closed = true;
      for (const connection of idle.splice(0)) connection.close();
    },
  };
}
