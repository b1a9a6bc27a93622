/**
 * A deployment whose organisation has a hundred thousand posts: `node tests/support/manyPosts.ts <folder>
 * <count>` fills an empty DATA_DIR for `server/main.ts`. It contains all people of the small world, with the
 * password of the demo.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { feedScopes } from '#backend/posts/posts.scopes.ts';
import { postReceivers, posts, postScopes } from '#backend/posts/posts.tables.ts';
import { postTypes } from '#backend/program/program.tables.ts';
import { columnNames } from '#backend/store/row.ts';
import type { Row, Table } from '#backend/store/table.ts';
import { tables } from '#backend/tables.ts';
import { users } from '#backend/people/users.tables.ts';
import { values } from '#backend/program/values.tables.ts';
import { organizationIds } from '#mock/world/organizations.ts';
import { demoPassword } from '#mock/world/personas.ts';
import { smallWorld } from '#mock/world/scenarios/small.ts';
import { seedDatabase } from '#mock/world/world.ts';
import { hasher } from '#server/hasher.ts';
import { SqlConnection } from '#server/sqlConnection.ts';
import { migrationsFolder } from '#server/sqlMigrate.ts';
import { sqlValue } from '#server/sqlQuery.ts';
import { quoted, quotedList } from '#server/sqlSchema.ts';
import { openSqlDatabase } from '#server/sqlStore.ts';
import { defaultPost } from '#backend/posts/posts.defaults.ts';

const org = organizationIds.aurora;
const minute = 60_000;

/** Senders, receivers and types: enough of each that every filter matches thousands of posts. */
interface Cast {
  readonly people: readonly Row<typeof users>[];
  readonly typeIds: readonly string[];
  readonly valueIds: readonly string[];
}

const at = <A>(all: readonly A[], index: number): A => {
  const one = all[index % all.length];
  if (one === undefined) throw new Error('the small world has some of each');
  return one;
};

/** Writes rows without the store: the store validates each row, and this validation is not measured here. */
function writer<T extends Table>(connection: SqlConnection, table: T): (row: Row<T>) => void {
  const names = columnNames(table);
  const text = `insert into ${quoted(table.name)} ("org", ${quotedList(names)}) values (?${', ?'.repeat(names.length)})`;
  return (row) => {
    const cells: Readonly<Record<string, unknown>> = row;
    const stored = names.map((name) => {
      const cell = cells[name];
      if (cell === null || typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean')
        return sqlValue(cell);
      return JSON.stringify(cell);
    });
    connection.run(text, [org, ...stored]);
  };
}

/**
 * Writes one post a minute, each with one receiver and one type, and every second one with a value; the
 * newest is a minute before `now`.
 */
function write(
  connection: SqlConnection,
  { people, typeIds, valueIds }: Cast,
  count: number,
  now: number,
): void {
  const post = writer(connection, posts);
  const receiver = writer(connection, postReceivers);
  const scope = writer(connection, postScopes);
  for (let index = 0; index < count; index++) {
    const id = `many-${String(index).padStart(7, '0')}`;
    const createdAt = new Date(now - (count - index) * minute).toISOString();
    const taker = at(people, index + 1 + (index % (people.length - 1)));
    const facts = {
      senderId: at(people, index).id,
      typeIds: [at(typeIds, index)],
      valueIds: index % 2 === 0 ? [at(valueIds, index / 2)] : [],
      badgeId: null,
    };
    post(
      defaultPost({
        ...facts,
        id,
        kind: 'recognition',
        message: `Gracias número ${index}: ${'sin tu ayuda no habría salido. '.repeat(1 + (index % 5))}`,
        listed: true,
        createdAt,
      }),
    );
    const row = { postId: id, createdAt };
    receiver({
      ...row,
      id: `r-${id}`,
      userId: taker.id,
      position: 0,
      points: 0,
      published: true,
      special: false,
    });
    const departmentIds = taker.departmentId === null ? [] : [taker.departmentId];
    feedScopes({ ...facts, receiverIds: [taker.id], departmentIds }).forEach((name, place) =>
      scope({ ...row, id: `s${place}-${id}`, scope: name, kind: 'recognition', seenBy: 'everyone' }),
    );
  }
}

/** Fills an empty folder. */
export async function fillWithManyPosts(folder: string, count: number, now = Date.now()): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'aplauso.sqlite');
  const db = openSqlDatabase({ file, tables, migrations: migrationsFolder });
  await seedDatabase(
    db,
    smallWorld({ now: now - count * minute, passwordHash: await hasher.hash(demoPassword) }),
  );
  const cast = await db.read(org, async (store): Promise<Cast> => ({
    people: (await store.list(users, { where: { active: true, userType: { ne: 'external' } } })).rows,
    typeIds: (await store.list(postTypes, { where: { active: true } })).rows.map(({ id }) => id),
    valueIds: (await store.list(values, { where: { active: true } })).rows.map(({ id }) => id),
  }));
  await db.close();
  const connection = new SqlConnection(file, { durable: false });
  // No other process uses this file, and a file after a crash is discarded.
  connection.exec(
    'pragma journal_mode = off; pragma locking_mode = exclusive; pragma cache_size = -500000; begin',
  );
  write(connection, cast, count, now);
  connection.exec('commit; pragma journal_mode = wal');
  connection.close();
}

const [, script, folder, count] = process.argv;
if (script === fileURLToPath(import.meta.url) && folder !== undefined)
  await fillWithManyPosts(folder, Number(count ?? 100_000));
