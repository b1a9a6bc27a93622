/** The remains of a deleted person: no row reveals the identity. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userGroupMembers } from '#backend/departments/departments.tables.ts';
import { files } from '#backend/files/files.tables.ts';
import { handlers } from '#backend/handlers.ts';
import { personRemoved } from '#backend/people/people.events.ts';
import type { Row, Table } from '#backend/store/table.ts';
import { tables } from '#backend/tables.ts';
import { departments } from '#backend/people/users.tables.ts';
import type { StoreKind } from '../support/deployment.ts';
import { at, canaries, live, who } from './peopleLife.ts';
import { openPeopleFixture, everything, peopleCalls, type PeopleFixture } from './peopleFixture.ts';

let fixture: PeopleFixture;
const { create, update } = peopleCalls(() => fixture);
afterEach(() => fixture.deployment.close());

const withUserId = tables.filter(({ columns }) => 'userId' in columns).map(({ name }) => name);
const declaredRemoved = handlers
  .filter(({ event }) => event === personRemoved.name)
  .flatMap(({ people }) => people?.removes ?? [])
  .map(({ name }) => name);
/**
 * Tables whose rows go with the person: as the handlers of `person.removed` declare, holds, whose stock returns,
 * places in evaluations, which go with what was written there, places at events, which move others up, deliveries of
 * communications places in programs, benefits and coverages, whose counters follow, shares of weeks of moods, which leave their sums, and what others saw of the person.
 */
const goesToo = [
  'stock_holds',
  'evaluation_people',
  'evaluation_nominations',
  'event_participants',
  'communication_people',
  'program_people',
  'benefit_submissions',
  'coverage_people',
  // What the person asked for, and who decided in their place.
  'decisions',
  'delegations',
  'mood_shares',
  'metric_looks',
  // Votes, whose counters follow.
  'idea_votes',
];
/** Tables whose rows stay without any person: what was proposed, told and noted. */
const unsigned = ['ideas', 'idea_comments', 'cases', 'case_notes'];
const emptied = withUserId.filter((name) => [...declaredRemoved, ...goesToo].includes(name));
/** Tables whose rows keep the id of the deleted person without a name. */
const idOnly = withUserId.filter((name) => !emptied.includes(name) && !unsigned.includes(name));

const remove = (id: string, reason = '') => fixture.done('diego', 'POST /user/admin/delete', { id, reason });

