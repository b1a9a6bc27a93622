/** A simulated user of the checkout: usually takes the next step, sometimes any other. */
import type { SnapshotFrom } from 'xstate';
import type { checkoutMachine } from '#machines/checkout.machine.ts';
import { isAffordable, questionsOf } from '#machines/checkout.lines.ts';
import { isRefused, type CheckoutEvent, type Filled } from '#machines/checkout.setup.ts';
import type { Dice } from '#tests/support/seededRandom.ts';
import type { Tab } from './tab.ts';

/** A snapshot of the checkout machine. */
export type Standing = SnapshotFrom<typeof checkoutMachine>;

const filledIn = ({ context: { cart } }: Standing): Filled => ({
  delivery: { name: 'Ana', phone: '5555550134', address: 'Orizaba 101', city: 'México', notes: '' },
  answers: Object.fromEntries(
    (cart?.items ?? []).map((line) => [
      line.id,
      Object.fromEntries(questionsOf(line).map(({ id }) => [id, 'M'])),
    ]),
  ),
});

/** The event that continues the checkout in its current state; null if there is none. */
export function wayOn(standing: Standing): CheckoutEvent | null {
  const { cart, error } = standing.context;
  switch (standing.value) {
    case 'unavailable':
      return { type: 'reload.pressed' };
    case 'editing':
      // New points may have arrived, so a reload can help.
      return { type: cart === null || isAffordable(cart) ? 'checkout.pressed' : 'reload.pressed' };
    case 'notSaved':
      return { type: error !== null && isRefused(error) ? 'notice.dismissed' : 'retry.pressed' };
    case 'notHeld':
    case 'unsettled':
      return { type: 'retry.pressed' };
    case 'stale':
      return { type: 'accept.pressed' };
    case 'answering':
      return { type: 'form.filled', ...filledIn(standing) };
    case 'reviewing':
      return { type: 'confirm.pressed' };
    case 'refused':
      return { type: 'again.pressed' };
    case 'done':
      return { type: 'cart.pressed' };
    default:
      return null;
  }
}

/** A random event beside the usual next step. */
function detour(tab: Tab, dice: Dice): CheckoutEvent {
  const line = dice.pickAny(tab.snapshot.context.cart?.items ?? []);
  const others: readonly CheckoutEvent[] = [
    { type: 'back.pressed' },
    { type: 'checkout.pressed' },
    { type: 'confirm.pressed' },
    { type: 'form.pressed' },
    { type: 'notice.dismissed' },
    { type: 'network.returned' },
    { type: 'reload.pressed' },
    ...(line === undefined
      ? []
      : [
          {
            type: 'lines.changed',
            changes: [{ itemId: line.id, quantity: dice.whole(0, 3) }],
          } satisfies CheckoutEvent,
        ]),
  ];
  return dice.pickAny(others) ?? { type: 'back.pressed' };
}

/** Sends one event to a tab. */
export function press(tab: Tab, dice: Dice): void {
  const next = dice.hits(0.82) ? wayOn(tab.snapshot) : detour(tab, dice);
  if (next !== null) tab.say(next);
}
