/** "Datos" over the demo's own world: rows, filters and references agree, and nothing that lets somebody in is shown. */
import { beforeAll, describe, expect, it } from 'vitest';
import { tables } from '#backend/tables.ts';
import { dataOf, type DataControls, type DataRow } from '#mock/tab/data.ts';
import { createTabDatabase } from '#mock/tab/store.ts';
import { organizationIds } from '#mock/world/organizations.ts';
import { smallWorld } from '#mock/world/scenarios/small.ts';
import { today } from './grounds.ts';

const org = organizationIds.aurora;
const hash = 'the hash of every password';
let data: DataControls;
beforeAll(async () => {
  const db = await createTabDatabase({ tables });
  for (const seed of smallWorld({ now: today, passwordHash: hash })) await db.seed(seed);
  data = dataOf(db);
});

const valueOf = (row: DataRow | undefined, field: string): unknown =>
  row?.values.find(([name]) => name === field)?.[1];

describe('references', () => {
  it('a tester goes from a person to a recognition of theirs, its transfers and their ledger lines', async () => {
    const moved = await data.rows(org, 'transfers', { field: 'kind', words: 'recognition' });
    const post = (await data.row(org, 'posts', String(valueOf(moved[0], 'postId'))))?.row;
    const person = await data.row(org, 'users', String(valueOf(post, 'senderId')));
    expect(person?.row.label).toMatch(/^\S+ \S+/);
    expect(person?.referredBy).toContainEqual(expect.objectContaining({ table: 'posts', field: 'senderId' }));
    const links = await data.row(org, 'posts', post?.id ?? '');
    expect(links?.refersTo).toContainEqual(
      expect.objectContaining({ field: 'senderId', table: 'users', id: person?.row.id }),
    );
    const transfer = (await data.rows(org, 'transfers', { field: 'postId', words: post?.id ?? '' }))[0];
    const lines = await data.rows(org, 'entries', { field: 'transferId', words: transfer?.id ?? '' });
    expect(lines).toHaveLength(2);
    expect(lines.reduce((sum, line) => sum + Number(valueOf(line, 'amount')), 0)).toBe(0);
  });

  it('every count of referring rows is the number of rows that the library finds', async () => {
    const [person] = await data.rows(org, 'users', { field: 'userType', words: 'manager' });
    const { referredBy = [] } = (await data.row(org, 'users', person?.id ?? '')) ?? {};
    expect(referredBy.length).toBeGreaterThan(5);
    for (const { table, field, count } of referredBy)
      expect(
        await data.rows(org, table, { field, words: person?.id ?? '' }),
        `${table}.${field}`,
      ).toHaveLength(count);
  });

  it('a row that is gone, and a table that is not shown, are told apart', async () => {
    expect(await data.row(org, 'users', 'nobody')).toBeUndefined();
    await expect(data.rows(org, 'one_time_codes')).rejects.toThrow('no such table');
  });
});

describe('secrets', () => {
  it('no shown row holds the hash of a password, and no field can be searched for it', async () => {
    for (const { name } of data.tables)
      expect(JSON.stringify(await data.rows(org, name)), name).not.toContain(hash);
    expect(await data.rows(org, 'users', { field: 'passwordHash', words: hash })).toEqual([]);
  });

  it('a text field whose name says code, key, hash, token or secret is hidden, or is known to let nobody in', () => {
    const named = data.tables.flatMap(({ name, fields }) =>
      fields
        .filter((field) => /code|key|hash|token|secret|password|auth$/i.test(field))
        .filter((field) => tables.find((table) => table.name === name)?.columns[field]?.kind === 'text')
        .map((field) => `${name}.${field}`),
    );
    expect(named.toSorted()).toMatchInlineSnapshot(`
      [
        "api_sends.keyId",
        "badges.imageKey",
        "benefits.iconKey",
        "corporate_values.iconKey",
        "directory_dues.key",
        "events.imageKey",
        "featured_items.imageKey",
        "file_versions.key",
        "levels.iconKey",
        "order_items.imageKey",
        "order_items.trackingCode",
        "organizations.logoKey",
        "post_types.iconKey",
        "product_categories.iconKey",
        "products.imageKey",
        "programs.imageKey",
        "publicity.imageKey",
        "reactions.code",
        "recognition_types.iconKey",
        "repository_files.key",
        "users.backgroundKey",
        "users.birthdayImageKey",
        "users.photoKey",
        "users.photoSmallKey",
      ]
    `);
  });
});

it('a filter finds its words in any case, in one field only, newest rows first', async () => {
  const all = await data.rows(org, 'users');
  const managers = await data.rows(org, 'users', { field: 'userType', words: 'MANAGER' });
  expect(managers.length).toBeGreaterThan(0);
  expect(managers.length).toBeLessThan(all.length);
  expect(managers.every((row) => valueOf(row, 'userType') === 'manager')).toBe(true);
  expect(all.map(({ id }) => id)).toEqual(
    all
      .map(({ id }) => id)
      .toSorted()
      .toReversed(),
  );
});
