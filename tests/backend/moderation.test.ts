/** Reports: a post is hidden after enough reports, and an administrator decides. */
import { afterEach, describe, expect, it } from 'vitest';
import { openFixture, faultsOf, names, type Name, type Fixture } from './postFixture.ts';
import { storesOf } from '../support/trials.ts';

let fixture: Fixture;
afterEach(() => fixture.deployment.close());

const report = (name: Name, id: string) =>
  fixture.call(name, `POST /post/${id}/report`, { reason: 'offensive', note: 'Mira esto' });
const decide = (id: string, verdict: 'keep' | 'remove', name: Name = 'diego') =>
  fixture.call(name, `POST /org/post/${id}/verdict`, { verdict });
const open = 'GET /org/post/reports';
const decided = 'GET /org/post/reports?decided=true';
const reportedIds = async (route: string): Promise<readonly string[]> =>
  (await fixture.call('diego', route)).said.items.map((one: { post: { id: string } }) => one.post.id);

describe.each(storesOf(import.meta.url))('reported posts, %s store', (kind) => {
  it('a hidden reported post is visible only to sender, reporter and administrators until the verdict', async () => {
    fixture = await openFixture(kind);
    const id = await fixture.post({ from: 'ana', to: ['bruno'] });
    expect((await report('elena', id)).said).toMatchObject({ hidden: true, reported_by_me: true });
    const seen = { ana: 200, bruno: 404, elena: 200, carla: 404, diego: 200 };
    for (const name of names) {
      expect((await fixture.call(name, `GET /post/${id}`)).status, name).toBe(seen[name]);
      expect(await fixture.ids(name, 'GET /post'), name).toEqual([]);
    }
    expect(await fixture.ids('bruno', 'GET /user/posts/received')).toEqual([]);
    expect(await fixture.look(faultsOf)).toEqual([]);
    expect((await decide(id, 'keep')).said).toMatchObject({ verdict: 'keep', decided_by: { id: 'diego' } });
    for (const name of names) expect(await fixture.ids(name, 'GET /post'), name).toEqual([id]);
    expect(await fixture.ids('bruno', 'GET /user/posts/received')).toEqual([id]);
    expect(await fixture.look(faultsOf)).toEqual([]);
  });

  it('a reported post is hidden once it has the number of reports that the organisation requires', async () => {
    fixture = await openFixture(kind);
    await fixture.set({ reportsToHide: 2 });
    const id = await fixture.post();
    expect((await report('elena', id)).said.hidden).toBe(false);
    expect(await fixture.ids('carla', 'GET /post')).toEqual([id]);
    expect(await reportedIds(open)).toEqual([id]);
    expect((await report('carla', id)).said.hidden).toBe(true);
    expect(await fixture.ids('carla', 'GET /post')).toEqual([]);
  });

  it('a post is reported once per person, never by its sender, and no longer by its reporters once kept', async () => {
    fixture = await openFixture(kind);
    const id = await fixture.post({ from: 'ana' });
    expect((await report('ana', id)).status).toBe(403);
    await report('elena', id);
    expect((await report('elena', id)).status).toBe(409);
    await decide(id, 'keep');
    expect((await report('elena', id)).status).toBe(409);
    expect((await fixture.call('elena', `GET /post/${id}`)).said.may).not.toContain('report');
    expect(await fixture.ids('elena', 'GET /post')).toEqual([id]);
    expect((await report('carla', id)).said.hidden).toBe(true);
    expect(await reportedIds(open)).toEqual([id]);
    expect(await reportedIds(decided)).toEqual([]);
  });

  it('administrators see open reports with reporters and reasons, and decided ones in a separate list', async () => {
    fixture = await openFixture(kind);
    await fixture.set({ reportsToHide: 3 });
    const [first, second] = [await fixture.post(), await fixture.post()];
    await report('elena', first);
    fixture.deployment.now += 1000;
    await report('carla', second);
    await report('bruno', first);
    const { said } = await fixture.call('diego', open);
    expect(said.items.map((one: { post: { id: string } }) => one.post.id)).toEqual([second, first]);
    expect(said.items[1]).toMatchObject({
      verdict: null,
      decided_by: null,
      reports: [{ user: { id: 'elena' }, reason: 'offensive', note: 'Mira esto' }, { user: { id: 'bruno' } }],
    });
    expect(said.pagination.total).toBe(2);
    await decide(first, 'keep');
    expect([await reportedIds(open), await reportedIds(decided)]).toEqual([[second], [first]]);
    expect((await decide(first, 'keep')).status).toBe(409);
    expect((await decide(await fixture.post(), 'keep')).status).toBe(404);
  });

  it('administrators are notified of a reported post once, without the reporter', async () => {
    fixture = await openFixture(kind);
    await fixture.set({ reportsToHide: 3 });
    const id = await fixture.post();
    await report('elena', id);
    await report('carla', id);
    expect(await fixture.noticesOf('diego')).toEqual([['report', null]]);
    expect(await fixture.noticesOf('ana')).toEqual([]);
  });

  it('removing a reported post hides it from its receivers and closes its reports', async () => {
    fixture = await openFixture(kind);
    const id = await fixture.post();
    await report('elena', id);
    expect((await decide(id, 'remove')).said).toMatchObject({
      verdict: 'remove',
      post: { state: 'removed' },
    });
    expect((await fixture.call('bruno', `GET /post/${id}`)).status).toBe(404);
    expect((await fixture.call('ana', `GET /post/${id}`)).said.state).toBe('removed');
    expect([await reportedIds(open), await reportedIds(decided)]).toEqual([[], [id]]);
    expect(await fixture.look(faultsOf)).toEqual([]);
  });

  it('a reported post that its sender removes needs no verdict', async () => {
    fixture = await openFixture(kind);
    const id = await fixture.post();
    await report('elena', id);
    expect((await fixture.call('ana', `DELETE /post/${id}`)).status).toBe(200);
    expect([await reportedIds(open), await reportedIds(decided)]).toEqual([[], [id]]);
  });

  it('a private post is visible to administrators only while a report of it is open', async () => {
    fixture = await openFixture(kind);
    const id = await fixture.post({ isPrivate: true });
    expect((await fixture.call('diego', `GET /post/${id}`)).status).toBe(404);
    await report('bruno', id);
    expect((await fixture.call('diego', `GET /post/${id}`)).status).toBe(200);
    expect(await reportedIds(open)).toEqual([id]);
    await decide(id, 'keep');
    expect((await fixture.call('diego', `GET /post/${id}`)).status).toBe(404);
    expect(await fixture.ids('bruno', 'GET /user/posts/received')).toEqual([id]);
    expect(await fixture.ids('diego', 'GET /post')).toEqual([]);
  });

  it('a filed post that was reported and kept stays out of the feed', async () => {
    fixture = await openFixture(kind);
    const id = await fixture.post({ filed: true });
    await report('bruno', id);
    await decide(id, 'keep');
    expect(await fixture.ids('elena', 'GET /post')).toEqual([]);
    expect(await fixture.look(faultsOf)).toEqual([]);
  });

  it('only administrators see reports and decide them', async () => {
    fixture = await openFixture(kind);
    const id = await fixture.post();
    await report('elena', id);
    for (const name of ['ana', 'elena', 'carla'] as const) {
      expect((await decide(id, 'keep', name)).status).toBe(403);
      expect((await fixture.call(name, open)).status).toBe(403);
    }
  });
});
