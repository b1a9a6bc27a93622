/** The visibility of posts and their points: for everyone else the post does not exist. */
import { afterEach, describe, expect, it } from 'vitest';
import { users } from '#backend/people/users.tables.ts';
import { openFixture, names, type Made, type Name, type Fixture } from './postFixture.ts';
import { storesOf } from '../support/trials.ts';

let fixture: Fixture;
afterEach(() => fixture.deployment.close());

const publishAt = '2026-03-18T18:00:10.000Z';
/** Kind of post → users who see it. The post goes from ana to bruno; elena has reported the hidden ones. */
const cases: readonly (readonly [string, Made, readonly Name[]])[] = [
  ['for everyone', {}, names],
  ['for managers', { seenBy: 'managers' }, ['ana', 'bruno', 'carla', 'diego']],
  ['for administrators', { seenBy: 'admins' }, ['ana', 'bruno', 'diego']],
  ['private', { isPrivate: true }, ['ana', 'bruno']],
  ['pending', { state: 'pending', publishAt }, ['ana']],
  ['undone in time', { state: 'removed', publishAt }, ['ana']],
  ['removed', { state: 'removed' }, ['ana', 'bruno', 'diego']],
  ['private and removed', { state: 'removed', isPrivate: true }, ['ana', 'bruno']],
  ['filed', { filed: true }, ['ana', 'bruno', 'diego']],
];

describe.each(storesOf(import.meta.url))('visibility of a post, %s store', (kind) => {
  it.each(cases)('a post that is %s looks unknown to everyone else', async (_what, made, seers) => {
    fixture = await openFixture(kind);
    const id = await fixture.post(made);
    for (const name of names) {
      const unknown = await fixture.call(name, 'GET /post/unknown');
      expect(unknown.status).toBe(404);
      const answer = await fixture.call(name, `GET /post/${id}`);
      expect(answer.status, name).toBe(seers.includes(name) ? 200 : 404);
      if (seers.includes(name)) continue;
      for (const [route, body] of [
        [`GET /post/${id}`, undefined],
        [`GET /likes?post_id=${id}`, undefined],
        [`GET /post/${id}/boosts`, undefined],
        [`GET /post/${id}/removal`, undefined],
        [`DELETE /post/${id}`, undefined],
        [`PATCH /post/filed/${id}`, { filed: true }],
        [`PATCH /post/message/${id}`, { message: 'Hola' }],
        [`POST /post/${id}/report`, { reason: 'other' }],
        ['POST /like', { post_id: id }],
        ['POST /comment', { post_id: id, message: 'Hola' }],
        ['POST /boost', { post_id: id, amount: 1 }],
      ] as const)
        expect((await fixture.call(name, route, body)).text, `${name}: ${route}`).toBe(unknown.text);
    }
  });

  it('a removed post shows its state to its people and allows no action', async () => {
    fixture = await openFixture(kind);
    const id = await fixture.post({ state: 'removed' });
    expect((await fixture.call('bruno', `GET /post/${id}`)).said).toMatchObject({
      state: 'removed',
      may: [],
    });
    expect((await fixture.call('ana', `DELETE /post/${id}`)).status).toBe(409);
  });

  it('a post lists the actions that each reader may take', async () => {
    fixture = await openFixture(kind);
    const may = async (name: Name, id: string): Promise<unknown> =>
      (await fixture.call(name, `GET /post/${id}`)).said.may;
    const id = await fixture.post({ points: 5 });
    expect(await may('ana', id)).toEqual(['edit', 'remove', 'file', 'boost', 'comment', 'react']);
    expect(await may('bruno', id)).toEqual(['report', 'comment', 'react']);
    expect(await may('elena', id)).toEqual(['boost', 'report', 'comment', 'react']);
    expect(await may('diego', id)).toEqual(['remove', 'file', 'boost', 'report', 'comment', 'react']);
    const pending = await fixture.post({ state: 'pending', publishAt });
    expect(await may('ana', pending)).toEqual(['edit', 'undo']);
    const secret = await fixture.post({ isPrivate: true });
    expect(await may('bruno', secret)).toEqual(['report', 'comment', 'react']);
  });

  it('a post offers no boost while boosts are off or when no receiver would get the points', async () => {
    fixture = await openFixture(kind);
    const id = await fixture.post();
    const may = async (): Promise<readonly string[]> =>
      (await fixture.call('elena', `GET /post/${id}`)).said.may;
    expect(await may()).toContain('boost');
    await fixture.set({ boostEnabled: false });
    expect(await may()).not.toContain('boost');
    await fixture.set({});
    await fixture.change((store) => store.update(users, { id: 'bruno' }, { active: false }));
    expect(await may()).not.toContain('boost');
  });
});

