/**
 * People, departments and groups need as many reads with two thousand people as with twenty; so do the rules of an
 * import.
 */
import { afterEach, describe, expect, it } from 'vitest';
import { userGroupMembers } from '#backend/departments/departments.tables.ts';
import { newPerson } from '#backend/users/people.rows.ts';
import { peopleFacts, personFaults } from '#backend/users/people.rules.ts';
import { users } from '#backend/people/users.tables.ts';
import { counting } from '../support/counting.ts';
import type { StoreKind } from '../support/deployment.ts';
import { openPeopleFixture, type PeopleFixture } from './peopleFixture.ts';

let fixture: PeopleFixture;
afterEach(() => fixture.deployment.close());

const some = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => {
    const name = `p${String(from + index).padStart(5, '0')}`;
    return newPerson({
      id: name,
      firstName: name,
      lastName: 'Muchas',
      email: `${name}@taller.example`,
      userType: 'employee',
      language: 'spanish',
      departmentId: 'sales',
      managerId: from + index === 0 ? null : 'p00000',
      employeeNumber: `0${from + index}`,
      createdAt: '2026-03-01T12:00:00.000Z',
    });
  });
const hire = (from: number, to: number) =>
  fixture.change(async (store) => {
    const people = some(from, to);
    await store.insert(users, people);
    await store.insert(
      userGroupMembers,
      people.map(({ id }) => ({ id: `m-${id}`, userId: id, groupId: 'choir' })),
    );
  });

describe.each(['tab', 'sql'] satisfies StoreKind[])('two thousand people, %s store', (kind) => {
  it('listing people, departments and groups takes the same store reads for two thousand people as for thirty', async () => {
    fixture = await openPeopleFixture(kind);
    let reads = 0;
    const { db } = fixture.deployment;
    const read = db.read.bind(db);
    db.read = (org, work) => read(org, (store) => work(counting(store, () => reads++)));
    const routes = [
      'GET /org/users?per_page=20&keywords=muchas&group_id=choir&department_id=sales',
      'GET /org/users?per_page=20&active=all&keywords=taller&search_by_email=true',
      'GET /org/departments',
      'GET /org/groups',
      'GET /org/user/p00003',
      'GET /org/user/p00003/leaving',
      'GET /org/deletion_requests',
    ];
    const costs = async (): Promise<readonly number[]> => {
      const all: number[] = [];
      for (const route of routes) {
        reads = 0;
        await fixture.done('diego', route);
        all.push(reads);
      }
      return all;
    };
    await hire(0, 30);
    await fixture.call('diego', 'GET /user');
    const few = await costs();
    await hire(30, 2_000);
    expect(await costs()).toEqual(few);
    expect(Math.max(...few)).toBeLessThanOrEqual(11);
    const said = await fixture.done('diego', routes[0] ?? '');
    expect([said.items.length, said.pagination.total]).toEqual([20, 2_000]);
  });

  it('checking the rules of two thousand people takes four store reads, as for one', async () => {
    fixture = await openPeopleFixture(kind);
    await hire(0, 100);
    const reads = async (to: number): Promise<readonly [number, number]> => {
      let count = 0;
      const faults = await fixture.look(async (store) => {
        const drafts = some(50, to).map((now) => ({
          now: { ...now, id: `${now.id}x` },
          groupIds: ['choir'],
        }));
        const facts = await peopleFacts(
          { store: counting(store, () => count++), now: fixture.deployment.now },
          drafts,
        );
        return drafts.flatMap((draft) => personFaults(draft, facts, 'diego'));
      });
      return [count, faults.length];
    };
    const one = await reads(51);
    expect(one).toEqual([4, 2]);
    // Fifty of them have an address and a number that belong to existing people.
    expect(await reads(2_050)).toEqual([4, 100]);
  });
});
