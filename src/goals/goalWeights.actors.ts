/** The machine of weights, wired to the API: one change a goal, what becomes less first. */
import type { QueryClient } from '@tanstack/react-query';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { goalWeightsMachine } from '#machines/goalWeights.machine.ts';
import { weightChanges, type GoalWeightsContext, type WeightedGoal } from '#machines/goalWeights.setup.ts';
import { intentKey } from '#src/api/idempotency.ts';
import { isAnswered } from '#src/api/isAnswered.ts';
import { inspect } from '#src/lib/recorder.ts';
import { deviceStorage } from '#src/lib/storages.ts';
import { goalQueries, type ShownGoal } from './goals.queries.ts';
import { goalWrites, refreshGoals } from './goals.writes.ts';

/** The goals that have a weight in a period: what is cancelled has none. */
export const weighted = (goals: readonly ShownGoal[]): readonly WeightedGoal[] =>
  goals
    .filter(({ status }) => status !== 'cancelled')
    .map(({ id, title, titleEn, weight }) => ({ id, title, titleEn, weight }));

/** Creates the sharing of weights of a period; the caller starts it. */
export function createGoalWeights(
  cache: QueryClient,
  periodId: string,
  goals: readonly ShownGoal[],
): ActorRefFrom<typeof goalWeightsMachine> {
  const load = async (): Promise<readonly WeightedGoal[]> =>
    weighted(await cache.fetchQuery({ ...goalQueries.list(periodId), staleTime: 0, retry: false }));

  async function save(
    weighing: Pick<GoalWeightsContext, 'goals' | 'typed'>,
  ): Promise<readonly WeightedGoal[]> {
    for (const { id, weight, was } of weightChanges(weighing)) {
      const intent = intentKey(deviceStorage(), `goalWeight:${id}`, `${was}>${weight}`);
      try {
        await goalWrites.update({ id, input: { weight, basedOn: { weight: was } } }, intent.key);
        intent.settle();
      } catch (error) {
        if (isAnswered(error)) intent.settle();
        throw error;
      }
    }
    refreshGoals(cache);
    return load();
  }

  return createActor(
    goalWeightsMachine.provide({
      actors: { save: fromPromise(({ input }) => save(input)), load: fromPromise(load) },
    }),
    { input: { goals: weighted(goals) }, inspect },
  );
}
