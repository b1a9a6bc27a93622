/** One connection to SQLite, with a cache of prepared statements. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

/** More than the number of query shapes in the services; queries with lists of `or` add further texts. */
const statementsKept = 500;

/** How long a start waits for a lock of another process, in ms. */
const startMs = 5_000;

/** A synchronous connection; rows are arrays in the order of the selected columns. */
export class SqlConnection {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  /**
   * Opens the file; creates it unless `readOnly`. A lock of another process is an error at once, because SQLite's own
   * waiting stops the whole process; only a start may wait (`starting`, until `started`).
   */
  constructor(
    file: string,
    options: { readonly readOnly?: boolean; readonly durable?: boolean; readonly starting?: boolean } = {},
  ) {
    const { readOnly = false, starting = false } = options;
    this.#database = new DatabaseSync(file, { readOnly, timeout: starting ? startMs : 0 });
    // FULL: a committed transfer of points survives a power failure, not only a crash.
    this.#database.exec(
      `pragma synchronous = ${options.durable === false ? 'off' : 'full'}; pragma temp_store = memory`,
    );
  }

  /** From now on a lock of another process is an error at once. */
  started(): void {
    this.#database.exec('pragma busy_timeout = 0');
  }

  /** Runs statements without parameters, such as a migration. */
  exec(sql: string): void {
    this.#database.exec(sql);
  }

  all(sql: string, parameters: readonly SQLInputValue[]): readonly (readonly unknown[])[] {
    // The type definitions ignore that `setReturnArrays` turns rows into arrays.
    return this.#prepared(sql).all(...parameters) as unknown as readonly (readonly unknown[])[];
  }

  /** Runs a statement; returns the number of changed rows. */
  run(sql: string, parameters: readonly SQLInputValue[]): number {
    return Number(this.#prepared(sql).run(...parameters).changes);
  }

  /** Runs work of several statements atomically; only inside a transaction. */
  atomically<A>(work: () => A): A {
    this.run('savepoint step', []);
    try {
      const answer = work();
      this.run('release step', []);
      return answer;
    } catch (error) {
      // SQLite ends the whole transaction by itself where the disk is full.
      if (!this.inTransaction) throw error;
      this.run('rollback to step', []);
      this.run('release step', []);
      throw error;
    }
  }

  get inTransaction(): boolean {
    return this.#database.isTransaction;
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }

  #prepared(sql: string): StatementSync {
    let statement = this.#statements.get(sql);
    if (!statement) {
      if (this.#statements.size >= statementsKept) this.#statements.clear();
      statement = this.#database.prepare(sql);
      statement.setReturnArrays(true);
      this.#statements.set(sql, statement);
    }
    return statement;
  }
}
