/** Which dialog about polls is open: small, so that every part of the product can open one. */
import { useSelector } from '@xstate/react';
import type { Poll } from '#schema/surveys/polls.shapes.ts';
import { createStore } from '#src/lib/store.ts';

/** A new poll, changes to one, or its closing. */
export type PollDialog = { readonly kind: 'new' } | { readonly kind: 'edit' | 'close'; readonly poll: Poll };

interface Room {
  readonly dialog: PollDialog | null;
  /** Counts openings, so that each one starts fresh. */
  readonly opening: number;
}
const nothing: Room = { dialog: null, opening: 0 };

/** The dialogs of this page. */
export const pollHost = createStore({
  isPersonal: true,
  context: nothing,
  on: {
    opened: (context, { dialog }: { dialog: PollDialog }) =>
      // Opening again would discard the text being written.
      context.dialog === null ? { dialog, opening: context.opening + 1 } : context,
    closed: (context) => ({ ...context, dialog: null }),
  },
});

/** Opens a dialog; does nothing while one is open. */
export const openPollDialog = (dialog: PollDialog): void => pollHost.trigger.opened({ dialog });

/** Closes the dialog; the text stays as a draft. */
export const closePollDialog = (): void => pollHost.trigger.closed();

/** The state for the host of the dialogs in the shell. */
export const usePollHost = (): Room => useSelector(pollHost, ({ context }) => context);
