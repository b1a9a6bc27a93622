/** Valid calls of challenges. */
import { challenges } from '#backend/challenges/challenges.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { firstId, type Calls } from './known.ts';

/** An active one. */
export const known = async (store: Store) => ({
  challengeId: await firstId(store, challenges, { where: { active: true } }),
});
type ChallengesKnown = Awaited<ReturnType<typeof known>>;

export const calls: Calls<ChallengesKnown> = {
  'challenges.update': 'challengeId',
  'challenges.remove': 'challengeId',
};
