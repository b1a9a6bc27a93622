/** A database with the first schema is migrated: its rows are found in the tables of today. */
import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { files, fileVersions } from '#backend/files/files.tables.ts';
import { defaultPost } from '#backend/posts/posts.defaults.ts';
import { accounts, entries } from '#backend/ledger/ledger.tables.ts';
import { podiumScores } from '#backend/recognitions/recognitions.tables.ts';
import { postTypes, recognitionTypes } from '#backend/program/program.tables.ts';
import { postReceivers, posts, postScopes } from '#backend/posts/posts.tables.ts';
import { tables } from '#backend/tables.ts';
import { SqlConnection } from '#server/sqlConnection.ts';
import { migrate, migrationsFolder } from '#server/sqlMigrate.ts';
import { openSqlDatabase } from '#server/sqlStore.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'aplauso-test-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const person = (id: string, department: string | null): string =>
  `insert into "users" values ('aurora', '${id}', '${id}', 'Paz', '${id}@aurora.example', null, 'employee', 1, 1, 'spanish', null, ${department === null ? 'null' : `'${department}'`}, null, null, null, '${id}', 0, '2026-01-01T00:00:00.000Z');`;

test('migrated posts of the first schema stay published, found by type and department, and counted on the podium', async () => {
  const file = join(folder, 'old.sqlite');
  copyFileSync(join(migrationsFolder, '001_foundation.sql'), join(folder, '001_foundation.sql'));
  const old = new SqlConnection(file);
  migrate(old, folder);
  old.exec(
    [
      person('ana', 'product'),
      person('luis', 'data'),
      person('eva', null),
      `insert into "post_types" values ('aurora', 'team', 'Equipo', 'Team', '#2f855a', 'users', '["employee","admin"]', 0, 1);`,
      `insert into "posts" values ('aurora', 'p1', 'ana', 30, '["team"]', 'Gracias', 2, 1, '2026-03-02T10:00:00.000Z');`,
      `insert into "post_receivers" values ('aurora', 'r1', 'p1', 'luis', 0, 30, '2026-03-02T10:00:00.000Z');`,
      `insert into "post_receivers" values ('aurora', 'r2', 'p1', 'eva', 1, 0, '2026-03-02T10:00:00.000Z');`,
      `insert into "post_type_links" values ('aurora', 'l1', 'p1', 'team', '2026-03-02T10:00:00.000Z');`,
      `insert into "transfers" values ('aurora', 't1', 'recognition', 'a1', 'a2', 30, 'p1', null, '2026-03-02T10:00:00.000Z');`,
    ].join('\n'),
  );
  old.close();

  const db = openSqlDatabase({ file, tables, migrations: migrationsFolder });
  await db.read('aurora', async (store) => {
    expect((await store.list(posts)).rows).toMatchObject([
      {
        id: 'p1',
        kind: 'recognition',
        state: 'published',
        listed: true,
        seenBy: 'everyone',
        message: 'Gracias',
        likesCount: 2,
      },
    ]);
    expect((await store.list(postReceivers, { where: { userId: 'luis' } })).rows).toMatchObject([
      { postId: 'p1', points: 30, published: true, special: false },
    ]);
    const { rows: scopes } = await store.list(postScopes, { where: { postId: 'p1' } });
    expect(scopes.map(({ scope }) => scope).sort()).toEqual([
      'department:data',
      'receiver:eva',
      'receiver:luis',
      'sender:ana',
      'type:team',
      'type:team|department:data',
    ]);
    expect((await store.list(recognitionTypes)).rows).toMatchObject([
      { id: 'team', name: 'Equipo', roles: ['employee', 'admin'], active: true },
    ]);
    expect((await store.list(postTypes)).rows).toMatchObject([{ id: 'team', recognitionTypeId: 'team' }]);
    expect((await store.list(podiumScores, { where: { month: '2026-03' } })).rows).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ userId: 'luis', pointsReceived: 30, received: 1, given: 0 }),
        expect.objectContaining({ userId: 'ana', pointsGiven: 30, given: 1, received: 0 }),
      ]) as never, // the matcher is not typed as rows
    );
  });
  await db.close();
});

test('migrated files know the post or document that holds them', async () => {
  const file = join(folder, 'files.sqlite');
  const made = openSqlDatabase({ file, tables, migrations: migrationsFolder });
  const createdAt = '2026-03-02T10:00:00.000Z';
  await made.tx('aurora', async (store) => {
    const row = { uploaderId: 'ana', name: 'a.png', contentType: 'image/png', size: 1, recordId: null };
    await store.insert(files, [
      { ...row, id: 'post-attachments/1', type: 'post-attachments', uploadedAt: createdAt, createdAt },
      { ...row, id: 'post-attachments/2', type: 'post-attachments', uploadedAt: createdAt, createdAt },
      { ...row, id: 'comm-attachment/1', type: 'comm-attachment', uploadedAt: createdAt, createdAt },
    ]);
    const version = {
      version: 1,
      contentType: 'image/png',
      size: 1,
      note: null,
      uploaderId: 'ana',
      createdAt,
    };
    await store.insert(fileVersions, [{ ...version, id: 'v', fileId: 'rules', key: 'comm-attachment/1' }]);
    await store.insert(posts, [
      defaultPost({ id: 'p1', kind: 'recognition', createdAt, attachmentKeys: ['post-attachments/1'] }),
    ]);
  });
  await made.close();
  const old = new SqlConnection(file);
  old.exec('alter table "files" drop column "recordId"; delete from schema_migrations where version = 7');
  old.close();

  const db = openSqlDatabase({ file, tables, migrations: migrationsFolder });
  const { rows } = await db.read('aurora', (store) => store.list(files, { order: [['id', 'asc']] }));
  expect(rows.map(({ id, recordId }) => [id, recordId])).toEqual([
    ['comm-attachment/1', 'rules'],
    ['post-attachments/1', 'p1'],
    ['post-attachments/2', null],
  ]);
  await db.close();
});

test('migrated ledger entries are numbered in their account in the order of their ids', async () => {
  const file = join(folder, 'old.sqlite');
  for (const name of readdirSync(migrationsFolder).filter((one) => one < '008'))
    copyFileSync(join(migrationsFolder, name), join(folder, name));
  const old = new SqlConnection(file);
  migrate(old, folder);
  const entry = (id: string, account: string, second: number): string =>
    `insert into "entries" values ('aurora', '${id}', 't-${id}', '${account}', 'ana', 'give', 'extra', 5, 5, '2026-03-02T10:00:0${second}.000Z');`;
  old.exec(
    [
      `insert into "accounts" values ('aurora', 'a1', 'ana', 'give', 10), ('aurora', 'a2', 'luis', 'give', 5), ('aurora', 'a3', 'eva', 'give', 0);`,
      entry('e1', 'a1', 9),
      entry('e2', 'a2', 5),
      entry('e3', 'a1', 1),
    ].join('\n'),
  );
  old.close();

  const db = openSqlDatabase({ file, tables, migrations: migrationsFolder });
  await db.read('aurora', async (store) => {
    const { rows } = await store.list(entries);
    expect(rows.map(({ id, number }) => `${id} ${number}`)).toEqual(['e1 1', 'e2 1', 'e3 2']);
    const { rows: counted } = await store.list(accounts);
    expect(counted.map(({ entryCount }) => entryCount)).toEqual([2, 1, 0]);
  });
  await db.close();
});
