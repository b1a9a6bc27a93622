/**
 * Migrates a database to the newest schema by numbered files; each file is applied once and never changed
 * afterwards.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefused } from './refused.ts';
import type { SqlConnection } from './sqlConnection.ts';

/** The folder of the product's migrations. */
export const migrationsFolder = join(import.meta.dirname, 'migrations');

/** The first migration of the versions before 0.2.0. */
const earlier = '001_foundation.sql';

interface Migration {
  readonly version: number;
  readonly name: string;
  readonly sql: string;
  readonly digest: string;
}

function migrationsIn(folder: string): readonly Migration[] {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  return files.map((name, at) => {
    const version = Number.parseInt(name, 10);
    if (version !== at + 1) throw new Error(`migration ${name}: expected number ${at + 1}`);
    // A checkout with other line endings is the same migration.
    const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
    return { version, name, sql, digest: createHash('sha256').update(sql).digest('hex') };
  });
}

/**
 * Applies missing migrations, each file atomically; throws if the database is newer, was begun before version 0.2.0, or
 * an applied file was changed.
 */
export function migrate(connection: SqlConnection, folder: string): void {
  connection.exec(
    'create table if not exists schema_migrations (version integer primary key, name text not null, digest text not null) strict',
  );
  const migrations = migrationsIn(folder);
  for (const migration of migrations) {
    // Another process that starts at the same time waits here, and then finds the row.
    connection.exec('begin immediate');
    try {
      const [applied] = connection.all('select digest, name from schema_migrations where version = ?', [
        migration.version,
      ]);
      if (applied?.[1] === earlier)
        throw new StartRefused(
          `The database was begun before version 0.2.0 and is not upgraded. Export what you need with the earlier commit (git checkout "$(git log -1 --format=%h --diff-filter=D -- server/migrations/${earlier})^"; docs/operations.md, "Upgrade"), then start this version with an empty DATA_DIR.`,
        );
      if (applied && applied[0] !== migration.digest)
        throw new StartRefused(
          `Migration ${migration.name} was changed after it had been applied: restore the file of the release, and write a new migration for the change.`,
        );
      if (!applied) {
        connection.exec(migration.sql);
        connection.run('insert into schema_migrations (version, name, digest) values (?, ?, ?)', [
          migration.version,
          migration.name,
          migration.digest,
        ]);
      }
      connection.exec('commit');
    } catch (error) {
      connection.exec('rollback');
      throw error;
    }
  }
  const [newest] = connection.all('select max(version) from schema_migrations', []);
  if (Number(newest?.[0] ?? 0) > migrations.length)
    throw new StartRefused(
      `The database is newer than this program (schema ${String(newest?.[0])}, and the program knows ${migrations.length}): start the newer release, or restore a backup.`,
    );
}
