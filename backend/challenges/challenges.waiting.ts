/** Numbers of today that a person has not entered in challenges, and proofs that wait for administrators. */
import { dayAt } from '#schema/users/celebrations.rules.ts';
import { challengeStateOf } from '#schema/challenges/challenges.rules.ts';
import { dayEnd } from '../kit/month.ts';
import { zoneFor, type Asking, type Waiting, type WaitingSource } from '../waiting/sources.ts';
import { challengeEntries, challengePeople, challengeProofs, challenges } from './challenges.tables.ts';

const withChallenge = { challenge: { one: challenges, on: 'challengeId' } } as const;

/** Of running challenges that the person joined and has not completed. */
async function days(asking: Asking): Promise<readonly Waiting[]> {
  const { store, me, now } = asking;
  const { rows } = await store.list(challengePeople, {
    where: { userId: me.id, leftAt: null, completedAt: null },
    with: withChallenge,
  });
  if (rows.length === 0) return [];
  const zone = await zoneFor(asking);
  const today = dayAt(now, zone);
  const { rows: entered } = await store.list(challengeEntries, {
    columns: ['personId'],
    where: { personId: { in: rows.map(({ id }) => id) }, on: today },
  });
  const done = new Set(entered.map(({ personId }) => personId));
  return rows.flatMap(({ id, challenge, joinedAt }): readonly Waiting[] => {
    if (challenge === null || done.has(id) || !challenge.active || challenge.archived) return [];
    if (challengeStateOf(challenge, today) !== 'running') return [];
    const { name: title, nameEn: titleEn, points } = challenge;
    return [
      {
        kind: 'challenge_day',
        id: challenge.id,
        title,
        titleEn,
        points,
        since: joinedAt,
        dueAt: dayEnd(today, zone),
      },
    ];
  });
}

async function proofs({ store }: Asking): Promise<readonly Waiting[]> {
  const { rows } = await store.list(challengeProofs, {
    where: { status: 'submitted' },
    with: withChallenge,
  });
  return rows.flatMap(({ id, challengeId, challenge, userId, message, createdAt }) =>
    challenge === null
      ? []
      : [
          {
            kind: 'challenge_proof',
            id,
            subjectId: challengeId,
            title: challenge.name,
            titleEn: challenge.nameEn,
            points: challenge.points,
            words: message,
            whoId: userId,
            since: createdAt,
          },
        ],
  );
}

export const challengesWaiting: WaitingSource = {
  kinds: ['challenge_day', 'challenge_proof'],
  find: async (asking, kinds) => [
    ...(kinds.includes('challenge_day') ? await days(asking) : []),
    ...(kinds.includes('challenge_proof') ? await proofs(asking) : []),
  ],
};
