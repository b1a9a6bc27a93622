/** The list that was imported into the demo can be undone during a demonstration. */
import { expect, it } from 'vitest';
import { userImportLines } from '#backend/users/imports.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import { admin } from '#tests/backend/money.ts';
import { buildWorld } from '#mock/world/world.ts';
import { openTestDeployment, password } from '../support/deployment.ts';
import { aurora, ordinary, rowsOf } from './worlds.ts';

interface Said {
  readonly id: string;
  readonly status: string;
  readonly can_undo: boolean;
  readonly kept: readonly unknown[];
}

it('undoing the demo’s import removes invited people, restores changed ones, and keeps nobody', async () => {
  const now = Date.parse(ordinary);
  const deployment = await openTestDeployment('tab', {
    world: buildWorld({ now, passwordHash: `plain:${password}` }),
    now,
  });
  while ((await deployment.tick()) > 0);
  const list = async (): Promise<readonly Said[]> =>
    ((await (await deployment.rest('GET /org/imports', { as: admin })).json()) as { items: readonly Said[] })
      .items;
  const [joiners, undone] = await list();
  expect([joiners?.can_undo, undone?.can_undo]).toEqual([true, false]);
  const id = joiners?.id ?? '';
  expect((await deployment.rest(`POST /org/import/${id}/undo`, { as: admin })).status).toBe(202);
  while ((await deployment.tick()) > 0);
  expect((await list())[0]).toMatchObject({ status: 'undone', kept: [] });

  const before = rowsOf(aurora, users);
  const { rows: after } = await deployment.db.read(aurora.org, (store) => store.list(users));
  const gone = before.filter(({ id: one }) => after.every((user) => user.id !== one));
  expect(gone.map(({ activatedAt }) => activatedAt)).toEqual([null, null, null]);
  const changed = rowsOf(aurora, userImportLines).find(
    ({ importId, action }) => importId === id && action === 'changed',
  );
  expect(after.find((user) => user.id === changed?.userId)?.jobPosition).toBe('En formación');
  deployment.close();
});
