/** A connection to SQLite that notes how each of its queries reaches its rows. */
import type { SQLInputValue } from 'node:sqlite';
import { SqlConnection } from '#server/sqlConnection.ts';

/** Records the plan of each query within an organisation. */
export class Explaining extends SqlConnection {
  readonly plans: string[] = [];
  override all(sql: string, parameters: readonly SQLInputValue[]) {
    if (sql.startsWith('select') && sql.includes('"org"'))
      this.plans.push(...super.all(`explain query plan ${sql}`, parameters).map((row) => String(row[3])));
    return super.all(sql, parameters);
  }
}