describe.each(['tab', 'sql'] satisfies StoreKind[])('deleted person, %s store', (kind) => {
  let id: string;
  beforeEach(async () => {
    fixture = await openPeopleFixture(kind);
    const { said } = await fixture.call(
      'diego',
      'POST /org/create/user',
      { ...who, manager_id: 'carla' },
      'the first',
    );
    id = said.id;
    await fixture.change((store) => live(store, fixture.deployment.dependencies.newId, id));
    await update(id, { groups: ['choir'], department_id: 'sales' });
  });
  const now = () => fixture.look(everything);

  it('no table contains a name, address, number or date of a deleted person', async () => {
    // Both kinds of answers that are kept for a day.
    await fixture.call('diego', 'POST /user/update', { id, last_name: 'Quintanilla' }, 'the second');
    await fixture.call('diego', 'POST /user/active/state', { id, active: true }, 'the third');
    const before = await now();
    // Proves that the search finds the texts before the deletion.
    for (const name of ['users', 'orders', 'outbox', 'referrals', 'idempotency_keys', 'user_import_lines'])
      expect(before.get(name), name).toMatch(/zebulona/i);
    await fixture.call('diego', 'POST /user/admin/delete', { id, reason: 'Se fue' }, 'the last');
    const found: string[] = [];
    for (const [name, rows] of await now())
      for (const canary of canaries)
        if (rows.toLowerCase().includes(canary.toLowerCase())) found.push(`${name}: ${canary}`);
    expect(found).toEqual([]);
    expect((await now()).get('users')).toContain('"firstName":"Persona","lastName":"eliminada"');
    expect(await fixture.owner(who.email)).toBeUndefined();
    expect((await fixture.look((store) => store.list(userGroupMembers))).rows).toEqual([]);
  });

  it('no stored bytes contain the name of a deleted person, but those that posts of the organisation hold', async () => {
    const { blobs } = fixture.deployment.dependencies;
    const { rows: uploaded } = await fixture.look((store) => store.list(files));
    for (const { id: key, contentType, name } of uploaded) {
      const bytes = new TextEncoder().encode(`${key} de Zebulona Quintanilla`);
      await blobs.put('taller', key, { bytes, contentType, name });
    }
    expect(uploaded).toHaveLength(5);
    await remove(id);
    const naming: string[] = [];
    for (const { id: key } of uploaded) {
      const kept = await blobs.get('taller', key);
      if (kept !== undefined && /zebulona/i.test(new TextDecoder().decode(kept.bytes))) naming.push(key);
    }
    expect(naming).toEqual(['post-attachments/1', 'post-attachments/2']);
  });

  it('deleting a person leaves the data of other people unchanged', async () => {
    await remove(id);
    const after = await now();
    const ids = (name: string): readonly string[] =>
      (JSON.parse(after.get(name) ?? '[]') as { id: string }[])
        .map((row) => row.id)
        .toSorted((one, other) => (one < other ? -1 : 1));
    expect(ids('outbox')).toEqual(['m3']);
    expect(ids('referrals')).toEqual(['r', 's']);
    expect(ids('files')).toEqual(['post-attachments/1', 'post-attachments/2']);
    expect(after.get('files')).toContain('"name":"archivo.pdf"');
    expect(after.get('files')).toContain('presupuesto.pdf');
    expect(after.get('recognition_groups')).toContain('"userIds":["ana"]');
    expect(after.get('user_import_lines')).toContain('"wanted":{"lastName":"x"}');
    expect(after.get('user_imports')).toContain('otra@');
    expect(await fixture.kept('ana')).toMatchObject({ managerId: null, active: true });
    expect(
      (await fixture.look((store) => store.list(departments, { where: { id: 'sales' } }))).rows[0]?.managerId,
    ).toBeNull();
    expect(await fixture.owner('ana@taller.example')).toBe('taller');
  });

  it('the address and the number of a deleted person can be used again', async () => {
    await remove(id);
    const again = await create({ ...who });
    expect(again.id).not.toBe(id);
    expect(await fixture.owner(who.email)).toBe('taller');
    await remove(again.id);
  });

  it('a repeated call whose stored answer named a deleted person answers already_answered and acts no more', async () => {
    await remove(id);
    const again = await fixture.call(
      'diego',
      'POST /org/create/user',
      { ...who, manager_id: 'carla' },
      'the first',
    );
    expect([again.status, again.said.code]).toEqual([409, 'already_answered']);
  });

  it('deleting a person removes their rows from every table listed as emptied, and keeps all rows of the others without their name', async () => {
    for (const table of tables.filter(({ columns }) => 'userId' in columns))
      await fixture.change(async (store) => {
        for (const userId of [id, other]) {
          const { rows } = await store.list(table);
          if (!rows.some((row) => row['userId'] === userId))
            await store.insert(table, [traceOf(table, userId)]);
        }
      });
    const before = await rowsOf(id);
    expect([...before].filter(([, ids]) => ids.length === 0)).toEqual([]);
    const others = await rowsOf(other);
    await remove(id);
    const after = await rowsOf(id);
    expect(emptied.filter((name) => after.get(name)?.length !== 0)).toEqual([]);
    for (const name of idOnly) expect(after.get(name), name).toEqual(before.get(name));
    const stored = await now();
    for (const name of unsigned) {
      expect(after.get(name), name).toEqual([]);
      for (const row of before.get(name) ?? []) expect(stored.get(name), name).toContain(row);
    }
    expect(await rowsOf(other)).toEqual(others);
    const left = await now();
    const naming = idOnly.filter((name) =>
      canaries.some((canary) => left.get(name)?.toLowerCase().includes(canary.toLowerCase())),
    );
    expect(naming).toEqual([]);
  });

  /** Ids of the rows with a user id, by table. */
  async function rowsOf(userId: string): Promise<ReadonlyMap<string, readonly string[]>> {
    const found = new Map<string, readonly string[]>();
    for (const table of tables.filter(({ columns }) => 'userId' in columns)) {
      const { rows } = await fixture.look((store) => store.list(table));
      const mine = rows.filter((row) => row['userId'] === userId);
      found.set(table.name, mine.map((row) => row.id).toSorted());
    }
    return found;
  }
});

const other = 'somebody-else';
/** A row with a user id for any table; all other columns are as empty as possible. */
function traceOf(table: Table, userId: string): Row<Table> {
  const name = `${table.name}-${userId}`;
  const values = Object.entries(table.columns).map(([column, { kind, nullable }]) => {
    if (column === 'id') return [column, name];
    if (column === 'userId') return [column, userId];
    if (nullable) return [column, null];
    // Unique numbers must differ between the people.
    if (kind === 'int') return [column, userId === other ? 1002 : 1001];
    if (kind === 'bool') return [column, false];
    if (kind === 'json') return [column, column === 'files' ? [] : {}];
    return [column, column.endsWith('At') ? at : name];
  });
  return Object.fromEntries(values) as Row<Table>; // each column of the table has a value of its kind
}
