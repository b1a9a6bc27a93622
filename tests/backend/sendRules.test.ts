/** The organisation's rules for recognitions: types, groups, values, badges, private recognitions. */
import { afterEach, describe, expect, it } from 'vitest';
import { files } from '#backend/files/files.tables.ts';
import { modules } from '#backend/organization/organization.tables.ts';
import { posts } from '#backend/posts/posts.tables.ts';
import { recognitionGroups, recognitionSettings, subTypes } from '#backend/program/program.tables.ts';
import { defaultSettings } from '#backend/program/settings.rules.ts';
import { values } from '#backend/program/values.tables.ts';
import { openTestDeployment, type TestDeployment, type StoreKind } from '../support/deployment.ts';
import { admin, employee, manager, moneyIn, type Money } from './money.ts';
import { storesOf } from '../support/trials.ts';

let deployment: TestDeployment;
let money: Money;
afterEach(() => deployment.close());
const begin = async (kind: StoreKind): Promise<void> => {
  deployment = await openTestDeployment(kind);
  money = moneyIn(deployment);
};

describe.each(storesOf(import.meta.url))('rules of sending, %s store', (kind) => {
  it('a recognition keeps to the point limits of its type for each receiver who takes points', async () => {
    await begin(kind);
    const tag = await money.typeFor(employee);
    await money.ruleType(tag, { minPoints: 5, maxPoints: 10 });
    const of = (amount: number, more = {}) => money.faults({ post_types: [tag], amount, ...more });
    expect(await of(4)).toEqual([['amount', 'type_too_few_points']]);
    expect(await of(0)).toEqual([['amount', 'type_too_few_points']]);
    expect(await of(11)).toEqual([['amount', 'type_too_many_points']]);
    const both = { reciever_emails: [manager, admin], distribution: 'split' };
    expect(await of(9, both)).toEqual([['amount', 'type_too_few_points']]);
    expect(await of(21, both)).toEqual([['amount', 'type_too_many_points']]);
    expect((await money.send({ post_types: [tag], amount: 11, ...both })).status).toBe(200);
    await money.ruleType(tag, { minPoints: 0 });
    expect((await money.send({ post_types: [tag], amount: 0 })).status).toBe(200);
  });

  it('a recognition keeps to the sender and receiver roles of its type, which must be active', async () => {
    await begin(kind);
    const tag = await money.typeFor(employee);
    await money.ruleType(tag, { receiverRoles: ['employee'] });
    expect(await money.faults({ post_types: [tag] })).toEqual([['reciever_emails.0', 'receiver_role']]);
    await money.ruleType(tag, { receiverRoles: ['manager'], roles: ['admin'] });
    expect(await money.faults({ post_types: [tag] })).toEqual([['post_types.0', 'type_not_allowed']]);
    await money.ruleType(tag, { active: false });
    expect(await money.faults({ post_types: [tag] })).toEqual([['post_types.0', 'type_unknown']]);
  });

  it('only the group sends recognitions of its type, each person up to the monthly limit, not counting undone ones', async () => {
    await begin(kind);
    const tag = await money.typeFor(employee);
    const [type] = await money.typeRows(tag);
    const people = await money.ids([employee]);
    const body = { post_types: [tag], amount: 1 };
    // Moves as many posts as the limit allows, and all posts of the world, into the last month.
    for (let before = 0; before < 2; before++) await money.send(body);
    await money.write(async (store) => {
      await store.update(posts, { senderId: people[0] ?? '' }, { createdAt: '2026-02-27T12:00:00.000Z' });
      await store.insert(recognitionGroups, [
        {
          id: 'group',
          name: 'Pocos',
          recognitionTypeIds: [type?.recognitionTypeId ?? ''],
          userIds: people,
          monthlyLimit: 2,
          active: true,
          createdAt: new Date(deployment.now).toISOString(),
        },
      ]);
    });
    expect(await money.faults({ ...body, reciever_emails: [employee] }, { as: manager })).toEqual([
      ['post_types.0', 'type_group_only'],
    ]);
    const before = await money.countPosts();
    const first = await money.send(body);
    expect([first.status, (await money.send(body)).status]).toEqual([200, 200]);
    expect(await money.faults(body)).toEqual([['post_types.0', 'type_limit_reached']]);
    expect(await money.countPosts()).toBe((before ?? 0) + 2);
    await money.undo(first.said.id);
    expect((await money.send(body)).status).toBe(200);
    expect(await money.faults(body)).toEqual([['post_types.0', 'type_limit_reached']]);
  });

  it('a recognition accepts only a subtype of its type, active values and own finished files', async () => {
    await begin(kind);
    const tag = await money.typeFor(employee);
    const [type] = await money.typeRows(tag);
    const createdAt = new Date(deployment.now).toISOString();
    const [me = '', other = ''] = await money.ids([employee, manager]);
    const file = {
      type: 'post-attachments' as const,
      recordId: null,
      name: 'a.pdf',
      contentType: 'application/pdf',
      size: 3,
      createdAt,
    };
    await money.write(async (store) => {
      const sub = { description: '', icon: null, active: true };
      await store.insert(subTypes, [
        { id: 'own', recognitionTypeId: type?.recognitionTypeId ?? '', name: 'Propio', ...sub },
        { id: 'foreign', recognitionTypeId: 'another', name: 'Ajeno', ...sub },
      ]);
      const value = { nameEn: null, description: '', icon: null, iconKey: null, position: 99, createdAt };
      await store.insert(values, [
        { id: 'v-on', name: 'Uno', active: true, ...value },
        { id: 'v-off', name: 'Dos', active: false, ...value },
      ]);
      await store.insert(files, [
        { id: 'post-attachments/mine', uploaderId: me, uploadedAt: createdAt, ...file },
        { id: 'post-attachments/theirs', uploaderId: other, uploadedAt: createdAt, ...file },
        { id: 'post-attachments/never', uploaderId: me, uploadedAt: null, ...file },
      ]);
    });
    const wrong = {
      post_types: [tag],
      sub_type_id: 'foreign',
      value_ids: ['v-on', 'v-off'],
      attachment_keys: ['post-attachments/theirs', 'post-attachments/never', 'post-attachments/mine'],
    };
    expect(await money.faults(wrong)).toEqual([
      ['sub_type_id', 'sub_type_unknown'],
      ['value_ids.1', 'value_unknown'],
      ['attachment_keys.0', 'file_unknown'],
      ['attachment_keys.1', 'file_unknown'],
    ]);
    const right = { sub_type_id: 'own', value_ids: ['v-on'], attachment_keys: ['post-attachments/mine'] };
    const { status, said } = await money.send({ ...right, post_types: [tag] });
    expect(status).toBe(200);
    expect(said).toMatchObject({
      sub_type: { id: 'own' },
      values: [{ id: 'v-on' }],
      attachments: [{ name: 'a.pdf' }],
    });
  });

  it('a private recognition is visible only to its people, and refused where private ones are off', async () => {
    await begin(kind);
    const { said } = await money.send({ is_private: true });
    await money.publish();
    expect(await money.feed(admin)).not.toContain(said.id);
    expect((await deployment.rest(`GET /post/${said.id}`, { as: admin })).status).toBe(404);
    expect((await deployment.rest(`GET /post/${said.id}`, { as: manager })).status).toBe(200);
    await money.expectSoundBooks();
    await money.write(async (store) => {
      await store.remove(recognitionSettings, {});
      await store.insert(recognitionSettings, [{ id: 's', ...defaultSettings, privateAllowed: false }]);
    });
    expect(await money.faults({ is_private: true })).toEqual([['is_private', 'private_off']]);
  });

  it('a recognition with a badge gives each receiver the points of the badge, whatever amount is sent', async () => {
    await begin(kind);
    const badge = await money.aBadge(15);
    const start = (await money.purse(employee)).give;
    const { status, said } = await money.send({
      badge_id: badge,
      post_types: [],
      amount: 999,
      reciever_emails: [manager, admin],
    });
    expect(status).toBe(200);
    expect(said).toMatchObject({ kind: 'badge', amount: 30, badge: { id: badge } });
    expect((await money.purse(employee)).give).toBe(start - 30);
    await money.expectSoundBooks();
    await money.publish();
    expect((await money.lines(manager))[0]).toMatchObject({ kind: 'badge', amount: 15 });
    await money.expectSoundBooks();
  });

  it('a recognition accepts only badges that are active, allowed for the role, switched on and affordable', async () => {
    await begin(kind);
    const mine = await money.aBadge(15);
    const theirs = await money.aBadge(1, { id: 'theirs', roles: ['admin'] });
    const old = await money.aBadge(2, { id: 'old', active: false });
    const dear = await money.aBadge(500_000);
    expect(await money.faults({ badge_id: theirs })).toEqual([['badge_id', 'badge_not_allowed']]);
    expect(await money.faults({ badge_id: old })).toEqual([['badge_id', 'badge_unknown']]);
    expect(await money.faults({ badge_id: dear })).toEqual([['badge_id', 'points_insufficient']]);
    await money.write((store) => store.update(modules, { flag: 'insignias' }, { active: false }));
    expect(await money.faults({ badge_id: mine })).toEqual([['badge_id', 'badges_off']]);
  });
});
