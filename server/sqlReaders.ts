/** A pool of reading connections; each holds one snapshot at a time, which the reads of one turn of the loop share. */
import type { Engine } from '#backend/store/engine.ts';
import type { OrgId } from '#backend/store/port.ts';
import type { Commits } from './commits.ts';
import { SqlConnection } from './sqlConnection.ts';
import { sqlEngine } from './sqlEngine.ts';
import { KeptAnswers, snapshotEngine } from './sqlSnapshot.ts';
import { answerable } from './systemFault.ts';
import { untilFree } from './untilFree.ts';

/** Further snapshots wait for a free connection, never for the writer. */
const maxReaders = 8;

/** Snapshots of a database file. */
export interface Readers {
  /** Runs work on a snapshot of an organisation that holds every commit until now, and none after. */
  look<A>(org: OrgId, work: (engine: Engine) => Promise<A>): Promise<A>;
  close(): void;
}

interface Snapshot {
  readonly opened: Promise<{ readonly engine: Engine; readonly end: () => void }>;
  /** The newest commit at its beginning. */
  readonly at: number;
  users: number;
}

/** Readers of a database file; connections open on demand. They wait up to `lockMs` for a lock of another process. */
export function readers(file: string, lockMs: number, commits: Commits): Readers {
  const idle: SqlConnection[] = [];
  const waiting: ((connection: SqlConnection) => void)[] = [];
  const kept = new KeptAnswers(commits);
  /** Snapshots that began in this turn of the loop. */
  const fresh = new Map<OrgId, Snapshot>();
  let opened = 0;
  let closed = false;

  const take = (): SqlConnection | Promise<SqlConnection> => {
    const free = idle.pop();
    if (free) return free;
    if (opened >= maxReaders) return new Promise((resolve) => waiting.push(resolve));
    const connection = new SqlConnection(file, { readOnly: true });
    opened++;
    return connection;
  };
  const giveBack = (connection: SqlConnection): void => {
    if (connection.inTransaction) connection.run('rollback', []);
    const next = waiting.shift();
    if (next) next(connection);
    else if (closed) connection.close();
    else idle.push(connection);
  };

  async function open(org: OrgId): Promise<Awaited<Snapshot['opened']>> {
    const connection = await take();
    try {
      connection.run('begin', []);
    } catch (error) {
      giveBack(connection);
      throw error;
    }
    const at = commits.count;
    let isPinned = false;
    // SQLite takes the snapshot at the first read, so one must come before the next commit.
    const settle = commits.beforeNext(() => {
      connection.all('select 1 from sqlite_schema limit 1', []);
    });
    const first = async <A>(read: () => A | Promise<A>): Promise<A> => {
      if (isPinned) return read();
      const answer = await untilFree(read, lockMs);
      isPinned = true;
      settle();
      return answer;
    };
    const engine = sqlEngine(connection, org);
    const reading: Engine = {
      ...engine,
      select: (table, selection) => first(() => engine.select(table, selection)),
      tally: (table, grouping) => first(() => engine.tally(table, grouping)),
    };
    return {
      engine: snapshotEngine(reading, org, kept, at),
      end() {
        settle();
        giveBack(connection);
      },
    };
  }

  function begin(org: OrgId): Snapshot {
    const snapshot: Snapshot = { opened: open(org), at: commits.count, users: 0 };
    fresh.set(org, snapshot);
    setImmediate(() => forget(org, snapshot));
    return snapshot;
  }
  const forget = (org: OrgId, snapshot: Snapshot): void => {
    if (fresh.get(org) === snapshot) fresh.delete(org);
  };

  return {
    async look(org, work) {
      commits.look();
      const known = fresh.get(org);
      const snapshot = known?.at === commits.count ? known : begin(org);
      snapshot.users++;
      try {
        const { engine } = await snapshot.opened;
        return await work(engine);
      } catch (error) {
        throw answerable(error);
      } finally {
        snapshot.users--;
        if (snapshot.users === 0) {
          forget(org, snapshot);
          await snapshot.opened.then(
            ({ end }) => end(),
            () => undefined,
          );
        }
      }
    },
    close() {
      closed = true;
      for (const connection of idle.splice(0)) connection.close();
    },
  };
}
