/** Comments on a post: who may write, change and remove them, and that all are counted. */
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { openFixture, faultsOf, names, type Name, type Fixture } from './postFixture.ts';
import { trials, storesOf } from '#tests/support/trials.ts';

let fixture: Fixture;
afterEach(() => fixture.deployment.close());

const say = async (name: Name, postId: string, message = 'Bien hecho'): Promise<string> =>
  (await fixture.call(name, 'POST /comment', { post_id: postId, message })).said.id;
const answer = async (name: Name, commentId: string, message = 'Gracias'): Promise<string> =>
  (await fixture.call(name, 'POST /subcomment', { comment_id: commentId, message })).said.id;
const read = async (name: Name, id: string) => (await fixture.call(name, `GET /post/${id}`)).said;

describe.each(storesOf(import.meta.url))('comments of a post, %s store', (kind) => {
  it('comments of a post are read oldest first, with replies under their comments', async () => {
    fixture = await openFixture(kind);
    const id = await fixture.post();
    const first = await say('elena', id, 'Uno');
    fixture.deployment.now += 1000;
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

  it('a comment that cannot be stored or has nothing to see is refused by field, and an id that cannot be sent too', async () => {
    fixture = await openFixture(kind);
    const post_id = await fixture.post();
    for (const [message, code] of [
      ['\u200B', 'text_invisible'],
      ['Bien\u0000', 'text_unreadable'],
      ['Bien \uD800', 'text_unreadable'],
    ]) {
      const { status, said } = await fixture.call('elena', 'POST /comment', { post_id, message });
      expect([status, said.reasons]).toMatchObject([422, [{ field: 'message', code }]]);
    }
    expect((await fixture.call('elena', 'GET /post/%00')).said.reasons).toMatchObject([{ field: 'id' }]);
    const { errors } = await fixture.deployment.ask('query ($id: ID!) { post(id: $id) { id } }', {
      as: 'elena@taller.example',
      variables: { id: '\uD800' },
    });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'invalid',
      status: 422,
      reasons: [{ field: 'id', code: 'text_unreadable' }],
    });
  });

  it('only the author edits a comment or reply, and the edit sets its time', async () => {
    fixture = await openFixture(kind);
    const id = await fixture.post();
    const comment = await say('elena', id);
    const reply = await answer('elena', comment);
    fixture.deployment.now += 60_000;
    for (const other of ['ana', 'bruno', 'diego'] as const) {
      expect((await fixture.call(other, 'POST /comment/edit', { id: comment, message: 'Otro' })).status).toBe(
        403,
      );
      expect(
        (await fixture.call(other, 'PATCH /subcomment/edit', { id: reply, message: 'Otro' })).status,
      ).toBe(403);
    }
    const edited = await fixture.call('elena', 'POST /comment/edit', { id: comment, message: 'Mejor dicho' });
    expect(edited.said).toMatchObject({
      message: 'Mejor dicho',
      edited_at: new Date(fixture.deployment.now).toISOString(),
    });
    expect(edited.said.subcomments).toHaveLength(1);
    const own = await fixture.call('elena', 'PATCH /subcomment/edit', { id: reply, message: 'Mil gracias' });
    expect(own.said).toMatchObject({
      message: 'Mil gracias',
      edited_at: new Date(fixture.deployment.now).toISOString(),
    });
  });

  it('the author, the sender of the post and administrators may remove comments, and the post shows it', async () => {
    fixture = await openFixture(kind);
    const id = await fixture.post({ from: 'ana', to: ['bruno'] });
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
      expect((await fixture.call(name, `DELETE /subcomment/${reply}`)).status, name).toBe(status);
      expect((await fixture.call(name, `DELETE /comment/${comment}`)).status, name).toBe(status);
    }
    expect(await fixture.look(faultsOf)).toEqual([]);
  });

  it('removing a comment removes its replies and lowers the comment count by all of them', async () => {
    fixture = await openFixture(kind);
    const id = await fixture.post();
    const [kept, gone] = [await say('elena', id), await say('carla', id)];
    await answer('ana', kept);
    await answer('ana', gone);
    await answer('bruno', gone);
    await fixture.call('carla', `DELETE /comment/${gone}`);
    expect(await read('ana', id)).toMatchObject({ comments_count: 2, comments: [{ id: kept }] });
    expect((await fixture.call('carla', `DELETE /comment/${gone}`)).status).toBe(404);
    expect(
      (await fixture.call('ana', 'POST /subcomment', { comment_id: gone, message: 'Tarde' })).status,
    ).toBe(404);
    expect(await fixture.look(faultsOf)).toEqual([]);
  });

  it('a comment notifies the people of the post, a reply the author of the comment, and nobody themselves', async () => {
    fixture = await openFixture(kind);
    const id = await fixture.post({ from: 'ana', to: ['bruno', 'carla'] });
    const comment = await say('bruno', id);
    await answer('ana', comment);
    await answer('bruno', comment);
    expect(await fixture.noticesOf('ana')).toEqual([['comment', 'bruno']]);
    expect(await fixture.noticesOf('carla')).toEqual([['comment', 'bruno']]);
    expect(await fixture.noticesOf('bruno')).toEqual([['comment', 'ana']]);
    expect(await fixture.noticesOf('elena')).toEqual([]);
  });

  it('comment calls on an invisible post answer exactly as on an unknown post', async () => {
    fixture = await openFixture(kind);
    const id = await fixture.post({ isPrivate: true });
    const comment = await say('bruno', id);
    const reply = await answer('ana', comment);
    const unknown = await fixture.call('elena', 'POST /comment', { post_id: 'unknown', message: 'Hola' });
    expect(unknown.status).toBe(404);
    for (const [route, body] of [
      ['POST /comment', { post_id: id, message: 'Hola' }],
      ['POST /subcomment', { comment_id: comment, message: 'Hola' }],
      ['POST /comment/edit', { id: comment, message: 'Hola' }],
      ['PATCH /subcomment/edit', { id: reply, message: 'Hola' }],
      [`DELETE /comment/${comment}`, undefined],
      [`DELETE /subcomment/${reply}`, undefined],
    ] as const)
      expect((await fixture.call('elena', route, body)).text, route).toBe(unknown.text);
  });

  it('commenting on a removed or hidden post is refused', async () => {
    fixture = await openFixture(kind);
    const removed = await fixture.post({ state: 'removed' });
    const hidden = await fixture.post({ hidden: true });
    expect((await fixture.call('ana', 'POST /comment', { post_id: removed, message: 'Hola' })).status).toBe(
      409,
    );
    expect((await fixture.call('ana', 'POST /comment', { post_id: hidden, message: 'Hola' })).status).toBe(
      403,
    );
  });

  it('comment and reaction counts stay right through random comments, replies, reactions and removals', async () => {
    fixture = await openFixture(kind);
    const postIds = [await fixture.post(), await fixture.post({ from: 'carla', to: ['ana'] })];
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
          if (what === 2) await fixture.call(name, `DELETE /comment/${known}`);
          if (what === 3) await fixture.call(name, `DELETE /subcomment/${known}`);
          if (what >= 4)
            await fixture.call(name, 'POST /like', {
              post_id: postId,
              reaction: what === 4 ? 'love' : 'wow',
            });
        }
        expect(await fixture.look(faultsOf)).toEqual([]);
      }),
      { numRuns: trials(15) },
    );
  });
});
