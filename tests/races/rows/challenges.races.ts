/** Challenges: the last entry twice, one press twice, and an answer that is lost give one reward and one notice. */
import { challengeEntries, challengePeople } from '#backend/challenges/challenges.tables.ts';
import { accounts, transfers } from '#backend/ledger/ledger.tables.ts';
import { notifications } from '#backend/notifications/notifications.tables.ts';
import { openChallengeFixture } from '#tests/backend/challengeFixture.ts';
import { dayMs } from '#tests/backend/surveyFixture.ts';
import { racesOn, type Race } from '../race.ts';

export const races: readonly Race[] = racesOn(
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
