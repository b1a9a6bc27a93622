/** Thousands of random operations: no point is created or lost, and every counter agrees with the stored rows. */
import { expect, it } from 'vitest';
import { users } from '#backend/people/users.tables.ts';
import { openTestDeployment, type StoreKind } from '../support/deployment.ts';
import { employee, faultsOf, moneyIn } from './money.ts';
import { randomMoney } from './randomMoney.ts';
import { again } from '../support/again.ts';
import { seed, trials } from '../support/trials.ts';

const every = 500;

it.each([
  ['tab', trials(2_000)],
  ['sql', trials(500)],
] satisfies [StoreKind, number][])(
  'the books are sound after random operations of people, %s store, %i operations',
  async (kind, operations) => {
    const deployment = await openTestDeployment(kind);
    const badge = await moneyIn(deployment).aBadge(3);
    const org = (await deployment.db.directory.find(`email:${employee}`)) ?? '';
    const play = await randomMoney(deployment, seed, badge);
    for (let count = 1; count <= operations; count++) {
      await play.act();
      if (count % every !== 0) continue;
      const found = await deployment.db.read(org, async (store) => [
        ...(await play.differences(store)),
        ...(await faultsOf(store)),
      ]);
      expect(found, `${again()} fails after ${count} operations`).toEqual([]);
    }
    // Of each kind how many work follows from the draw; that all are tried, and many work, does not.
    for (const [name, { done, refused }] of Object.entries(play.tally))
      expect(done + refused, `${name} was never tried`).toBeGreaterThan(0);
    expect(Object.values(play.tally).reduce((sum, { done }) => sum + done, 0)).toBeGreaterThan(
      operations / 4,
    );
    expect(Object.values(play.tally).reduce((sum, { refused }) => sum + refused, 0)).toBeGreaterThan(
      operations / 50,
    );
    expect(
      await deployment.db.read(org, async (store) => (await store.tally(users))[0]?.count),
    ).toBeGreaterThan(0);
    deployment.close();
  },
  120_000,
);
