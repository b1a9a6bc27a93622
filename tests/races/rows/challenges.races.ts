/**
 * Challenges: the last entry twice, one press twice, and an answer that is lost give one reward and one notice; so do two
 * administrators who decide on one proof.
 */
import { challengeEntries, challengePeople, challengeProofs } from '#backend/challenges/challenges.tables.ts';
import { accounts, transfers } from '#backend/ledger/ledger.tables.ts';
import { notifications } from '#backend/notifications/notifications.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import { openChallengeFixture } from '#tests/backend/challengeFixture.ts';
import { boss, dayMs } from '#tests/backend/surveyFixture.ts';
import { racesOn, type Race } from '../race.ts';

const entries: readonly Race[] = racesOn(
  async (kind, count) => {
    const fixture = await openChallengeFixture(kind);
    await fixture.fill(20 * count);
    const ids: string[] = [];
    for (let race = 0; race < count; race++) {
      const id = await fixture.challenge({ name: `${race}` });
      await fixture.join('ana', id);
      ids.push(id);
    }
    return { ...fixture, ids };
  },
  [
    {
      call: 'POST /challenge/{id}/entry',
      limited: 'the last entry of a challenge',
      invariant: 'there is one entry, one reward and one notice',
      statuses: { 200: 16 },
      races: { usual: 3, whole: 500 },
      calls: ({ call, deployment, day, ids }, race) => {
        const body = { on: day(), value: 10 };
        const path = `POST /challenge/${ids[race]}/entry` as const;
        const key = `lost-${race}`;
        return Array.from({ length: 16 }, async (_, at) =>
          at % 2 === 0
            ? call('ana', path, body)
            : // Repeats with one key are an answer that was lost after the commit.
              deployment.rest(path, {
                as: 'ana@taller.example',
                headers: { 'idempotency-key': key },
                body,
              }),
        );
      },
      left: async ({ later, look, ids }) => {
        for (let day = 0; day < 7; day += 1) await later(dayMs);
        return look(async (store) => {
          const { rows: entries } = await store.list(challengeEntries);
          const { rows: places } = await store.list(challengePeople);
          const { rows: paid } = await store.list(transfers, { where: { kind: 'challenge' } });
          const { rows: told } = await store.list(notifications, { where: { kind: 'challenge_completed' } });
          const { rows: all } = await store.list(accounts);
          return {
            entries: entries.length / ids.length,
            total: Math.max(...places.map(({ total }) => total)),
            rewards: paid.length / ids.length,
            notices: told.length / ids.length,
            ledger: all.reduce((sum, { balance }) => sum + balance, 0),
          };
        });
      },
      expected: { entries: 1, total: 1000, rewards: 1, notices: 1, ledger: 0 },
    },
  ],
);

const decisions: readonly Race[] = racesOn(
  async (kind, count) => {
    const fixture = await openChallengeFixture(kind);
    await fixture.change((store) => store.update(users, { id: 'elena' }, { userType: 'admin' }));
    await fixture.fill(20 * count);
    const ids: string[] = [];
    for (let race = 0; race < count; race++) {
      const id = await fixture.challenge({ name: `${race}`, proof: true });
      await fixture.join('ana', id);
      await fixture.enter('ana', id, fixture.day(), 10);
      const { said } = await fixture.call('ana', `POST /challenge/${id}/proof`, { message: 'Foto' });
      ids.push(said.proof_handed_in.id);
    }
    return { ...fixture, ids };
  },
  [
    {
      call: 'PATCH /challenge_proof/{id}/approve',
      limited: 'one decision of two administrators on a proof',
      invariant: 'there is one decision, one notice, and one reward if it was approved',
      statuses: { 200: 1, 409: 15 },
      races: { usual: 6, whole: 500 },
      calls: ({ call, ids }, race) =>
        Array.from({ length: 16 }, (_, at) => {
          const path = `PATCH /challenge_proof/${ids[race]}` as const;
          // Each of the two approves and sends back, and each race begins with another call.
          const by = at % 4 < 2 ? boss : 'elena';
          return (at + race) % 2 === 0
            ? call(by, `${path}/approve`, {})
            : call(by, `${path}/send_back`, { reason: 'No se ve.' });
        }),
      left: async ({ later, look, ids }) => {
        for (let day = 0; day < 7; day += 1) await later(dayMs);
        return look(async (store) => {
          const { rows } = await store.list(challengeProofs);
          const { rows: paid } = await store.list(transfers, { where: { kind: 'challenge' } });
          const { rows: told } = await store.list(notifications, { where: { kind: 'challenge_proof' } });
          const approved = rows.filter(({ status }) => status === 'approved');
          return {
            undecided: rows.filter(({ decidedAt }) => decidedAt === null).length,
            // A reason is that of the decision that stands.
            mixed: rows.filter(({ status, reason }) => (status === 'approved') !== (reason === null)).length,
            unpaid: approved.length - paid.length,
            notices: told.length / ids.length,
          };
        });
      },
      expected: { undecided: 0, mixed: 0, unpaid: 0, notices: 1 },
    },
  ],
);

export const races: readonly Race[] = [...entries, ...decisions];
