/** The small world with more rows, and a bench over both stores. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { users } from '#backend/people/users.tables.ts';
import type { Database } from '#backend/store/port.ts';
import type { OrgSeed } from '#backend/store/seed.ts';
import { tables } from '#backend/tables.ts';
import { createTabDatabase } from '#mock/tab/store.ts';
import { smallWorld } from '#mock/world/scenarios/small.ts';
import { migrationsFolder } from '#server/sqlMigrate.ts';
import { openSqlDatabase } from '#server/sqlStore.ts';
import type { Figure } from './figures.ts';

/** The small world at a moment, with rows added to its first organisation. `added` gets the id of its employee. */
export function worldWith(now: number, added: (employeeId: string) => OrgSeed['rows']): readonly OrgSeed[] {
  const [first, ...others] = smallWorld({ now, passwordHash: 'x' });
  if (first === undefined) throw new Error('the small world has an organisation');
  const rows = { ...first.rows };
  const employee = (rows[users.name] ?? []).find(({ email }) => email === 'employee@aurora.example');
  for (const [name, more] of Object.entries(added(String(employee?.['id']))))
    rows[name] = [...(rows[name] ?? []), ...more];
  return [{ ...first, rows }, ...others];
}

/** The figures of one bench over each store. Each call of `open` gives an empty database. */
export async function overBothStores(
  figuresOf: (open: () => Promise<Database>, store: string) => Promise<readonly Figure[]>,
): Promise<readonly Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'aplauso-bench-'));
  const opened: ReturnType<typeof openSqlDatabase>[] = [];
  const openSql = async (): Promise<Database> => {
    const file = path.join(folder, `bench-${opened.length}.sqlite`);
    const db = openSqlDatabase({ file, tables, migrations: migrationsFolder });
    opened.push(db);
    return db;
  };
  const openTab = (): Promise<Database> => createTabDatabase({ tables });
  try {
    return [...(await figuresOf(openTab, 'memory store')), ...(await figuresOf(openSql, 'SQLite'))];
  } finally {
    for (const db of opened) await db.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The world with that many more people in its first organisation. */
export function withPeople(world: readonly OrgSeed[], people: number): readonly OrgSeed[] {
  const [first, ...others] = world;
  if (first === undefined) throw new Error('the small world has an organisation');
  const there = first.rows[users.name] ?? [];
  const model = there.find(({ email }) => email === 'employee@aurora.example');
  const more = Array.from({ length: people }, (_, person) => ({
    ...model,
    id: `bench-person-${person}`,
    email: `person-${person}@bench.example`,
  }));
  return [{ ...first, rows: { ...first.rows, [users.name]: [...there, ...more] } }, ...others];
}
