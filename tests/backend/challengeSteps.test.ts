/** Steps of administrators on challenges that people have joined: another way to win, archived before and after the end. */
import { afterEach, describe, expect, it } from 'vitest';
import { transfers } from '#backend/ledger/ledger.tables.ts';
import { openChallengeFixture, type ChallengeFixture } from './challengeFixture.ts';
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
});
