/** Filing a post, bringing it back, and editing its message. */
import { afterEach, describe, expect, it } from 'vitest';
import { openFixture, faultsOf, names, type Fixture } from './postFixture.ts';
import { storesOf } from '../support/trials.ts';

let fixture: Fixture;
afterEach(() => fixture.deployment.close());

const file = (name: (typeof names)[number], id: string, filed = true) =>
  fixture.call(name, `PATCH /post/filed/${id}`, { filed });

describe.each(storesOf(import.meta.url))('filing a post, %s store', (kind) => {
  it('filing removes a post from the feed, its filters and lists of others, and unfiling restores its place', async () => {
    fixture = await openFixture(kind);
    const id = await fixture.post({ valueIds: ['care'] });
    const newer = await fixture.post({ valueIds: ['care'] });
    const lists = ['GET /post', 'GET /post?value_id=care', 'GET /user/posts/sent?user_id=ana'];
    expect((await file('ana', id)).said).toMatchObject({ filed: true });
    for (const list of lists) expect(await fixture.ids('elena', list), list).toEqual([newer]);
    expect(await fixture.look(faultsOf)).toEqual([]);
    expect((await file('ana', id, false)).said).toMatchObject({ filed: false });
    for (const list of lists) expect(await fixture.ids('elena', list), list).toEqual([newer, id]);
    expect(await fixture.look(faultsOf)).toEqual([]);
  });

  it('only the sender and administrators may file a post', async () => {
    fixture = await openFixture(kind);
    const id = await fixture.post({ from: 'ana', to: ['bruno'] });
    for (const [name, status] of [
      ['bruno', 403],
      ['elena', 403],
      ['carla', 403],
      ['ana', 200],
      ['diego', 200],
    ] as const)
      expect((await file(name, id)).status, name).toBe(status);
    const fromAll = await fixture.post({ from: null });
    expect((await file('diego', fromAll)).status).toBe(200);
  });

  it('a filed post is visible to its people and administrators and appears in their filed list', async () => {
    fixture = await openFixture(kind);
    const id = await fixture.post({ from: 'ana', to: ['bruno'] });
    const other = await fixture.post({ from: 'carla', to: ['bruno'] });
    await file('ana', id);
    await file('carla', other);
    const seen = { ana: 200, bruno: 200, elena: 404, carla: 404, diego: 200 };
    for (const name of names)
      expect((await fixture.call(name, `GET /post/${id}`)).status, name).toBe(seen[name]);
    expect(await fixture.ids('ana', 'GET /post?filed=true')).toEqual([id]);
    expect(await fixture.ids('elena', 'GET /post?filed=true')).toEqual([]);
    expect(await fixture.ids('diego', 'GET /post?filed=true')).toEqual([other, id]);
    expect(await fixture.ids('bruno', 'GET /user/posts/received')).toEqual([other, id]);
    const narrowed = await fixture.call('ana', 'GET /post?filed=true&post_type=thanks');
    expect([narrowed.status, narrowed.said.reasons[0].code]).toEqual([422, 'filed_alone']);
  });

  it('private, pending and removed posts cannot be filed', async () => {
    fixture = await openFixture(kind);
    expect((await file('ana', await fixture.post({ isPrivate: true }))).status).toBe(403);
    const publishAt = '2026-03-18T18:00:10.000Z';
    expect((await file('ana', await fixture.post({ state: 'pending', publishAt }))).status).toBe(403);
    expect((await file('ana', await fixture.post({ state: 'removed' }))).status).toBe(409);
  });
});

describe.each(storesOf(import.meta.url))('editing the message of a post, %s store', (kind) => {
  it('only the sender edits the message of a post, which sets the edit time and nothing else', async () => {
    fixture = await openFixture(kind);
    const id = await fixture.post();
    const before = (await fixture.call('elena', `GET /post/${id}`)).said;
    for (const name of ['bruno', 'elena', 'carla', 'diego'] as const)
      expect((await fixture.call(name, `PATCH /post/message/${id}`, { message: 'Otro' })).status, name).toBe(
        403,
      );
    fixture.deployment.now += 3_600_000;
    await fixture.call('ana', `PATCH /post/message/${id}`, { message: 'Gracias de verdad' });
    expect((await fixture.call('elena', `GET /post/${id}`)).said).toEqual({
      ...before,
      message: 'Gracias de verdad',
      edited_at: new Date(fixture.deployment.now).toISOString(),
    });
  });

  it('editing a pending post sets no edit time, and a removed post cannot be edited', async () => {
    fixture = await openFixture(kind);
    const pending = await fixture.post({ state: 'pending', publishAt: '2026-03-18T18:00:10.000Z' });
    const edited = await fixture.call('ana', `PATCH /post/message/${pending}`, { message: 'Mejor' });
    expect(edited.said).toMatchObject({ message: 'Mejor', edited_at: null });
    const removed = await fixture.post({ state: 'removed' });
    expect((await fixture.call('ana', `PATCH /post/message/${removed}`, { message: 'Mejor' })).status).toBe(
      409,
    );
  });
});
