/** A page of communications takes the same reads with thousands of them as with a hundred, each by the index of its scope. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { Context } from '#backend/http/context.ts';
import type { CommunicationRow } from '#backend/communications/communications.access.ts';
import { defaultCommunication } from '#backend/communications/communications.defaults.ts';
import { pageOfMine, scopeOf } from '#backend/communications/communications.scopes.ts';
import { communicationGroups, communications } from '#backend/communications/communications.tables.ts';
import { readingService } from '#backend/communications/reading.service.ts';
import { departments, users } from '#backend/people/users.tables.ts';
import { openStore } from '#backend/store/openStore.ts';
import type { OrgSeed } from '#backend/store/seed.ts';
import { everyone } from '#backend/departments/audience.ts';
import { tables } from '#backend/tables.ts';
import { countLimits } from '#schema/limits.parts.ts';
import { pageSize } from '#schema/limits.ts';
import { sqlEngine } from '#server/sqlEngine.ts';
import { migrationsFolder } from '#server/sqlMigrate.ts';
import { openSqlDatabase } from '#server/sqlStore.ts';
import { Explaining } from '../store/explaining.ts';
import { callOf } from '../support/context.ts';
import { noon, openTestDeployment, type StoreKind } from '../support/deployment.ts';
import { readingAs } from '../support/readingAs.ts';
import { departmentOf, taller } from './postFixture.ts';

const at = new Date(noon).toISOString();
const own = departmentOf('bruno');

/** Rows of every audience and kind, newest first: one in eight ended, one in ten pinned, one in seven for others. */
function rowsOf(count: number): readonly CommunicationRow[] {
  return Array.from({ length: count }, (_, index) => {
    const createdAt = new Date(noon - (index + 1) * 60_000).toISOString();
    const part = index % 7 === 3 ? 'strangers' : own;
    const row = defaultCommunication({
      id: `c${String(index).padStart(6, '0')}`,
      title: `Comunicado ${index}`,
      message: '',
      createdBy: 'ana',
      createdAt,
      onNewsfeed: true,
      pinned: index % 10 === 0,
      state: 'delivered',
      ...(index % 8 === 5 ? { until: createdAt } : {}),
      ...(index % 3 === 1 ? { audienceKind: 'department', departmentId: part } : {}),
      ...(index % 3 === 2 ? { audienceKind: 'group', groupId: 'night' } : {}),
    });
    return { ...row, scope: scopeOf(row, at) };
  });
}

const group = {
  id: 'night',
  name: 'Noche',
  audience: { ...everyone, everyone: false, userIds: ['bruno'] },
  createdBy: 'ana',
  createdAt: at,
  removedAt: null,
};

const worldOf = (count: number): OrgSeed => ({
  ...taller,
  rows: {
    ...taller.rows,
    [communications.name]: rowsOf(count),
    [communicationGroups.name]: [group],
  },
});

/** What the rules say, by hand. */
const expected = (count: number): readonly string[] =>
  rowsOf(count)
    .filter(({ until }) => until > at)
    .filter(({ departmentId }) => departmentId === null || departmentId === own)
    .toSorted((one, other) => Number(other.pinned) - Number(one.pinned))
    .map(({ id }) => id);

/** Reads page `number` of what the caller finds, of the group or of the department. */
const lists = {
  mine: (context: Context, page: number) => readingService.list(context, { query: { page, filed: false } }),
  group: (context: Context, page: number) =>
    readingService.ofGroup(context, { params: { id: 'night' }, query: { page } }),
  department: (context: Context, page: number) =>
    readingService.ofDepartment(context, { params: { id: own ?? '' }, query: { page } }),
} as const;

