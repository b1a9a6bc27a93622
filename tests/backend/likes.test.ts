/** Reactions: one per user, changed or withdrawn by the same call. */
import { afterEach, describe, expect, it } from 'vitest';
import type { StreamedMessage } from '#schema/notifications/streamed.ts';
import { openFixture, faultsOf, type Name, type Fixture } from './postFixture.ts';
import { storesOf } from '../support/trials.ts';

let fixture: Fixture;
afterEach(() => fixture.deployment.close());

const react = (who: Name, postId: string, reaction = 'like') =>
  fixture.call(who, 'POST /like', { post_id: postId, reaction });

describe.each(storesOf(import.meta.url))('reactions, %s store', (kind) => {
  it('a reaction is given, changed by another code, and withdrawn by the same code', async () => {
    fixture = await openFixture(kind);
    const id = await fixture.post();
    const react = async (reaction?: string) =>
      (
        await fixture.call('elena', 'POST /like', {
          post_id: id,
          ...(reaction === undefined ? {} : { reaction }),
        })
      ).said;
    expect(await react('love')).toEqual({ liked: true, likes_count: 1, reaction: 'love' });
    expect(await react('wow')).toEqual({ liked: true, likes_count: 1, reaction: 'wow' });
    expect(await react('wow')).toEqual({ liked: false, likes_count: 0, reaction: null });
    expect(await react()).toEqual({ liked: true, likes_count: 1, reaction: 'like' });
    expect(await fixture.look(faultsOf)).toEqual([]);
  });

  it('reactions count once per person, also when four people react at once', async () => {
    fixture = await openFixture(kind);
    const id = await fixture.post();
    await Promise.all(
      (['ana', 'bruno', 'elena', 'carla'] as const).map((name) =>
        fixture.call(name, 'POST /like', { post_id: id, reaction: 'love' }),
      ),
    );
    expect((await fixture.call('ana', `GET /post/${id}`)).said.likes_count).toBe(4);
    expect(await fixture.look(faultsOf)).toEqual([]);
  });

  it('reactions are listed newest first with their people, to readers of the post only', async () => {
    fixture = await openFixture(kind);
    const id = await fixture.post({ seenBy: 'managers' });
    await fixture.call('bruno', 'POST /like', { post_id: id, reaction: 'love' });
    fixture.deployment.now += 1000;
    await fixture.call('carla', 'POST /like', { post_id: id, reaction: 'wow' });
    const { said } = await fixture.call('ana', `GET /likes?post_id=${id}`);
    expect(said.items.map((one: { user: { id: string }; code: string }) => [one.user.id, one.code])).toEqual([
      ['carla', 'wow'],
      ['bruno', 'love'],
    ]);
    const unknown = await fixture.call('elena', 'GET /likes?post_id=unknown');
    const closed = await fixture.call('elena', `GET /likes?post_id=${id}`);
    expect([closed.status, closed.text]).toEqual([404, unknown.text]);
    expect((await fixture.call('elena', 'POST /like', { post_id: id })).status).toBe(404);
  });

  it('a reaction notifies sender and receivers once per person and post, never the reacting person', async () => {
    fixture = await openFixture(kind);
    const id = await fixture.post({ from: 'ana', to: ['bruno', 'carla'] });
    for (const reaction of ['love', 'wow']) await react('elena', id, reaction);
    await react('bruno', id);
    expect(await fixture.noticesOf('ana')).toEqual([
      ['reaction', 'elena'],
      ['reaction', 'bruno'],
    ]);
    expect(await fixture.noticesOf('bruno')).toEqual([['reaction', 'elena']]);
    expect(await fixture.noticesOf('carla')).toEqual([
      ['reaction', 'elena'],
      ['reaction', 'bruno'],
    ]);
    expect([await fixture.noticesOf('elena'), await fixture.noticesOf('diego')]).toEqual([[], []]);
  });

  it('withdrawing a reaction removes its unread notification and does not notify twice those who read it', async () => {
    fixture = await openFixture(kind);
    const id = await fixture.post({ from: 'ana', to: ['bruno'] });
    const other = await fixture.post({ from: 'ana', to: ['bruno'] });
    await react('elena', id, 'love');
    await react('carla', id, 'love');
    await react('elena', other, 'love');
    await fixture.call('elena', 'POST /comment', { post_id: id, message: 'Bien' });
    const rest = [
      ['reaction', 'carla'],
      ['reaction', 'elena'],
      ['comment', 'elena'],
    ];
    await fixture.call('bruno', 'POST /user/notification/read', {});
    await react('elena', id, 'love');
    expect(await fixture.noticesOf('ana')).toEqual(rest);
    expect(await fixture.noticesOf('bruno')).toEqual([['reaction', 'elena'], ...rest]);
    await react('elena', id, 'wow');
    expect(await fixture.noticesOf('ana')).toEqual([...rest, ['reaction', 'elena']]);
    expect(await fixture.noticesOf('bruno')).toEqual([['reaction', 'elena'], ...rest]);
  });

  it('a reaction notifies the celebrated person of a birthday and the author of a poll', async () => {
    fixture = await openFixture(kind);
    const day = await fixture.post({ kind: 'birthday', from: null, to: ['bruno'], typeIds: [], message: '' });
    const poll = await fixture.post({
      kind: 'poll',
      from: 'carla',
      to: [],
      typeIds: [],
      message: '¿Cuándo?',
    });
    await react('elena', day, 'celebrate');
    await react('elena', poll, 'insight');
    expect(await fixture.noticesOf('bruno')).toEqual([['reaction', 'elena']]);
    expect(await fixture.noticesOf('carla')).toEqual([['reaction', 'elena']]);
  });

  it('a reaction does not notify a person who switched that topic off', async () => {
    fixture = await openFixture(kind);
    const id = await fixture.post({ from: 'ana', to: ['bruno'] });
    await fixture.call('ana', 'POST /user/notification_settings', { topics: { reaction: false } });
    await react('elena', id);
    expect([await fixture.noticesOf('ana'), await fixture.noticesOf('bruno')]).toEqual([
      [],
      [['reaction', 'elena']],
    ]);
  });

  it('a reaction notification sends a stream event when it is added and when it is withdrawn unread', async () => {
    fixture = await openFixture(kind);
    const id = await fixture.post({ from: 'ana', to: ['bruno'] });
    const unread = async () =>
      (await fixture.call('ana', 'GET /user/notification_count')).said.notification_count;
    const heard: StreamedMessage['kind'][] = [];
    fixture.deployment.dependencies.eventBus.subscribe('taller', 'ana', ({ kind: what }) => heard.push(what));
    await react('elena', id);
    expect([await unread(), heard]).toEqual([1, ['notification.added', 'post.changed']]);
    await react('elena', id, 'wow');
    expect([await unread(), heard.splice(0)]).toEqual([
      1,
      ['notification.added', 'post.changed', 'post.changed'],
    ]);
    await react('elena', id, 'wow');
    expect([await unread(), heard.splice(0)]).toEqual([0, ['notification.changed', 'post.changed']]);
    await react('elena', id);
    await fixture.call('ana', 'POST /user/notification/read', {});
    heard.splice(0);
    await react('elena', id);
    expect(heard).toEqual(['post.changed']);
  });

  it('reactions come from a catalog, and a code outside it is refused', async () => {
    fixture = await openFixture(kind);
    const { said } = await fixture.call('ana', 'GET /reactions');
    expect(said.map((one: { code: string }) => one.code)).toContain('celebrate');
    const id = await fixture.post();
    expect((await fixture.call('ana', 'POST /like', { post_id: id, reaction: 'boo' })).status).toBe(422);
  });
});
