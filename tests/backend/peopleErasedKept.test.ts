/**
 * What stays of a deleted person without a name: all points and all messages to others. Also what becomes free again.
 */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cartItems } from '#backend/cart/cart.tables.ts';
import { products, stockHolds } from '#backend/stock/catalog.tables.ts';
import { accountOf, accountsOf, move } from '#backend/ledger/ledger.ts';
import { entries } from '#backend/ledger/ledger.tables.ts';
import { pointRequests } from '#backend/points/points.tables.ts';
import { comments } from '#backend/posts/posts.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { users } from '#backend/people/users.tables.ts';
import type { StoreKind } from '../support/deployment.ts';
import { png } from '../support/fileSamples.ts';
import { faultsOf } from './money.ts';
import { at, live, who } from './peopleLife.ts';
import { openPeopleFixture, peopleCalls, type PeopleFixture } from './peopleFixture.ts';

let fixture: PeopleFixture;
const { update } = peopleCalls(() => fixture);
afterEach(() => fixture.deployment.close());

const remove = (id: string) => fixture.done('diego', 'POST /user/admin/delete', { id });

const fill = (id: string, purse: 'give' | 'redeem', points: number) =>
  fixture.change(async (store) => {
    const { newId } = fixture.deployment.dependencies;
    const to = (await accountsOf(store, [id], purse, newId)).get(id);
    if (to === undefined) throw new Error(id);
    const from = await accountOf(store, 'issue', newId);
    await move(store, [{ from, to, points, kind: 'extra', postId: null }], { newId, at });
  });

describe.each(['tab', 'sql'] satisfies StoreKind[])(
  'anonymous data of a deleted person, %s store',
  (kind) => {
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

    it('posts and comments of a deleted person stay under an anonymous name', async () => {
      const { items } = await fixture.done('bruno', 'GET /post?page=1');
      await remove(id);
      const after = (await fixture.done('bruno', 'GET /post?page=1')).items;
      expect(after.map((post: { id: string }) => post.id)).toEqual(
        items.map((post: { id: string }) => post.id),
      );
      expect(after[0]).toMatchObject({
        message: 'Gracias, Bruno',
        sender: { id, first_name: 'Persona', last_name: 'eliminada', profile_image_url: null, active: false },
      });
      expect(
        (await fixture.look((store) => store.list(comments))).rows.map(({ message }) => message),
      ).toEqual(['Bien hecho']);
      expect((await fixture.done('bruno', `GET /user/${id}/public`)).user.first_name).toBe('Persona');
    });

    it('deleting a person returns the points of both wallet balances and keeps the books sound', async () => {
      await fill(id, 'give', 70);
      await fill(id, 'redeem', 45);
      await remove(id);
      expect(await fixture.purse(id)).toEqual({ give: 0, redeem: 0 });
      const { rows } = await fixture.look((store) =>
        store.list(entries, { where: { ownerId: id, kind: 'expiry' } }),
      );
      expect(
        rows
          .map(({ purse, amount }) => `${purse} ${amount}`)
          .toSorted((one, other) => (one < other ? -1 : 1)),
      ).toEqual(['give -70', 'redeem -45']);
      expect(await fixture.look((store) => moneyFaults(store))).toEqual([]);
    });

    it('deleting a person first publishes pending recognitions to that person, so no points arrive later', async () => {
      await fill('ana', 'give', 100);
      const sent = await fixture.done('ana', 'POST /send_feedback', {
        reciever_emails: [who.email, 'bruno@taller.example'],
        amount: 10,
        message: 'Gracias',
        post_types: ['thanks'],
      });
      expect(sent.state).toBe('pending');
      await remove(id);
      fixture.deployment.now += 60_000;
      await fixture.deployment.tick();
      expect(await fixture.purse(id)).toEqual({ give: 0, redeem: 0 });
      expect(await fixture.purse('bruno')).toEqual({ give: 0, redeem: 10 });
      expect(await fixture.look((store) => moneyFaults(store))).toEqual([]);
    });

    it('deleting a person deletes the profile photo with its bytes', async () => {
      const form = new FormData();
      form.append('file', new File([png], 'zebulona.png', { type: 'image/png' }));
      await fixture.change((store) => store.update(users, { id }, { passwordHash: 'plain:aplauso-demo' }));
      await fixture.deployment.rest('PUT /user/profile-photo', { as: who.email, form });
      const key = (await fixture.kept(id))?.photoKey ?? '';
      expect(await fixture.deployment.dependencies.blobs.get('taller', key)).toBeDefined();
      await remove(id);
      expect(await fixture.deployment.dependencies.blobs.get('taller', key)).toBeUndefined();
      expect((await fixture.kept(id))?.photoKey).toBeNull();
    });

    it('deleting a person frees held stock, empties the cart and rejects open point requests', async () => {
      const product = {
        categoryId: 'c',
        catalogId: null,
        providerId: null,
        externalId: null,
        description: '',
        imageKey: null,
        imageUrl: null,
        points: 5,
        isDigital: false,
        questions: [],
        terms: '',
        needsApproval: false,
        opensAt: null,
        closesAt: null,
        active: true,
        fold: '',
        createdAt: at,
      };
      await fixture.change(async (store) => {
        await store.insert(products, [{ ...product, id: 'p', name: 'Taza', stock: 3 }]);
        await store.insert(stockHolds, [
          { id: 'h', userId: id, productId: 'p', quantity: 2, expiresAt: '2027-01-01', createdAt: at },
        ]);
        await store.insert(cartItems, [
          {
            id: 'x',
            userId: id,
            productId: 'p',
            externalProductId: null,
            name: 'Taza',
            points: 5,
            quantity: 2,
            options: {},
            createdAt: at,
          },
        ]);
        await store.insert(pointRequests, [
          {
            id: 'q',
            userId: id,
            requestedBy: 'carla',
            departmentId: null,
            amount: 5,
            reason: '',
            status: 'pending',
            resolvedBy: null,
            resolvedAt: null,
            approvedAmount: null,
            note: '',
            createdAt: at,
          },
        ]);
      });
      await remove(id);
      await fixture.look(async (store) => {
        expect((await store.list(products)).rows[0]?.stock).toBe(5);
        expect((await store.list(stockHolds)).rows).toEqual([]);
        expect((await store.list(cartItems)).rows).toEqual([]);
        expect((await store.list(pointRequests)).rows[0]).toMatchObject({
          status: 'rejected',
          resolvedBy: 'diego',
        });
      });
      expect(await fixture.noticesOf('carla')).toEqual(['q']);
    });
  },
);

/** Faults of the ledger only: the posts of this fixture are rows without transfers. */
async function moneyFaults(store: Store): Promise<readonly string[]> {
  return (await faultsOf(store)).filter((fault) => !fault.startsWith('podium'));
}
