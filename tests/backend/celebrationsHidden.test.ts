/** A celebration that a person hides disappears at once: from the feed, the lists and the notifications. */
import { afterEach, describe, expect, it } from 'vitest';
import type { StreamEvent } from '#backend/http/context.ts';
import { accountOf, accountsOf, move } from '#backend/ledger/ledger.ts';
import { accounts } from '#backend/ledger/ledger.tables.ts';
import { notifications } from '#backend/notifications/notifications.tables.ts';
import { celebrations, users } from '#backend/people/users.tables.ts';
import type { Row } from '#backend/store/table.ts';
import { noon } from '../support/deployment.ts';
import { faultsOf as moneyFaults } from './money.ts';
import { openFixture, faultsOf, type Name, type Fixture } from './postFixture.ts';
import { storesOf } from '../support/trials.ts';

let fixture: Fixture;
afterEach(() => fixture.deployment.close());

/** It is 18 March everywhere in the Americas. */
const today = '03-18';
const own = (name: Name, change: Partial<Row<typeof users>>) =>
  fixture.change((store) => store.update(users, { id: name }, change));
const chooses = async (name: Name, choice: Record<string, string>): Promise<void> => {
  const { status, text } = await fixture.call(name, 'PATCH /user/account/update', choice);
  expect(status, text).toBe(200);
};
const feed = (name: Name = 'bruno') => fixture.ids(name, 'GET /post');
const yearLater = (): void => {
  fixture.deployment.now = Date.parse(`2027-${today}T18:00:00Z`);
};
const soundness = () =>
  fixture.look(async (store) => [...(await faultsOf(store)), ...(await moneyFaults(store))]);

describe.each(storesOf(import.meta.url))('hidden celebrations, %s store', (kind) => {
  const begin = async (): Promise<void> => {
    fixture = await openFixture(kind);
    await own('ana', { birthday: `1990-${today}`, admissionDate: `2020-${today}` });
    await own('bruno', { birthday: `1991-${today}` });
    await fixture.deployment.tick();
    expect(await feed()).toHaveLength(3);
  };

  it('hiding a birthday removes its post, list entry and notification at once, and those of no other day', async () => {
    await begin();
    const before = await fixture.call('bruno', 'GET /post');
    const post = (
      before.said.items as { id: string; kind: string; receivers: { user: { id: string } }[] }[]
    ).find((one) => one.kind === 'birthday' && one.receivers[0]?.user.id === 'ana');
    const id = post?.id ?? '';
    // The person has read the notification, and a colleague has commented on the post.
    await fixture.change((store) =>
      store.update(notifications, { postId: id }, { readAt: new Date(noon).toISOString() }),
    );
    await fixture.call('carla', 'POST /comment', { post_id: id, message: 'Feliz cumpleaños' });
    const told: StreamEvent[] = [];
    const { eventBus: hub } = fixture.deployment.dependencies;
    const stop = hub.subscribe('taller', 'carla', (message) => void told.push({ to: ['carla'], message }));
    await chooses('ana', { birthday_shown: 'hidden' });
    stop();

    expect(await feed()).toHaveLength(2);
    expect(await feed()).not.toContain(id);
    expect(await fixture.ids('bruno', 'GET /post?department_id=sales')).not.toContain(id);
    expect((await fixture.call('bruno', `GET /post/${id}`)).status).toBe(404);
    const birthdays = await fixture.call('bruno', 'GET /users/birth');
    expect(birthdays.text).not.toContain('"ana"');
    expect(birthdays.said).toHaveLength(1);
    expect(await fixture.noticesOf('ana')).toEqual([['anniversary', null]]);
    expect(told.map(({ message }) => [message.kind, message.postId])).toContainEqual(['post.removed', id]);
    expect(await soundness()).toEqual([]);
  });

  it('a day hidden and shown again is celebrated again only in the next year', async () => {
    await begin();
    await chooses('ana', { anniversary_shown: 'hidden' });
    await chooses('ana', { anniversary_shown: 'full' });
    fixture.deployment.now += 3_600_000;
    expect(await fixture.deployment.tick()).toBe(0);
    expect(await feed()).toHaveLength(2);
    yearLater();
    expect(await fixture.deployment.tick()).toBe(3);
    const marks = await fixture.look((store) => store.list(celebrations, { where: { userId: 'ana' } }));
    expect(marks.rows.map(({ kind: what, year }) => `${what} ${year}`).toSorted()).toEqual([
      'anniversary 2026',
      'anniversary 2027',
      'birthday 2026',
      'birthday 2027',
    ]);
  });

  it('hiding the days of a person removes the celebration posts of all years', async () => {
    fixture = await openFixture(kind);
    await own('ana', { birthday: `1990-${today}`, admissionDate: `2020-${today}` });
    await own('bruno', { birthday: `1991-${today}` });
    for (const year of [2025, 2026]) {
      fixture.deployment.now = Date.parse(`${year}-${today}T18:00:00Z`);
      await fixture.deployment.tick();
    }
    expect(await feed()).toHaveLength(6);
    await chooses('ana', { birthday_shown: 'hidden', anniversary_shown: 'hidden' });
    expect(await feed()).toHaveLength(2);
  });

  it('hiding a day returns the boost points of colleagues on its post', async () => {
    await begin();
    await fixture.set({ boostEnabled: true, boostMax: 20 });
    await fixture.change(async (store) => {
      const draw = { newId: fixture.deployment.dependencies.newId, at: new Date(noon).toISOString() };
      const from = await accountOf(store, 'issue', draw.newId);
      const to = (await accountsOf(store, ['bruno'], 'give', draw.newId)).get('bruno');
      if (to === undefined) throw new Error('bruno has no purse');
      await move(store, [{ from, to, points: 50, kind: 'allowance', postId: null }], draw);
    });
    const balances = () =>
      fixture.look(async (store) => {
        const { rows } = await store.list(accounts, { where: { ownerId: { in: ['ana', 'bruno'] } } });
        return rows
          .filter(({ balance }) => balance !== 0)
          .map(({ ownerId, purse: what, balance }) => `${ownerId} ${what} ${balance}`)
          .toSorted();
      });
    const { said } = await fixture.call('bruno', 'GET /post');
    const mine = (said.items as { id: string; kind: string }[]).find((one) => one.kind === 'anniversary');
    const boost = await fixture.call('bruno', 'POST /boost', { post_id: mine?.id, amount: 20 });
    expect(boost.status, boost.text).toBe(200);
    expect(await balances()).toEqual(['ana redeem 20', 'bruno give 30']);
    await chooses('ana', { anniversary_shown: 'hidden' });
    expect(await balances()).toEqual(['bruno give 50']);
    expect(await soundness()).toEqual([]);
  });

  it('hiding only the year of an anniversary keeps its post and removes the number of years', async () => {
    await begin();
    const years = async () => {
      const { said } = await fixture.call('bruno', 'GET /post');
      return (said.items as { kind: string; years: number | null }[])
        .filter((one) => one.kind === 'anniversary')
        .map((one) => one.years);
    };
    expect(await years()).toEqual([6]);
    await chooses('ana', { anniversary_shown: 'no_year' });
    expect(await years()).toEqual([null]);
  });
});
