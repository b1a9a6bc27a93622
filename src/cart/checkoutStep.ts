/** Which of the pictures of a checkout a state shows. */
import type { SnapshotFrom } from 'xstate';
import type { checkoutMachine } from '#machines/checkout.machine.ts';

/** `waits` and `unavailable` have nothing to show; `lines`, `form` and `review` are the three steps; the rest say how it ended. */
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

/** The picture of a state. */
export const pictureOf = ({ value }: State): CheckoutPicture => pictures[value];
