/** Valid calls of goals. */
import { goals } from '#backend/goals/goals.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { firstId, type Calls } from './known.ts';

/** An active one. */
export const known = async (store: Store) => ({
  goalId: await firstId(store, goals, { where: { active: true } }),
});
type GoalsKnown = Awaited<ReturnType<typeof known>>;

export const calls: Calls<GoalsKnown> = {
  'goals.update': 'goalId',
  'goals.remove': 'goalId',
};
