/** Valid calls of challenges. */
import {
  challengeEntries,
  challengePeople,
  challengeProofs,
  challenges,
} from '#backend/challenges/challenges.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { firstId, noId, type Calls, type Known } from './known.ts';

/** The challenge that runs, its first day, and somebody in it who may hand in a proof. */
export const known = async (store: Store, { me }: Known) => {
  const caller = await firstId(store, users, { where: { email: me } });
  const { rows: days } = await store.list(challengeEntries, {
    where: { userId: caller },
    order: [['on', 'desc']],
    limit: 1,
  });
  const { rows } = await store.list(challenges, { where: { closedAt: null }, limit: 1 });
  const challengeId = rows[0]?.id ?? noId;
  const { rows: proofs } = await store.list(challengeProofs, { where: { challengeId } });
  const { rows: places } = await store.list(challengePeople, {
    where: { challengeId, leftAt: null },
    with: { user: { one: users, on: 'userId' } },
  });
  const unproven = places.find(({ id }) => !proofs.some(({ personId }) => personId === id));
  return {
    challengeId,
    challengeUnproven: unproven?.user?.email ?? '',
    challengeDay: days[0]?.on ?? '',
    challengePerson: caller,
    ownChallengeProof: await firstId(store, challengeProofs, {
      where: { userId: caller, status: 'submitted' },
    }),
    challengeLastDay: rows[0]?.endsOn ?? '',
  };
};
type ChallengesKnown = Awaited<ReturnType<typeof known>>;

const none = { departmentIds: undefined, groupIds: undefined, userIds: undefined };
const plain = {
  categoryId: undefined,
  ...none,
  perWeek: undefined,
  weeks: undefined,
  cap: undefined,
  picture: undefined,
  proof: undefined,
};

export const calls: Calls<ChallengesKnown> = {
  'challenges.create': ({ challengeLastDay }) => ({
    body: {
      ...plain,
      way: 'target',
      target: 100,
      startsOn: challengeLastDay,
      endsOn: challengeLastDay,
    },
  }),
  'challenges.update': ({ challengeId: id }) => ({
    body: {
      ...plain,
      id,
      way: undefined,
      target: undefined,
      typeId: undefined,
      unit: undefined,
      points: undefined,
      startsOn: undefined,
      endsOn: undefined,
    },
  }),
  'challenges.toggleActive': ({ challengeId: id }) => ({ body: { id, active: false } }),
  'challenges.toggleArchived': ({ challengeId: id }) => ({ body: { id, archived: true } }),
  'challenges.cost': () => ({ body: none }),
  'challenges.challenge': 'challengeId',
  'challenges.enter': ({ challengeId: id, challengeDay: on }) => ({
    params: { id },
    body: { on, value: 50 },
  }),
  'challenges.handIn': ({ challengeId: id, challengeUnproven: as }) => ({
    params: { id },
    body: { fileKeys: undefined },
    as,
  }),
  'challenges.withdrawProof': 'ownChallengeProof',
  'challenges.approveProof': 'ownChallengeProof',
  'challenges.sendProofBack': 'ownChallengeProof',
  'challenges.correct': ({ challengeId: id, challengePerson: userId, challengeDay: on }) => ({
    params: { id },
    body: { userId, on, value: 50 },
  }),
  'challenges.join': 'challengeId',
  'challenges.leave': 'challengeId',
  'challenges.ranking': 'challengeId',
  'challenges.teams': 'challengeId',
  'challenges.people': 'challengeId',
  'challenges.proofs': ({ challengeId }) => ({ query: { challengeId } }),
};
