/** The search for colleagues, and the public page of a person. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userGroupMembers } from '#backend/departments/departments.tables.ts';
import { modules } from '#backend/organization/organization.tables.ts';
import { badgeAwards, podiumScores } from '#backend/recognitions/recognitions.tables.ts';
import type { Row } from '#backend/store/table.ts';
import { foldOf } from '#backend/people/users.rules.ts';
import { users } from '#backend/people/users.tables.ts';
import { openTestDeployment, type TestDeployment } from '../support/deployment.ts';
import { said, type Refused } from '../support/said.ts';
import { admin, employee, manager, moneyIn, type Money } from './money.ts';
import { storesOf } from '../support/trials.ts';

interface Profile {
  readonly user: { readonly email: string; readonly active: boolean };
  readonly received: number;
  readonly sent: number;
  readonly badges: number;
  readonly admission_date: string | null;
}
interface Page {
  readonly items: readonly { readonly email: string }[];
  readonly pagination: { readonly total: number; readonly total_pages: number };
}

let deployment: TestDeployment;
let money: Money;
afterEach(() => deployment.close());

const profile = async (email: string, as = employee) => {
  const [id] = await money.ids([email]);
  return said<Refused & Profile>(deployment, `GET /user/${id ?? ''}/public`, { as });
};
const search = async (body: Record<string, unknown>): Promise<Page> =>
  (await said<Page>(deployment, 'POST /user/search', { as: employee, body })).body;
const emails = ({ items }: Page) => items.map(({ email }) => email).toSorted();
const addPeople = (people: readonly Partial<Row<typeof users>>[]) =>
  money.write(async (store) => {
    const [one] = (await store.list(users, { where: { email: employee } })).rows;
    if (one === undefined) throw new Error('there is no employee');
    await store.insert(
      users,
      people.map((given, index) => {
        const row = {
          ...one,
          id: `new-${index}`,
          email: `new${index}@aurora.example`,
          jobPosition: null,
          ...given,
        };
        return { ...row, fold: foldOf(row) };
      }),
    );
  });

describe.each(storesOf(import.meta.url))('profiles and search of people, %s store', (kind) => {
  beforeEach(async () => {
    deployment = await openTestDeployment(kind);
    money = moneyIn(deployment);
  });

  it('a profile counts published recognitions sent and received, without private and removed ones', async () => {
    await money.write(async (store) => {
      await store.remove(podiumScores, {});
      await store.remove(badgeAwards, {});
    });
    const first = (await money.send({ amount: 1 })).said.id;
    await money.send({ amount: 1 });
    await money.send({ amount: 1, is_private: true });
    await money.publish();
    await money.send({ amount: 1 });
    await said(deployment, `DELETE /post/${first}`, { as: employee });
    expect((await profile(manager)).body).toMatchObject({ received: 1, sent: 0, badges: 0 });
    expect((await profile(employee, manager)).body).toMatchObject({ received: 0, sent: 1 });
  });

  it('a profile counts badges according to the badge modules and the reader', async () => {
    await money.write((store) => store.remove(badgeAwards, {}));
    for (const flag of ['insignias', 'publicBadges'] as const)
      await money.write((store) => store.update(modules, { flag }, { active: true }));
    for (const [id, isPublic] of [
      ['shown', true],
      ['inside', false],
    ] as const) {
      await money.aBadge(1, { id, isPublic });
      await money.send({ badge_id: id, post_types: [], amount: 0 });
    }
    await money.publish();
    const seen = async () =>
      Promise.all([employee, manager, admin].map(async (as) => (await profile(manager, as)).body.badges));
    expect(await seen()).toEqual([1, 2, 2]);
    await money.write((store) => store.update(modules, { flag: 'publicBadges' }, { active: false }));
    expect(await seen()).toEqual([0, 2, 2]);
    await money.write((store) => store.update(modules, { flag: 'insignias' }, { active: false }));
    expect(await seen()).toEqual([0, 0, 0]);
  });

  it('a profile of a deactivated person stays visible, and one of another organisation is unknown', async () => {
    await money.change(manager, { active: false });
    expect((await profile(manager)).body.user).toMatchObject({ email: manager, active: false });
    const boreal = (await deployment.db.directory.find('email:employee@boreal.example')) ?? '';
    const foreign = await deployment.db.read(
      boreal,
      async (store) => (await store.list(users)).rows[0]?.id ?? '',
    );
    const answers = await Promise.all(
      [foreign, 'nothing'].map((id) => said(deployment, `GET /user/${id}/public`, { as: employee })),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
  });

  it('people search finds all words in any order, ignoring case and accents', async () => {
    await addPeople([
      { firstName: 'Zoé', lastName: 'Quiñónez Ríos', jobPosition: 'Xilógrafa' },
      { firstName: 'Zoé', lastName: 'Quintero', jobPosition: null },
      { firstName: 'Rio', lastName: 'Zoeller', jobPosition: '100%_real' },
    ]);
    expect(emails(await search({ keywords: 'rios ZOE' }))).toEqual(['new0@aurora.example']);
    expect(emails(await search({ keywords: 'zoe quiñ xilo' }))).toEqual(['new0@aurora.example']);
    expect(emails(await search({ keywords: 'zoe rio' }))).toEqual([
      'new0@aurora.example',
      'new2@aurora.example',
    ]);
    expect(emails(await search({ keywords: '%_' }))).toEqual(['new2@aurora.example']);
    expect(emails(await search({ keywords: 'zoe nadie' }))).toEqual([]);
  });

  it('people search answers pages with the total of matches', async () => {
    await addPeople(
      Array.from({ length: 7 }, (_, index) => ({ firstName: 'Zoé', lastName: `Páez ${index}` })),
    );
    const first = await search({ keywords: 'paez zoe', page: 1, perPage: 3 });
    const last = await search({ keywords: 'paez zoe', page: 3, perPage: 3 });
    expect([first.items.length, last.items.length, first.pagination]).toMatchObject([
      3,
      1,
      { total: 7, total_pages: 3 },
    ]);
  });

  it('people search filters by group and department together, active people only', async () => {
    const [mine, theirs] = await money.ids([employee, manager]);
    await money.write((store) =>
      store.insert(
        userGroupMembers,
        [mine, theirs].map((userId, index) => ({
          id: `m${index}`,
          groupId: 'brigade',
          userId: userId ?? '',
        })),
      ),
    );
    expect(emails(await search({ group_id: 'brigade' }))).toEqual([employee, manager]);
    const [me] = await money.look(
      async (store) => (await store.list(users, { where: { id: mine ?? '' } })).rows,
    );
    await money.write((store) => store.update(users, { id: theirs ?? '' }, { departmentId: 'elsewhere' }));
    expect(emails(await search({ group_id: 'brigade', department_id: me?.departmentId ?? '' }))).toEqual([
      employee,
    ]);
    expect(emails(await search({ group_id: 'nobody' }))).toEqual([]);
    await money.change(manager, { active: false });
    expect(emails(await search({ group_id: 'brigade' }))).toEqual([employee]);
  });
});
