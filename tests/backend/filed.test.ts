/** Putting a post away and bringing it back, and changing one's words. */
import { afterEach, describe, expect, it } from 'vitest';
import type { StoreKind } from '../support/deployment.ts';
import { openFixture, faultsOf, names, type Fixture } from './postFixture.ts';

let fixture: Fixture;
afterEach(() => fixture.deployment.close());

const file = (name: (typeof names)[number], id: string, filed = true) =>
  fixture.call(name, `PATCH /post/filed/${id}`, { filed });

describe.each(['tab', 'sql'] satisfies StoreKind[])('filing, %s store', (kind) => {
  it('takes a post out of the feed, its filters and others’ lists, and puts it back where it was', async () => {
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

  it('is for who sent it and for administrators', async () => {
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

  it('leaves it to the people in it and to administrators, who find it among the filed', async () => {
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

  it('cannot be done to private thanks, nor to what is pending or removed', async () => {
    fixture = await openFixture(kind);
    expect((await file('ana', await fixture.post({ isPrivate: true }))).status).toBe(403);
    const publishAt = '2026-03-18T18:00:10.000Z';
    expect((await file('ana', await fixture.post({ state: 'pending', publishAt }))).status).toBe(403);
    expect((await file('ana', await fixture.post({ state: 'removed' }))).status).toBe(409);
  });
});

describe.each(['tab', 'sql'] satisfies StoreKind[])('changing one’s words, %s store', (kind) => {
  it('is for who sent the post, and says when; nothing else of it changes', async () => {
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

  it('leaves no trace while nobody has read them yet, and cannot be done to what was removed', async () => {
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
