/** Posts of communications: whom the feed shows one that goes to a department or a group, and until when. */
import { afterEach, describe, expect, it } from 'vitest';
import { communications } from '#backend/communications/communications.tables.ts';
import { userGroupMembers, userGroups } from '#backend/departments/departments.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import { postAudiences } from '#backend/posts/posts.tables.ts';
import type { StoreKind } from '../support/deployment.ts';
import {
  hourMs,
  openCommunicationFixture,
  undoneMs,
  type CommunicationFixture,
} from './communicationFixture.ts';
import { heardBy } from './pollFixture.ts';
import { boss } from './surveyFixture.ts';
import { storesOf } from '../support/trials.ts';

let fixture: CommunicationFixture;
afterEach(() => fixture.deployment.close());

/** A Monday at 9:00 in Mexico City. */
const monday = Date.parse('2026-05-04T15:00:00.000Z');
const words = { title: 'Cierre de mes', message: 'Solo para ventas.', newsfeed: 'true' };

async function open(kind: StoreKind): Promise<CommunicationFixture> {
  fixture = await openCommunicationFixture(kind);
  fixture.deployment.now = monday;
  return fixture;
}

/** Sends, delivers, and returns the id of the post. */
async function posted(path: string, fields: Readonly<Record<string, string>>): Promise<string> {
  const { form, later, settle, communication } = fixture;
  const { status, said } = await form(boss, `POST /communication/${path}`, { ...words, ...fields });
  expect(status).toBe(200);
  await later(undoneMs);
  await settle();
  return (await communication(said.id)).postId ?? '';
}

const toSales = () => posted('department', { department_id: 'sales' });

/** Who finds a post in the feed. */
async function finders(id: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const who of ['ana', 'bruno', 'elena', 'carla', boss]) {
    const { items } = (await fixture.call(who, 'GET /post')).said;
    if (items.some((item: { id: string }) => item.id === id)) found.push(who);
  }
  return found;
}

const moveTo = (id: string, departmentId: string | null) =>
  fixture.change((store) => store.update(users, { id }, { departmentId }));

