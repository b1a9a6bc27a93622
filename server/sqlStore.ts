/**
 * The store port over SQLite: one writing connection behind a queue, and reading connections with their own
 * snapshots.
 */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { directoryScope, directoryTables, ofOrganization, openDirectory } from '#backend/store/directory.ts';
import { openStore } from '#backend/store/openStore.ts';
import type { Database, OrgId, Store } from '#backend/store/port.ts';
import { serial } from '#backend/store/serial.ts';
import type { Table } from '#backend/store/table.ts';
import { Commits } from './commits.ts';
import { StartRefused } from './refused.ts';
import { SqlConnection } from './sqlConnection.ts';
import { sqlEngine } from './sqlEngine.ts';
import { migrate } from './sqlMigrate.ts';
import { readers } from './sqlReaders.ts';
import { createTable, schemaDifferences, statePlannerFigures } from './sqlSchema.ts';
import { answerable } from './systemFault.ts';
import { untilFree } from './untilFree.ts';

/** A database in a file. */
export interface SqlDatabase extends Database {
  /** Waits for the started transactions, then closes the file. */
  close(): Promise<void>;
}

/** After this time, in ms, a batch of transactions lets other work of the process go first. */
const heldMs = 20;

type Work<A> = (store: Store) => Promise<A>;

/** A waiting transaction; `run` returns a function that resolves its caller after the commit of the batch. */
interface Job {
  readonly run: () => Promise<() => void>;
  readonly fail: (error: unknown) => void;
}

/**
 * Opens a database; `:memory:` is a temporary file that `close` deletes. With a folder of `migrations` the
 * database is migrated, without one it is created from the tables. Throws if its schema differs from the
 * tables.
 */
export function openSqlDatabase(options: {
  readonly file: string;
  readonly tables: readonly Table[];
  readonly migrations?: string;
  /** A closed database file of this program, which a `:memory:` database starts as a copy of. */
  readonly copyOf?: string;
  /** How long a call waits for the lock of another process before it fails, in ms. */
  readonly lockMs?: number;
  /** Whether a commit waits for the disk: by default unless the file is temporary. */
  readonly durable?: boolean;
}): SqlDatabase {
  // SQLite's own memory databases have no snapshots beside a writer.
  const passing = options.file === ':memory:' ? mkdtempSync(join(tmpdir(), 'aplauso-')) : undefined;
  const file = passing ? join(passing, 'store.sqlite') : options.file;
  if (passing && options.copyOf !== undefined) copyFileSync(options.copyOf, file);
  const { lockMs = 5_000, durable = !passing } = options;
  const writer = opened(file, { ...options, durable });
  const commits = new Commits(() => Number(writer.all('pragma data_version', [])[0]?.[0]));
  const reading = readers(file, lockMs, commits);

  const enqueue = serial<Job>(async (jobs) => {
    try {
      // Waiting transactions share one write to the disk; a savepoint keeps each of them atomic.
      await untilFree(() => writer.run('begin immediate', []), lockMs);
      const tell: (() => void)[] = [];
      let turned = performance.now();
      for (const job of jobs) {
        tell.push(await job.run());
        if (performance.now() - turned < heldMs) continue;
        await setImmediate();
        turned = performance.now();
      }
      commits.make(() => void writer.run('commit', []));
      for (const done of tell) done();
    } catch (error) {
      if (writer.inTransaction) writer.run('rollback', []);
      for (const job of jobs) job.fail(answerable(error));
    }
  });

  const transact = <A>(org: OrgId, work: Work<A>): Promise<A> =>
    new Promise((resolve, reject) => {
      const run = async (): Promise<() => void> => {
        writer.run('savepoint job', []);
        const { store, close } = openStore(commits.noting(sqlEngine(writer, org), org), true);
        try {
          const answer = await work(store);
          return () => resolve(answer);
        } catch (error) {
          // SQLite ends the whole batch by itself where the disk is full.
          if (!writer.inTransaction) throw error;
          writer.run('rollback to job', []);
          return () => reject(answerable(error));
        } finally {
          close();
          if (writer.inTransaction) writer.run('release job', []);
        }
      };
      enqueue({ run, fail: reject });
    });

  const look = <A>(org: OrgId, work: Work<A>): Promise<A> =>
    reading.look(org, async (engine) => {
      const { store, close } = openStore(engine, false);
      try {
        return await work(store);
      } finally {
        close();
      }
    });

  return {
    tx: async (org, work) => transact(ofOrganization(org), work),
    read: async (org, work) => look(ofOrganization(org), work),
    directory: openDirectory({
      tx: (work) => transact(directoryScope, work),
      read: (work) => look(directoryScope, work),
    }),
    async close() {
      await transact(directoryScope, async () => undefined);
      reading.close();
      writer.close();
      if (passing) rmSync(passing, { recursive: true, force: true });
    },
  };
}

/** The writing connection of a database that is whole and fits the tables; closed again if it is not. */
function opened(
  file: string,
  {
    tables,
    migrations,
    durable,
  }: { readonly tables: readonly Table[]; readonly migrations?: string; readonly durable: boolean },
): SqlConnection {
  const writer = new SqlConnection(file, { durable, starting: true });
  try {
    const isOwn = durable && writer.all('select 1 from sqlite_schema limit 1', []).length > 0;
    const [[found] = ['ok']] = isOwn ? writer.all('pragma quick_check(1)', []) : [];
    if (found !== 'ok') {
      const first = String(found).replace('*** in database main ***', '').trim();
      throw new StartRefused(`${file} is damaged (${first}): restore a backup, or repair it with sqlite3.`);
    }
    writer.exec('pragma journal_mode = wal');
    prepare(writer, [...tables, ...directoryTables], migrations);
    writer.started();
    return writer;
  } catch (error) {
    writer.close();
    throw error;
  }
}

function prepare(writer: SqlConnection, tables: readonly Table[], migrations: string | undefined): void {
  if (migrations !== undefined) migrate(writer, migrations);
  else if (writer.all('select 1 from sqlite_schema limit 1', []).length === 0)
    writer.exec(['begin immediate;', ...tables.flatMap(createTable), 'commit;'].join('\n'));
  const differences = schemaDifferences(writer, tables);
  if (differences.length > 0)
    throw new StartRefused(
      `The database does not fit this program (${differences.join('; ')}): start the release that it belongs to, or write a migration with the schema of server/ddl.ts.`,
    );
  writer.exec('begin immediate');
  statePlannerFigures(writer, tables);
  writer.exec('commit');
}
