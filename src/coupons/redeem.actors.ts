/** The redemption machine connected to the API and to the browser's `online` event. */
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { redeemMachine } from '#machines/redeem.machine.ts';
import { plainKey } from '#schema/coupons/coupons.rules.ts';
import type { RedemptionSeen } from '#schema/coupons/coupons.endpoints.ts';
import { request } from '#src/api/client.ts';
import { isAnswered } from '#src/api/isAnswered.ts';
import { newKey } from '#src/api/newKey.ts';
import { ConfirmRedemptionDocument, SeeRedemptionDocument } from '#src/gql/graphql.ts';
import { inspect } from '#src/lib/recorder.ts';
import { untilAborted } from '#src/lib/untilAborted.ts';

/** A running redemption actor. */
export type RedeemActor = ActorRefFrom<typeof redeemMachine>;

/** Calls back when the network returns, until aborted. */
async function onReturn(tell: () => void, signal: AbortSignal): Promise<void> {
  window.addEventListener('online', tell, { signal });
  await untilAborted(signal);
}

/** A redemption actor with an optional first key; not started yet. */
export function createRedeem(key = ''): RedeemActor {
  // One idempotency key per code until the server answers, even if other codes are looked up in between.
  const intents = new Map<string, string>();

  async function confirm(code: string): Promise<RedemptionSeen> {
    const intent = intents.get(code) ?? newKey();
    intents.set(code, intent);
    try {
      const { confirmRedemption } = await request(ConfirmRedemptionDocument, { key: code }, { key: intent });
      intents.delete(code);
      return confirmRedemption;
    } catch (error) {
      if (isAnswered(error)) intents.delete(code);
      throw error;
    }
  }

  return createActor(
    redeemMachine.provide({
      actors: {
        watch: fromPromise(({ input, signal }) =>
          onReturn(() => input.tell({ type: 'network.returned' }), signal),
        ),
        look: fromPromise(
          async ({ input, signal }) =>
            (await request(SeeRedemptionDocument, { key: plainKey(input.key) }, { signal, pass: 'request' }))
              .redemption,
        ),
        // No signal: leaving the page must not abort a running confirmation.
        confirm: fromPromise(({ input }) => confirm(plainKey(input.key))),
      },
    }),
    { input: { key }, inspect },
  );
}
