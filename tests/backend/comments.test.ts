/** Talking under a post: who may say, change and remove what, and that everything said is counted. */
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import type { StoreKind } from '../support/deployment.ts';
import { aRoom, faultsOf, names, type Name, type Room } from './postRoom.ts';
import { trials } from '#tests/support/trials.ts';

let room: Room;
afterEach(() => room.deployment.close());

const say = async (name: Name, postId: string, message = 'Bien hecho'): Promise<string> =>
  (await room.call(name, 'POST /comment', { post_id: postId, message })).said.id;
const answer = async (name: Name, commentId: string, message = 'Gracias'): Promise<string> =>
  (await room.call(name, 'POST /subcomment', { comment_id: commentId, message })).said.id;
const read = async (name: Name, id: string) => (await room.call(name, `GET /post/${id}`)).said;

describe.each(['tab', 'sql'] satisfies StoreKind[])('a conversation under a post, %s store', (kind) => {
  it('is read whole, oldest first, with the answers under their comments', async () => {
    room = await aRoom(kind);
    const id = await room.post();
    const first = await say('elena', id, 'Uno');
    room.deployment.now += 1000;
    await say('carla', id, 'Dos');
    await answer('ana', first, 'Tres');
    const post = await read('diego', id);
    expect(post.comments_count).toBe(3);
    expect(
      post.comments.map((one: { message: string; subcomments: { message: string }[] }) => [
        one.message,
        one.subcomments.map(({ message }) => message),
      ]),
    ).toEqual([
      ['Uno', ['Tres']],
      ['Dos', []],
    ]);
  });

  it('lets only the author change words, and says when that was', async () => {
    room = await aRoom(kind);
    const id = await room.post();
    const comment = await say('elena', id);
    const reply = await answer('elena', comment);
    room.deployment.now += 60_000;
    for (const other of ['ana', 'bruno', 'diego'] as const) {
      expect((await room.call(other, 'POST /comment/edit', { id: comment, message: 'Otro' })).status).toBe(
        403,
      );
      expect((await room.call(other, 'PATCH /subcomment/edit', { id: reply, message: 'Otro' })).status).toBe(
        403,
      );
    }
    const edited = await room.call('elena', 'POST /comment/edit', { id: comment, message: 'Mejor dicho' });
    expect(edited.said).toMatchObject({
      message: 'Mejor dicho',
      edited_at: new Date(room.deployment.now).toISOString(),
    });
    expect(edited.said.subcomments).toHaveLength(1);
    const own = await room.call('elena', 'PATCH /subcomment/edit', { id: reply, message: 'Mil gracias' });
    expect(own.said).toMatchObject({
      message: 'Mil gracias',
      edited_at: new Date(room.deployment.now).toISOString(),
    });
  });

  it('lets the author, who sent the post and administrators remove words, and shows them that they may', async () => {
    room = await aRoom(kind);
    const id = await room.post({ from: 'ana', to: ['bruno'] });
    const may: Readonly<Record<Name, boolean>> = {
      ana: true,
      bruno: false,
      elena: true,
      carla: false,
      diego: true,
    };
    for (const name of names) {
      const comment = await say('elena', id);
      const reply = await answer('elena', comment);
      const shown = (await read(name, id)).comments.find((one: { id: string }) => one.id === comment);
      expect([shown.may_remove, shown.subcomments[0].may_remove], name).toEqual([may[name], may[name]]);
      const status = may[name] ? 200 : 403;
      expect((await room.call(name, `DELETE /subcomment/${reply}`)).status, name).toBe(status);
      expect((await room.call(name, `DELETE /comment/${comment}`)).status, name).toBe(status);
    }
    expect(await room.look(faultsOf)).toEqual([]);
  });

  it('loses a comment with all its answers, and counts both', async () => {
    room = await aRoom(kind);
    const id = await room.post();
    const [kept, gone] = [await say('elena', id), await say('carla', id)];
    await answer('ana', kept);
    await answer('ana', gone);
    await answer('bruno', gone);
    await room.call('carla', `DELETE /comment/${gone}`);
    expect(await read('ana', id)).toMatchObject({ comments_count: 2, comments: [{ id: kept }] });
    expect((await room.call('carla', `DELETE /comment/${gone}`)).status).toBe(404);
    expect((await room.call('ana', 'POST /subcomment', { comment_id: gone, message: 'Tarde' })).status).toBe(
      404,
    );
    expect(await room.look(faultsOf)).toEqual([]);
  });

  it('tells the people of the post of a comment and its author of an answer, but nobody of their own', async () => {
    room = await aRoom(kind);
    const id = await room.post({ from: 'ana', to: ['bruno', 'carla'] });
    const comment = await say('bruno', id);
    await answer('ana', comment);
    await answer('bruno', comment);
    expect(await room.noticesOf('ana')).toEqual([['comment', 'bruno']]);
    expect(await room.noticesOf('carla')).toEqual([['comment', 'bruno']]);
    expect(await room.noticesOf('bruno')).toEqual([['comment', 'ana']]);
    expect(await room.noticesOf('elena')).toEqual([]);
  });

  it('is closed to those who do not see the post, as if it were not there', async () => {
    room = await aRoom(kind);
    const id = await room.post({ isPrivate: true });
    const comment = await say('bruno', id);
    const reply = await answer('ana', comment);
    const unknown = await room.call('elena', 'POST /comment', { post_id: 'unknown', message: 'Hola' });
    expect(unknown.status).toBe(404);
    for (const [route, body] of [
      ['POST /comment', { post_id: id, message: 'Hola' }],
      ['POST /subcomment', { comment_id: comment, message: 'Hola' }],
      ['POST /comment/edit', { id: comment, message: 'Hola' }],
      ['PATCH /subcomment/edit', { id: reply, message: 'Hola' }],
      [`DELETE /comment/${comment}`, undefined],
      [`DELETE /subcomment/${reply}`, undefined],
    ] as const)
      expect((await room.call('elena', route, body)).text, route).toBe(unknown.text);
  });

  it('ends with the post: what was removed or hidden is talked about no more', async () => {
    room = await aRoom(kind);
    const removed = await room.post({ state: 'removed' });
    const hidden = await room.post({ hidden: true });
    expect((await room.call('ana', 'POST /comment', { post_id: removed, message: 'Hola' })).status).toBe(409);
    expect((await room.call('ana', 'POST /comment', { post_id: hidden, message: 'Hola' })).status).toBe(403);
  });

  it('stays counted through anything that people do', async () => {
    room = await aRoom(kind);
    const postIds = [await room.post(), await room.post({ from: 'carla', to: ['ana'] })];
    const ids: string[] = [];
    const someone = fc.constantFrom(...names);
    const deed = fc.record({ name: someone, what: fc.nat(5), which: fc.nat() });
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 5, maxLength: 15 }), async (deeds) => {
        for (const { name, what, which } of deeds) {
          const postId = postIds[which % postIds.length] ?? '';
          const known = ids[which % Math.max(1, ids.length)] ?? 'none';
          if (what === 0) ids.push(await say(name, postId));
          if (what === 1) ids.push(await answer(name, known));
          if (what === 2) await room.call(name, `DELETE /comment/${known}`);
          if (what === 3) await room.call(name, `DELETE /subcomment/${known}`);
          if (what >= 4)
            await room.call(name, 'POST /like', { post_id: postId, reaction: what === 4 ? 'love' : 'wow' });
        }
        expect(await room.look(faultsOf)).toEqual([]);
      }),
      { numRuns: trials(15) },
    );
  });
});
