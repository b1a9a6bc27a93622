/**
 * Random concurrent changes by two administrators: an administrator remains, no one is their own manager, and addresses
 * and ledger agree.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { accountOf, accountsOf, move } from '#backend/ledger/ledger.ts';
import { accounts } from '#backend/ledger/ledger.tables.ts';
import { departments, users } from '#backend/people/users.tables.ts';
import type { StoreKind } from '../support/deployment.ts';
import { faultsOf } from './money.ts';
import { openPeopleFixture, type PeopleFixture } from './peopleFixture.ts';
import { trials } from '#tests/support/trials.ts';
import { assertUntilSeen } from '#tests/support/untilSeen.ts';

const cast = ['ana', 'bruno', 'elena', 'carla', 'diego', 'dora', 'mario', 'xavi', 'ines'] as const;
const who = fc.constantFrom(...cast);
const by = fc.constantFrom('diego', 'dora');
const act = fc.oneof(
  fc.record({
    by,
    route: fc.constant('POST /user/update'),
    body: fc.record({ id: who, manager_id: fc.option(who) }),
  }),
  fc.record({
    by,
    route: fc.constant('POST /user/update'),
    body: fc.record({ id: who, user_type: fc.constantFrom('employee', 'manager', 'admin', 'external') }),
  }),
  fc.record({
    by,
    route: fc.constant('POST /user/update'),
    body: fc.record({ id: who, email: who.map((name) => `${name}@taller.example`) }),
  }),
  fc.record({
    by,
    route: fc.constant('POST /user/active/state'),
    body: fc.record({ id: who, active: fc.boolean() }),
  }),
  fc.record({ by, route: fc.constant('POST /user/admin/delete'), body: fc.record({ id: who }) }),
  fc.record({
    by,
    route: fc.constantFrom('PATCH /department/sales', 'PATCH /department/works'),
    body: fc.record({ manager_id: fc.option(who), parent_id: fc.constantFrom(null, 'sales', 'works') }),
  }),
);

/** Broken rules about people; empty if all is correct. */
async function faults(fixture: PeopleFixture): Promise<readonly string[]> {
  const found: string[] = [];
  const [people, parts, purses, books] = await fixture.look(async (store) => [
    (await store.list(users)).rows,
    (await store.list(departments)).rows,
    (await store.list(accounts)).rows,
    await faultsOf(store),
  ]);
  if (!people.some(({ userType, active, deletedAt }) => userType === 'admin' && active && deletedAt === null))
    found.push('nobody administers');
  const up = new Map(people.map(({ id, managerId }) => [id, managerId]));
  const over = new Map(parts.map(({ id, parentId }) => [id, parentId]));
  for (const tree of [up, over])
    for (const start of tree.keys()) {
      let at = tree.get(start) ?? null;
      for (let steps = 0; at !== null && steps < 20; steps++) {
        if (at === start) found.push(`${start} is above itself`);
        at = tree.get(at) ?? null;
      }
    }
  for (const person of people) {
    const owner = await fixture.owner(person.email);
    if ((owner === 'taller') !== (person.deletedAt === null))
      found.push(`${person.email} is bound to ${owner}`);
    if (person.deletedAt === null) continue;
    if (person.active || !person.email.startsWith('deleted-')) found.push(`${person.id} is still somebody`);
    if (people.some(({ managerId }) => managerId === person.id)) found.push(`${person.id} still leads`);
    if (parts.some(({ managerId }) => managerId === person.id))
      found.push(`${person.id} still leads a department`);
    if (purses.some(({ ownerId, balance }) => ownerId === person.id && balance !== 0))
      found.push(`${person.id} still has points`);
  }
  return [...found, ...books];
}

it.each(['tab', 'sql'] satisfies StoreKind[])(
  'random concurrent changes keep an administrator, acyclic managers, bound addresses and sound books, %s store',
  async (kind) => {
    let done = 0;
    await assertUntilSeen(
      fc.asyncProperty(
        fc.array(fc.array(act, { minLength: 1, maxLength: 3 }), { minLength: 5, maxLength: 15 }),
        async (rounds) => {
          const fixture = await openPeopleFixture(kind);
          try {
            await Promise.all(['diego', 'dora'].map((name) => fixture.call(name, 'GET /user')));
            await fixture.change(async (store) => {
              const { newId } = fixture.deployment.dependencies;
              const from = await accountOf(store, 'issue', newId);
              const to = await accountsOf(store, cast, 'redeem', newId);
              await move(
                store,
                [...to.values()].map((account) => ({
                  from,
                  to: account,
                  points: 10,
                  kind: 'extra' as const,
                  postId: null,
                })),
                { newId, at: '2026-03-18T12:00:00.000Z' },
              );
            });
            for (const acts of rounds) {
              const answers = await Promise.all(acts.map((one) => fixture.call(one.by, one.route, one.body)));
              for (const { status, text } of answers) {
                expect([200, 401, 403, 404, 409, 422], text).toContain(status);
                if (status === 200) done++;
              }
              expect(await faults(fixture)).toEqual([]);
            }
          } finally {
            fixture.deployment.close();
          }
        },
      ),
      trials(12),
      // Many calls are refused; enough must succeed to prove something.
      () => (done > 60 ? [] : ['enough calls that were answered']),
    );
  },
);