describe.each(storesOf(import.meta.url))('points of a post, %s store', (kind) => {
  it('points of a post are visible to everyone, or only to its people and administrators, by the settings', async () => {
    fixture = await openFixture(kind);
    const id = await fixture.post({ to: ['bruno', 'carla'], points: 5, boostPoints: 4, boostsCount: 1 });
    const pointsFor = async (name: Name): Promise<readonly unknown[]> => {
      const { said } = await fixture.call(name, `GET /post/${id}`);
      const [inFeed] = (await fixture.call(name, 'GET /post')).said.items;
      const of = (card: { amount: unknown; boost_points: unknown; receivers: { points: unknown }[] }) => [
        card.amount,
        card.boost_points,
        ...card.receivers.map(({ points }) => points),
      ];
      expect(of(inFeed)).toEqual(of(said));
      return of(said);
    };
    for (const name of names) expect(await pointsFor(name), name).toEqual([10, 4, 5, 5]);
    await fixture.set({ showPoints: 'participants' });
    for (const name of ['ana', 'bruno', 'carla', 'diego'] as const)
      expect(await pointsFor(name), name).toEqual([10, 4, 5, 5]);
    expect(await pointsFor('elena')).toEqual([null, null, null, null]);
  });
});

describe.each(storesOf(import.meta.url))('stream events of a post for each reader, %s store', (kind) => {
  it('stream events of a public post reach everyone, and those of a restricted post only its people and the actor', async () => {
    fixture = await openFixture(kind);
    const told = new Map<Name, string[]>(names.map((name) => [name, []]));
    for (const name of names)
      fixture.deployment.dependencies.eventBus.subscribe('taller', name, (message) =>
        told.get(name)?.push(message.kind),
      );
    const toldBy = async (
      name: Name,
      route: string,
      body: unknown,
    ): Promise<Readonly<Record<string, string[]>>> => {
      for (const kinds of told.values()) kinds.length = 0;
      expect((await fixture.call(name, route, body)).status).toBe(200);
      return Object.fromEntries([...told].map(([who, kinds]) => [who, kinds.toSorted()]));
    };
    const changed = ['post.changed'];
    const open = await fixture.post();
    const noticed = ['notification.added', 'post.changed'];
    expect(await toldBy('elena', 'POST /like', { post_id: open })).toEqual({
      ...Object.fromEntries(names.map((name) => [name, changed])),
      ana: noticed,
      bruno: noticed,
    });
    expect(await toldBy('ana', `PATCH /post/filed/${open}`, { filed: true })).toEqual(
      Object.fromEntries(names.map((name) => [name, ['post.removed']])),
    );
    const secret = await fixture.post({ isPrivate: true });
    const nobody = { elena: [], carla: [], diego: [] };
    expect(await toldBy('ana', `PATCH /post/message/${secret}`, { message: 'Hola' })).toEqual({
      ...nobody,
      ana: changed,
      bruno: changed,
    });
    expect(await toldBy('bruno', 'POST /comment', { post_id: secret, message: 'Hola' })).toEqual({
      ...nobody,
      ana: noticed,
      bruno: changed,
    });
    const managers = await fixture.post({ seenBy: 'managers' });
    expect(await toldBy('carla', 'POST /like', { post_id: managers })).toEqual({
      ana: noticed,
      bruno: noticed,
      carla: changed,
      elena: [],
      diego: [],
    });
  });
});
