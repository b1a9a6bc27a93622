/** Maps a state of the checkout to its view. */
import type { SnapshotFrom } from 'xstate';
import type { checkoutMachine } from '#machines/checkout.machine.ts';

/**
 * `waits` and `unavailable` have no content; `lines`, `form` and `review` are the three steps; the others are
 * results.
 */
export type CheckoutPicture =
  | 'waits'
  | 'unavailable'
  | 'empty'
  | 'lines'
  | 'form'
  | 'review'
  | 'checks'
  | 'refused'
  | 'done';

type State = SnapshotFrom<typeof checkoutMachine>;

const pictures: Readonly<Record<State['value'], CheckoutPicture>> = {
  uninitialized: 'waits',
  loading: 'waits',
  unavailable: 'unavailable',
  empty: 'empty',
  editing: 'lines',
  saving: 'lines',
  notSaved: 'lines',
  holding: 'lines',
  notHeld: 'lines',
  stale: 'lines',
  answering: 'form',
  reviewing: 'review',
  submitting: 'review',
  closing: 'review',
  checking: 'checks',
  unsettled: 'checks',
  refused: 'refused',
  done: 'done',
};

/** The view of a state. */
export const pictureOf = ({ value }: State): CheckoutPicture => pictures[value];
