/** Whom a challenge pays and tells at its end: who completed it, is still in it, and has an approved proof if one is wanted. */
import { afterEach, describe, expect, it } from 'vitest';
import { transfers } from '#backend/ledger/ledger.tables.ts';
import { openChallengeFixture, type ChallengeFixture } from './challengeFixture.ts';
import { dayMs } from './surveyFixture.ts';
import { storesOf } from '../support/trials.ts';

let fixture: ChallengeFixture;
afterEach(() => fixture.deployment.close());

const paid = () =>
  fixture.look(async (store) => {
    const { rows } = await store.list(transfers, {
      where: { kind: 'challenge' },
      order: [['takerId', 'asc']],
    });
    return rows.map(({ takerId }) => takerId);
  });
/** Its people with what each of them enters today. */
const withPeople = async (values: Readonly<Record<string, number>>, more: object = {}): Promise<string> => {
  const id = await fixture.challenge(more);
  for (const [who, value] of Object.entries(values)) {
    expect(await fixture.join(who, id)).toBe(200);
    if (value > 0) expect(await fixture.enter(who, id, fixture.day(), value)).toBe(200);
  }
  return id;
};
const days = async (count: number): Promise<void> => {
  for (let day = 0; day < count; day += 1) await fixture.later(dayMs);
};

describe.each(storesOf(import.meta.url))('points of a challenge, %s store', (kind) => {
  const open = async () => {
    fixture = await openChallengeFixture(kind);
    await fixture.fill(200);
  };

  it('wait for an approved proof where one is wanted, before and after the end', async () => {
    await open();
    const everybody = { ana: 10, bruno: 10, carla: 10, elena: 10 };
    const id = await withPeople(everybody, { proof: true });
    const proofOf = new Map<string, string>();
    for (const who of ['ana', 'bruno', 'carla']) {
      const { said } = await fixture.call(who, `POST /challenge/${id}/proof`, { message: 'Foto' });
      proofOf.set(who, said.proof_handed_in.id);
    }
    const decide = (who: string, decision: 'approve' | 'send_back') =>
      fixture.done(
        `PATCH /challenge_proof/${proofOf.get(who)}/${decision}`,
        decision === 'approve' ? {} : { reason: 'No se ve' },
      );
    await decide('ana', 'approve');
    await days(7);
    expect(await paid()).toEqual(['ana']);
    expect(await fixture.placeOf('bruno', id)).toMatchObject({ reward: 'proof' });
    await decide('bruno', 'approve');
    await decide('carla', 'send_back');
    await days(2);
    expect(await paid()).toEqual(['ana', 'bruno']);
    expect(await fixture.placeOf('elena', id)).toMatchObject({ reward: 'proof' });
  });

  it('are not for who completed it and left, who is not told of it either', async () => {
    await open();
    const id = await withPeople({ ana: 10, bruno: 10 });
    expect((await fixture.call('bruno', `POST /challenge/${id}/leave`, {})).status).toBe(200);
    await days(8);
    expect(await paid()).toEqual(['ana']);
    expect([await fixture.toldOf('ana'), await fixture.toldOf('bruno')]).toEqual([
      ['challenge_completed'],
      [],
    ]);
  });

  it('are for the teams whose mean reaches the target, not for those whose total does', async () => {
    await open();
    // Sales have 18 between them and a mean of 9, works 20 and a mean of 10.
    const id = await withPeople({ ana: 16, bruno: 2, carla: 8, elena: 12 }, { way: 'team' });
    await days(8);
    expect(await paid()).toEqual(['carla', 'elena']);
    expect(await fixture.placeOf('ana', id)).toMatchObject({ completedAt: null, reward: 'none' });
    expect(await fixture.toldOf('ana')).not.toContain('challenge_completed');
  });

  it('are not for a member of a winning team who entered nothing', async () => {
    await open();
    await withPeople({ carla: 0, elena: 20 }, { way: 'team' });
    await days(8);
    expect(await paid()).toEqual(['elena']);
  });
});
