/** Steps of administrators on challenges that people have joined: another way to win, archived before and after the end. */
import { afterEach, describe, expect, it } from 'vitest';
import { transfers } from '#backend/ledger/ledger.tables.ts';
import { posts } from '#backend/posts/posts.tables.ts';
import { openChallengeFixture, type ChallengeFixture } from './challengeFixture.ts';
import { crowd } from './pollFixture.ts';
import { dayMs } from './surveyFixture.ts';
import { storesOf } from '../support/trials.ts';

let fixture: ChallengeFixture;
afterEach(() => fixture.deployment.close());

const standings = async (id: string) => {
  const { said } = await fixture.call('diego', `GET /challenge/${id}/ranking`);
  return (said.items as { user: { id: string } }[]).map(({ user }) => user.id).toSorted();
};
const paid = () =>
  fixture.look(async (store) =>
    (await store.list(transfers, { where: { kind: 'challenge' } })).rows.map(({ takerId }) => takerId),
  );

describe.each(storesOf(import.meta.url))('a challenge that people have joined, %s store', (kind) => {
  it.each([
    ['target', 'own_beginning'],
    ['own_beginning', 'target'],
    ['habit', 'own_beginning'],
    ['own_beginning', 'team'],
  ])('changed from %s to %s ranks those who joined before like those who join after', async (from, to) => {
    fixture = await openChallengeFixture(kind);
    const id = await fixture.challenge({ way: from, target: 10, per_week: 1, weeks: 1 });
    await fixture.join('ana', id, { ranked: true });
    await fixture.join('bruno', id, { ranked: false });
    await fixture.join('carla', id, { ranked: true });
    await fixture.call('carla', `POST /challenge/${id}/leave`, {});
    await fixture.done('PATCH /org/challenge/update', { id, way: to });
    await fixture.join('elena', id, { ranked: true });
    const own = ({ score, hasScore }: { readonly score: number; readonly hasScore: boolean }) => ({
      score,
      hasScore,
    });
    const late = await fixture.placeOf('elena', id);
    if (late === undefined) throw new Error('elena has no place');
    for (const who of ['ana', 'bruno', 'carla'])
      expect(await fixture.placeOf(who, id), who).toMatchObject(own(late));
    expect(await standings(id)).toEqual(late.hasScore ? ['ana', 'elena'] : []);
    await fixture.join('carla', id, { ranked: true });
    expect(await standings(id)).toEqual(late.hasScore ? ['ana', 'carla', 'elena'] : []);
  });

  it('the ranking of a person ends at the neighbour below, and names nobody below the own beginning', async () => {
    fixture = await openChallengeFixture(kind, 7);
    const id = await fixture.challenge({ starts_on: fixture.day(-6) });
    const people = crowd(7);
    for (const [at, who] of people.entries()) {
      await fixture.join(who, id);
      await fixture.enter(who, id, fixture.day(), 9 - at);
    }
    const ranked = async (who: string, of = id) =>
      (await fixture.call(who, `GET /challenge/${of}/ranking`)).said.items.map(
        ({ user }: { user: { id: string } }) => user.id,
      );
    expect(await ranked('voter005')).toEqual(people.slice(0, 6));
    expect(await ranked('voter001')).toEqual(people.slice(0, 3));
    expect(await ranked('diego')).toEqual(people);
    await fixture.call('voter007', `POST /challenge/${id}/leave`, {});
    expect(await ranked('voter007')).toEqual(people.slice(0, 3));

    const own = await fixture.challenge({ way: 'own_beginning', starts_on: fixture.day(-6) });
    for (const [who, last] of [
      ['voter001', 12],
      ['voter002', 9],
    ] as const) {
      await fixture.join(who, own);
      for (let back = 6; back > 0; back--) await fixture.enter(who, own, fixture.day(-back), 10);
      await fixture.enter(who, own, fixture.day(), last);
    }
    expect((await fixture.placeOf('voter002', own))?.score).toBeLessThan(0);
    for (const who of ['voter001', 'voter002', 'diego']) expect(await ranked(who, own)).toEqual(['voter001']);
    const { said } = await fixture.call('voter002', `GET /challenge/${own}`);
    expect([said.head.length, said.ranked_people, said.own.score]).toEqual([1, 1, expect.any(Number)]);
  });

  const archive = (id: string, archived: boolean) =>
    fixture.done('PATCH /org/challenge/archived/toggle', { id, archived });
  const named = () =>
    fixture.look(async (store) => (await store.list(posts, { where: { kind: 'challenge' } })).rows.length);
  const completed = async (more: object = {}) => {
    const id = await fixture.challenge(more);
    await fixture.join('ana', id, { named: true });
    await fixture.enter('ana', id, fixture.day(), 10);
    return id;
  };

  it('the post of the people who completed it names it in the language of each reader', async () => {
    fixture = await openChallengeFixture(kind);
    await completed({ name_en: 'Ten kilometres' });
    for (let day = 0; day < 8; day += 1) await fixture.later(dayMs);
    const { deployment } = fixture;
    const token = await deployment.dependencies.tokens.sign(
      { userId: 'ana', org: 'taller', epoch: 0 },
      deployment.now,
    );
    const [es, en] = await Promise.all(
      ['es', 'en'].map(async (language) => {
        const headers = { 'accept-language': language };
        const answer = await deployment.rest('GET /post', { token, headers });
        const { items } = (await answer.json()) as { items: { kind: string; message: string }[] };
        return items.flatMap(({ kind: of, message }) => (of === 'challenge' ? [message] : []));
      }),
    );
    expect([es, en]).toEqual([['Diez kilómetros'], ['Ten kilometres']]);
  });

  it('archived before its end neither closes, pays, tells nor names, until it is taken out', async () => {
    fixture = await openChallengeFixture(kind);
    await fixture.fill(100);
    const id = await completed();
    await archive(id, true);
    for (let day = 0; day < 8; day += 1) await fixture.later(dayMs);
    expect([await paid(), await fixture.toldOf('ana'), await named()]).toEqual([[], [], 0]);
    expect((await fixture.call('ana', `GET /challenge/${id}`)).status).toBe(404);
    await archive(id, false);
    await fixture.later(dayMs);
    await fixture.later(dayMs);
    expect(await paid()).toEqual(['ana']);
    expect(await fixture.toldOf('ana')).toEqual(['challenge_completed']);
    expect(await named()).toBe(1);
    expect((await fixture.call('ana', `GET /challenge/${id}`)).status).toBe(200);
  });

  it('archived after its end still pays what its close owes, once the budget allows', async () => {
    fixture = await openChallengeFixture(kind);
    const id = await completed();
    for (let day = 0; day < 8; day += 1) await fixture.later(dayMs);
    expect([await paid(), await fixture.toldOf('ana')]).toEqual([[], ['challenge_completed']]);
    await archive(id, true);
    await fixture.fill(100);
    await fixture.later(dayMs);
    await fixture.later(dayMs);
    expect([await paid(), await fixture.toldOf('ana')]).toEqual([['ana'], ['challenge_completed']]);
  });

  it.each([
    ['approve', ['ana']],
    ['send_back', []],
  ])('archived, a proof takes the decision %s without a notice', async (decision, takers) => {
    fixture = await openChallengeFixture(kind);
    await fixture.fill(100);
    const id = await completed({ proof: true });
    const { said } = await fixture.call('ana', `POST /challenge/${id}/proof`, { message: 'Foto' });
    for (let day = 0; day < 8; day += 1) await fixture.later(dayMs);
    await archive(id, true);
    const body = decision === 'send_back' ? { reason: 'No se ve' } : {};
    await fixture.done(`PATCH /challenge_proof/${said.proof_handed_in.id}/${decision}`, body);
    await fixture.later(dayMs);
    expect([await paid(), await fixture.toldOf('ana')]).toEqual([takers, ['challenge_completed']]);
  });
});
