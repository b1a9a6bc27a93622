/** More people for tests that need a second one of a kind. */
import { accountOf, accountsOf, move } from '#backend/ledger/ledger.ts';
import { users } from '#backend/people/users.tables.ts';
import type { TestDeployment } from '../support/deployment.ts';

const orgOf = async ({ db }: TestDeployment, email: string): Promise<string> =>
  (await db.directory.find(`email:${email}`)) ?? '';

/** Adds a copy of a person with another id and address and without points; returns the address. */
export async function hireLike(deployment: TestDeployment, email: string): Promise<string> {
  const like = `otra-${email}`;
  const org = await orgOf(deployment, email);
  await deployment.db.directory.bind(org, [`email:${like}`]);
  await deployment.db.tx(org, async (store) => {
    const { rows } = await store.list(users, { where: { email } });
    const id = deployment.dependencies.newId();
    await store.insert(
      users,
      rows.map((row) => ({ ...row, id, email: like })),
    );
  });
  return like;
}

/** Adds points to the balance to give of a person. */
export async function addPointsToGive(
  deployment: TestDeployment,
  email: string,
  points: number,
): Promise<void> {
  const { newId } = deployment.dependencies;
  await deployment.db.tx(await orgOf(deployment, email), async (store) => {
    const ids = (await store.list(users, { where: { email } })).rows.map(({ id }) => id);
    const from = await accountOf(store, 'issue', newId);
    const accounts = await accountsOf(store, ids, 'give', newId);
    const at = new Date(deployment.now).toISOString();
    for (const to of accounts.values())
      await move(store, [{ from, to, points, kind: 'extra', postId: null }], { newId, at });
  });
}