describe.each(storesOf(import.meta.url))('posts of communications, %s store', (kind) => {
  it('a message to a department is a post for those who are in it today, and looks unknown to all others', async () => {
    const { call } = await open(kind);
    const id = await toSales();
    expect(await finders(id)).toEqual(['ana', 'bruno']);
    const { said: comment } = await call('ana', 'POST /comment', { post_id: id, message: 'Listo' });
    expect((await call('bruno', 'POST /like', { post_id: id })).status).toBe(200);

    const unknown = (await call('elena', 'GET /post/unknown')).text;
    for (const who of ['elena', 'carla'])
      for (const [route, body] of [
        [`GET /post/${id}`, undefined],
        [`GET /likes?post_id=${id}`, undefined],
        [`POST /post/${id}/report`, { reason: 'other' }],
        ['POST /like', { post_id: id }],
        ['POST /comment', { post_id: id, message: 'Hola' }],
        ['PATCH /comment', { id: comment.id, message: 'Hola' }],
        [`DELETE /comment/${comment.id}`, undefined],
        ['POST /subcomment', { comment_id: comment.id, message: 'Hola' }],
      ] as const) {
        const answer = await call(who, route, body);
        expect([answer.status, answer.text], `${who}: ${route}`).toEqual([404, unknown]);
      }
    for (const search of ['?department_id=sales', '?polls=true', '?filed=true'])
      expect((await call('elena', `GET /post${search}`)).text).not.toContain(words.title);

    // Who moves in sees it, who leaves does not.
    await moveTo('elena', 'sales');
    await moveTo('ana', 'works');
    expect(await finders(id)).toEqual(['bruno', 'elena']);
    expect((await call('elena', `GET /post/${id}`)).status).toBe(200);
    expect((await call('ana', `GET /post/${id}`)).text).toBe(unknown);
    await moveTo('bruno', null);
    expect(await finders(id)).toEqual(['elena']);
  });

  it('an administrator of another department files it and opens it, without having it in the feed', async () => {
    const { call } = await open(kind);
    const id = await toSales();
    expect((await call(boss, `GET /post/${id}`)).said.message).toContain(words.title);
    expect((await call(boss, `PATCH /post/filed/${id}`, { filed: true })).status).toBe(200);
    expect(await finders(id)).toEqual([]);
    expect((await call(boss, `PATCH /post/filed/${id}`, { filed: false })).status).toBe(200);
    expect(await finders(id)).toEqual(['ana', 'bruno']);
  });

  it('a group finds it by department, group and name; the group of today counts, also once it is removed', async () => {
    const { call, change, done } = await open(kind);
    const { newId } = fixture.deployment.dependencies;
    const at = new Date(monday).toISOString();
    await change(async (store) => {
      await store.insert(userGroups, [
        { id: 'night', name: 'Noche', description: '', active: true, createdAt: at },
      ]);
      await store.insert(userGroupMembers, [{ id: newId(), groupId: 'night', userId: 'carla' }]);
    });
    const { id: group } = await done('POST /communication/group', {
      name: 'Guardias',
      user_ids: ['ana'],
      group_ids: ['night'],
    });
    const id = await posted(`group/${group}`, { id: group });
    expect(await finders(id)).toEqual(['ana', 'carla']);
    await change((store) => store.remove(userGroupMembers, { userId: 'carla' }));
    expect(await finders(id)).toEqual(['ana']);
    await done(`PATCH /communication/group/${group}`, { user_ids: ['bruno'], department_ids: ['works'] });
    expect(await finders(id)).toEqual(['bruno', 'elena', 'carla']);
    expect((await call('ana', `GET /post/${id}`)).status).toBe(404);
    await done(`DELETE /communication/group/${group}`);
    expect(await finders(id)).toEqual(['bruno', 'elena', 'carla']);
  });

  it('a person who is deleted is named by no audience any more', async () => {
    const { look, done } = await open(kind);
    const { id: group } = await done('POST /communication/group', {
      name: 'Guardias',
      user_ids: ['ana', 'elena'],
    });
    await posted(`group/${group}`, { id: group });
    await done('POST /user/admin/delete', { id: 'elena' });
    const { rows } = await look((store) => store.list(postAudiences));
    expect(rows.map(({ part }) => part)).toEqual(['person:ana']);
  });

  it('nothing of it is there while the module is off', async () => {
    const { call, turn } = await open(kind);
    const id = await toSales();
    await turn('communications', false);
    expect(await finders(id)).toEqual([]);
    expect((await call('ana', `GET /post/${id}`)).status).toBe(404);
    expect((await call('ana', 'POST /comment', { post_id: id, message: 'Hola' })).status).toBe(404);
    await turn('communications', true);
    expect(await finders(id)).toEqual(['ana', 'bruno']);
  });

  it('open pages of its people hear of it, and nobody else hears of the post', async () => {
    await open(kind);
    let id = '';
    const outside = await heardBy(fixture, 'elena', async () => {
      const inside = await heardBy(fixture, 'ana', async () => {
        id = await toSales();
      });
      expect(inside.filter((one) => one.startsWith('post'))).toEqual(['post.published']);
      await fixture.call('ana', 'POST /like', { post_id: id });
      await fixture.call('ana', 'POST /comment', { post_id: id, message: 'Listo' });
    });
    expect(outside.filter((one) => one.startsWith('post'))).toEqual([]);
  });

  it('leaves the feed with the end of its message, and returns if the end moves', async () => {
    const { later, look, done } = await open(kind);
    const id = await posted('all', { until: new Date(monday + hourMs).toISOString() });
    expect(await finders(id)).toHaveLength(5);
    await later(2 * hourMs);
    expect(await finders(id)).toEqual([]);
    const { rows } = await look((store) => store.list(communications, { where: { postId: id } }));
    await done(`PATCH /communications/${rows[0]?.id}`, { until: null });
    expect(await finders(id)).toHaveLength(5);
  });
});
