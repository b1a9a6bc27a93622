/** Files end with their record: when the person who handed them in is removed, and else by the sweep of a day. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { challengeProofs } from '#backend/challenges/challenges.tables.ts';
import { files, repositoryFiles } from '#backend/files/files.tables.ts';
import { goalCheckins } from '#backend/goals/goals.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import { tasks, taskSubmissions } from '#backend/tasks/tasks.tables.ts';
import type { StoreKind } from '../support/deployment.ts';
import { openRepositoryFixture, type RepositoryFixture } from '#tests/backend/repositoryFixture.ts';

let fixture: RepositoryFixture;
afterEach(() => fixture.deployment.close());
const today = () => new Date(fixture.deployment.now).toISOString().slice(0, 10);
const done = (name: string, route: string, body: object = {}) => fixture.done(name, route, body);
const attach = (name: string, type = 'task-attachment') => fixture.upload(name, { type });

/** Ways in which a record holds a file of a person; each returns the key. */
const held: Readonly<Record<string, (who: string) => Promise<string>>> = {
  'a hand-in': async (who) => {
    const key = await attach(who);
    const { id } = await done('diego', 'POST /task', { title: 'Justificante', user_ids: [who] });
    await done(who, `POST /task/${id}/submit`, { attachment_keys: [key] });
    return key;
  },
  'a hand-in that was withdrawn': async (who) => {
    const key = await attach(who);
    const { id } = await done('diego', 'POST /task', { title: 'Justificante', user_ids: [who] });
    await done(who, `POST /task/${id}/submit`, { attachment_keys: [key] });
    const { items } = await fixture.done(who, 'GET /user/tasks/submitted');
    await done(who, `PATCH /task/submission/${items[0].id}/withdraw`);
    return key;
  },
  'a task of their own': async (who) => {
    const key = await attach(who);
    await done(who, 'POST /task', { title: 'Mía', attachment_keys: [key] });
    return key;
  },
  'a proof of a challenge': async (who) => {
    const key = await attach(who);
    const { id } = await done('diego', 'POST /org/challenge/create', {
      name: `Agua de ${who}`,
      type_id: 'water',
      way: 'target',
      target: 1,
      unit: 'vasos',
      points: 0,
      proof: true,
      starts_on: today(),
      ends_on: today(),
    });
    await done(who, `POST /challenge/${id}/join`);
    await done(who, `POST /challenge/${id}/proof`, { message: 'Foto', file_keys: [key] });
    return key;
  },
  'a check-in': async (who) => {
    const key = await attach(who, 'goalcheckin-attachment');
    const { id: period_id } = await done('diego', 'POST /goal_period', {
      name: `T ${who}`,
      starts_on: '2020-01-01',
    });
    const { id: goal_id } = await done(who, 'POST /goal', { title: 'Meta', period_id, target: 10 });
    const checkin = { goal_id, value: 1, confidence: 'on_track', attachment_keys: [key] };
    await done(who, 'POST /goal/checkin', checkin);
    return key;
  },
  'nothing yet': (who) => attach(who, 'complaint-attachment'),
};
const rowOf = (key: string) =>
  fixture.look(async (store) => (await store.list(files, { where: { id: key } })).rows.length);
const remove = (id: string) => done('diego', 'POST /user/admin/delete', { id, reason: '' });

describe.each(['tab', 'sql'] satisfies StoreKind[])('files of records that go, %s store', (kind) => {
  beforeEach(async () => {
    fixture = await openRepositoryFixture(kind);
  });

  it.each(Object.entries(held))(
    '%s: the file goes with its person, that of a colleague stays',
    async (_, hold) => {
      const [mine, other] = [await hold('ana'), await hold('bruno')];
      expect([await fixture.holds(mine), await fixture.holds(other)]).toEqual([true, true]);
      await remove('ana');
      expect([await rowOf(mine), await rowOf(other)]).toEqual([0, 1]);
      expect([await fixture.holds(mine), await fixture.holds(other)]).toEqual([false, true]);
    },
  );

  it('a task that others have keeps its files when its maker goes', async () => {
    const key = await attach('dora');
    await done('dora', 'POST /task', { title: 'De todos', user_ids: ['ana'], attachment_keys: [key] });
    await remove('dora');
    expect(await fixture.holds(key)).toBe(true);
  });

  it('files whose record is gone are swept on the next day, once; all others stay', async () => {
    const keys = new Map<string, string>();
    for (const [what, hold] of Object.entries(held)) keys.set(what, await hold('ana'));
    const document = await fixture.document();
    const picture = await fixture.upload('ana', {
      type: 'corp-benef-image',
      fileName: 'a.png',
      contentType: 'image/png',
    });
    const left = async () => {
      const found: string[] = [];
      for (const [what, key] of keys)
        if ((await rowOf(key)) > 0 && (await fixture.holds(key))) found.push(what);
      return found;
    };
    await fixture.deployment.tick();
    expect(await left()).toEqual([...keys.keys()]);
    await fixture.change(async (store) => {
      for (const table of [taskSubmissions, tasks, challengeProofs, goalCheckins] as const)
        await store.remove(table, {});
      // Removed before this rule existed.
      await store.update(users, { id: 'ana' }, { active: false, deletedAt: `${today()}T12:00:00.000Z` });
    });
    await fixture.deployment.tick();
    expect(await left()).toEqual([...keys.keys()]);
    fixture.deployment.now += 86_400_000;
    await fixture.deployment.tick();
    expect(await left()).toEqual([]);
    for (const key of keys.values()) expect(await fixture.holds(key)).toBe(false);
    const { rows } = await fixture.look((store) => store.list(files));
    const { rows: documents } = await fixture.look((store) =>
      store.list(repositoryFiles, { where: { id: document.id } }),
    );
    expect(rows.map(({ id }) => id).toSorted()).toEqual(
      [picture, ...documents.map((row) => row.key)].toSorted(),
    );
  });
});
