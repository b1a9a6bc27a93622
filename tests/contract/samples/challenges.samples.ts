/** Valid calls of challenges. */
import { challengeCategories, challenges } from '#backend/challenges/challenges.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { firstId, type Calls } from './known.ts';

/** The challenge that runs, and its first day. */
export const known = async (store: Store) => {
  const { rows } = await store.list(challenges, { where: { closedAt: null }, limit: 1 });
  return {
    challengeId: await firstId(store, challenges, { where: { closedAt: null } }),
    challengeCategoryId: await firstId(store, challengeCategories),
    challengeLastDay: rows[0]?.endsOn ?? '',
  };
};
type ChallengesKnown = Awaited<ReturnType<typeof known>>;

const none = { departmentIds: undefined, groupIds: undefined, userIds: undefined };
const plain = {
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
  'challenges.join': 'challengeId',
  'challenges.leave': 'challengeId',
  'challenges.ranking': 'challengeId',
  'challenges.teams': 'challengeId',
  'challenges.people': 'challengeId',
  'challenges.proofs': ({ challengeId }) => ({ query: { challengeId } }),
};
