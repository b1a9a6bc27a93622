/** The cycle machine connected to the API. */
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { evaluationCycleMachine } from '#machines/evaluationCycle.machine.ts';
import type { BeginPlan, CycleOrder, LedCycle, Taken } from '#machines/evaluationCycle.setup.ts';
import { isAnswered } from '#src/api/isAnswered.ts';
import { newKey } from '#src/api/newKey.ts';
import { inspect } from '#src/lib/recorder.ts';
import { cycleResource, readCycle } from './evaluationsAdmin.queries.ts';

/** A running cycle. */
export type CycleActor = ActorRefFrom<typeof evaluationCycleMachine>;

const beginInput = ({ audience, parts, remindAfter, ...plan }: BeginPlan) => ({
  ...plan,
  departmentIds: [...audience.departmentIds],
  groupIds: [...audience.groupIds],
  userIds: [...audience.userIds],
  tenureFrom: audience.tenureFrom,
  tenureTo: audience.tenureTo,
  parts: parts.map(({ kind, weight }) => ({ kind, weight })),
  remindAfter: [...remindAfter],
});

async function send({ id, phase }: LedCycle, order: CycleOrder, key: string): Promise<Taken> {
  switch (order.step) {
    case 'begin':
      return {
        cycle: await cycleResource.begin({ id, input: beginInput(order.plan) }, key),
        count: null,
      };
    case 'advance':
      return { cycle: await cycleResource.advance({ id, from: phase }, key), count: null };
    case 'addPeople': {
      const { added } = await cycleResource.addPeople({ id, userIds: [...order.userIds] }, key);
      return { cycle: null, count: added };
    }
    case 'remind':
      return { cycle: null, count: (await cycleResource.remind({ id }, key)).notified };
    case 'share': {
      const { step: _step, personIds, ...rest } = order;
      const { shared } = await cycleResource.share(
        { id, ...rest, ...(personIds === undefined ? {} : { personIds: [...personIds] }) },
        key,
      );
      return { cycle: null, count: shared };
    }
  }
}

/** A cycle as it was read; not started yet. */
export function createCycle({ id, phase }: LedCycle): CycleActor {
  // One idempotency key per order until the server answers.
  let intent: { readonly order: CycleOrder; readonly key: string } | null = null;
  async function take(cycle: LedCycle, order: CycleOrder | null): Promise<Taken> {
    if (order === null) throw new Error('a step without an order');
    if (intent?.order !== order) intent = { order, key: newKey() };
    try {
      const taken = await send(cycle, order, intent.key);
      intent = null;
      return taken;
    } catch (error) {
      if (isAnswered(error)) intent = null;
      throw error;
    }
  }
  return createActor(
    evaluationCycleMachine.provide({
      actors: {
        // No signal: leaving the page must not abort a step that is on its way.
        take: fromPromise(({ input }) => take(input.cycle, input.order)),
        load: fromPromise(({ input, signal }) => readCycle(input.id, signal)),
      },
    }),
    { input: { cycle: { id, phase } }, inspect },
  );
}
