/** What happens to challenges by themselves: reminders, the post of the winners, and what a removed person leaves. */
import { afterEach, describe, expect, it } from 'vitest';
import { challengeEntries, challengeProofs } from '#backend/challenges/challenges.tables.ts';
import { postReceivers, posts } from '#backend/posts/posts.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import { openChallengeFixture, type ChallengeFixture } from './challengeFixture.ts';
import { dayMs } from './surveyFixture.ts';
import { storesOf } from '../support/trials.ts';

let fixture: ChallengeFixture;
afterEach(() => fixture.deployment.close());

/** The names in the post of the winners, and whether the feed shows it. */
const winners = () =>
  fixture.look(async (store) => {
    const { rows } = await store.list(posts, { where: { kind: 'challenge' } });
    const [post] = rows;
    const { rows: named } = await store.list(postReceivers, {
      where: { postId: { in: rows.map(({ id }) => id) } },
      order: [['position', 'asc']],
    });
    return { posts: rows.length, listed: post?.listed, names: named.map(({ userId }) => userId) };
  });
const quarters = async (days: number): Promise<void> => {
  for (let quarter = 0; quarter < 4 * days; quarter += 1) await fixture.later(dayMs / 4);
};

describe.each(storesOf(import.meta.url))('challenges as days pass, %s store', (kind) => {
  it('people hear once of the beginning and once of the end, by day, unless they know or are done', async () => {
    fixture = await openChallengeFixture(kind);
    await fixture.change((store) => store.update(users, { id: 'elena' }, { timezone: 'Asia/Tokyo' }));
    const { join, toldOf, day } = fixture;
    const id = await fixture.challenge({ starts_on: day(2), ends_on: day(6), target: 1 });
    await Promise.all(['ana', 'bruno', 'carla', 'elena'].map((who) => join(who, id)));
    await fixture.call('carla', `POST /challenge/${id}/leave`, {});
    await quarters(1);
    expect(await toldOf('ana')).toEqual([]);
    await quarters(2);
    expect(await toldOf('ana')).toEqual(['challenge']);
    expect(await toldOf('elena')).toEqual(['challenge']);
    await fixture.enter('bruno', id, day(), 5);
    await join('diego', id);
    await quarters(4);
    expect(await toldOf('ana')).toEqual(['challenge', 'challenge_ending']);
    expect(await toldOf('bruno')).toEqual(['challenge']);
    expect(await toldOf('carla')).toEqual([]);
    expect(await toldOf('diego')).toEqual(['challenge_ending']);
  });

  it('winners who agreed become one post, and leave it when they change their mind', async () => {
    fixture = await openChallengeFixture(kind);
    const { join, enter, day, call } = fixture;
    const id = await fixture.challenge({ points: 0 });
    for (const [who, named, value] of [
      ['ana', true, 11],
      ['bruno', true, 12],
      ['elena', false, 20],
      ['carla', true, 2],
    ] as const) {
      await join(who, id, { named });
      await enter(who, id, day(), value);
    }
    await quarters(8);
    expect(await winners()).toEqual({ posts: 1, listed: true, names: ['bruno', 'ana'] });
    const card = (await call('carla', 'GET /post')).said.items.find(
      (one: { kind: string }) => one.kind === 'challenge',
    );
    expect(card).toMatchObject({ message: 'Diez kilómetros', sender: null });
    expect((await call('ana', `GET /challenge/${id}`)).said.post_id).toBe(card.id);
    await join('bruno', id, { named: false });
    expect((await winners()).names).toEqual(['ana']);
    await call('ana', `POST /challenge/${id}/leave`, {});
    expect(await winners()).toEqual({ posts: 1, listed: false, names: [] });
    await quarters(1);
    expect((await winners()).posts).toBe(1);
  });

  it('with proofs the post waits for their decisions and names nobody without an approved one', async () => {
    fixture = await openChallengeFixture(kind);
    const id = await fixture.challenge({ proof: true });
    for (const who of ['ana', 'bruno', 'elena']) {
      await fixture.join(who, id, { named: true });
      await fixture.enter(who, id, fixture.day(), 10);
    }
    const proofs: string[] = [];
    for (const who of ['ana', 'bruno']) {
      const { said } = await fixture.call(who, `POST /challenge/${id}/proof`, { message: 'Foto' });
      proofs.push(said.proof_handed_in.id);
    }
    await quarters(7);
    expect((await winners()).posts).toBe(0);
    await fixture.done(`PATCH /challenge_proof/${proofs[0]}/approve`, {});
    await fixture.done(`PATCH /challenge_proof/${proofs[1]}/send_back`, { reason: 'No se ve' });
    await quarters(1);
    expect(await winners()).toMatchObject({ posts: 1, names: ['ana'] });
  });

  it('a removed person leaves no place, day or proof, and the ranking closes the gap', async () => {
    fixture = await openChallengeFixture(kind);
    const id = await fixture.challenge({ proof: true });
    for (const who of ['ana', 'bruno']) {
      await fixture.join(who, id);
      await fixture.enter(who, id, fixture.day(), who === 'ana' ? 9 : 4);
    }
    await fixture.call('ana', `POST /challenge/${id}/proof`, { message: 'Foto' });
    await fixture.done('POST /user/admin/delete', { id: 'ana', reason: '' });
    const left = await fixture.look(async (store) => ({
      days: (await store.list(challengeEntries, { where: { userId: 'ana' } })).rows,
      proofs: (await store.list(challengeProofs, { where: { userId: 'ana' } })).rows,
    }));
    expect([await fixture.placeOf('ana', id), left.days, left.proofs]).toEqual([undefined, [], []]);
    const { said } = await fixture.call('bruno', `GET /challenge/${id}/ranking`);
    expect(said.items).toMatchObject([{ rank: 1, user: { id: 'bruno' } }]);
    expect((await fixture.call('bruno', `GET /challenge/${id}`)).said.participants).toBe(1);
  });
});