describe.each(['tab', 'sql'] satisfies StoreKind[])('many communications, %s store', (kind) => {
  const page = async (count: number, number: number, list: keyof typeof lists = 'mine') => {
    const deployment = await openTestDeployment(kind, { world: [worldOf(count)] });
    try {
      return await readingAs(
        deployment,
        'bruno',
        (context) => lists[list](context, number),
        countLimits.posts + 1,
      );
    } finally {
      deployment.close();
    }
  };

  it.each(['group', 'department'] as const)(
    'a page of one %s takes the same reads and counts no further, with ended ones, newest first',
    async (list) => {
      const [few, many] = [await page(100, 1, list), await page(3_000, 1, list)];
      const of = (count: number) =>
        rowsOf(count).filter((row) =>
          list === 'group' ? row.groupId === 'night' : row.departmentId === own,
        );
      expect(many.calls.filter((call) => call.startsWith('list'))).toEqual(
        few.calls.filter((call) => call.startsWith('list')),
      );
      expect(many.calls.filter((call) => call.startsWith('tally'))).toHaveLength(1);
      expect(many.most).toBeLessThanOrEqual(pageSize.default);
      for (const [count, { answer }] of [
        [100, few],
        [3_000, many],
      ] as const)
        expect(answer.items.map(({ id }) => id)).toEqual(
          of(count)
            .slice(0, pageSize.default)
            .map(({ id }) => id),
        );
      expect(few.answer.pagination.total).toBe(of(100).length);
      expect(many.answer.pagination.total).toBe(countLimits.posts + 1);
    },
  );

  it('a page of thousands takes the reads of a page of a hundred, and shows what the rules say, pinned first', async () => {
    const [few, many] = [await page(100, 1), await page(3_000, 1)];
    // The names of groups and departments are read only where a row of the page has one.
    const ofCommunications = (calls: readonly string[]) =>
      calls.filter((call) => call.endsWith(' communications'));
    expect(ofCommunications(many.calls)).toEqual(ofCommunications(few.calls));
    expect(many.calls.length).toBeLessThanOrEqual(few.calls.length + 2);
    expect(many.most).toBeLessThanOrEqual(pageSize.default);
    for (const [count, { answer }] of [
      [100, few],
      [3_000, many],
    ] as const)
      expect(answer.items.map(({ id }) => id)).toEqual(expected(count).slice(0, pageSize.default));
    expect(few.answer.pagination.total).toBe(expected(100).length);
    expect(many.answer.pagination.total).toBe(countLimits.posts + 1);
  });

  it('pages far behind follow one another without a gap, and say that more follow', async () => {
    const { answer } = await page(3_000, 30);
    const [from, to] = [29 * pageSize.default, 30 * pageSize.default];
    expect(answer.items.map(({ id }) => id)).toEqual(expected(3_000).slice(from, to));
    expect(answer.pagination.totalPages).toBeGreaterThan(30);
  });
});

describe('the plan of SQLite', () => {
  let folder = '';
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('a page of communications reaches them by the index of their scope or audience alone, and sorts none', async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'aplauso-test-'));
    const file = path.join(folder, 'plans.sqlite');
    await openSqlDatabase({ file, tables, migrations: migrationsFolder }).close();
    const deployment = await openTestDeployment('sql', { world: [taller] });
    const connection = new Explaining(file);
    connection.run('begin', []);
    const { store } = openStore(sqlEngine(connection, 'taller'), true);
    await store.insert(communications, rowsOf(300));
    await store.insert(communicationGroups, [group]);
    await store.insert(
      departments,
      await deployment.db.read('taller', async (there) => (await there.list(departments)).rows),
    );
    const me = await deployment.db.read('taller', async (there) => {
      const { rows } = await there.list(users, { where: { id: 'bruno' } });
      return rows[0];
    });
    if (me === undefined) throw new Error('diego is one of them');
    connection.plans.length = 0;
    const { dependencies } = deployment;
    const context = callOf({ dependencies, store, org: 'taller', me, now: noon });
    await pageOfMine(context, 1);
    const reached = connection.plans.filter((plan) => plan.includes('communications'));
    expect(reached.length).toBeGreaterThan(3);
    expect(
      reached.filter(
        (plan) => !/INDEX communications_scope_pinned_startsAt|PRIMARY KEY \(org=\? AND id/.test(plan),
      ),
    ).toEqual([]);
    // Only rows of the same moment are sorted, by their ids.
    const sorts = connection.plans.filter((plan) => plan.includes('TEMP B-TREE'));
    expect(sorts.filter((plan) => !plan.includes('LAST TERM'))).toEqual([]);
    connection.plans.length = 0;
    await lists.group(context, 1);
    await lists.department(context, 1);
    const ofOne = connection.plans.filter((plan) => /\bcommunications\b/.test(plan));
    expect(ofOne.length).toBeGreaterThan(1);
    expect(ofOne.filter((plan) => !/INDEX communications_(group|department)Id_startsAt/.test(plan))).toEqual(
      [],
    );
    connection.run('rollback', []);
    connection.close();
    deployment.close();
  });
});
