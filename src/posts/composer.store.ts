/** Whether the composer is open and with whom: small, so that every place of the product can open it. */
import { createStore } from '#src/lib/store.ts';
import { useSelector } from '@xstate/react';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { someoneSent } from './draftPlace.ts';

/** What the composer begins with; an unsent draft about other people is put aside, never overwritten. */
export interface ComposerPreset {
  readonly people?: readonly PublicUser[] | undefined;
  readonly message?: string | undefined;
  /** A badge to give. */
  readonly badgeId?: string | undefined;
  /** A value that it shows. */
  readonly valueId?: string | undefined;
}

interface ComposerContext {
  readonly isOpen: boolean;
  readonly preset: ComposerPreset;
  /** Counts openings, so that each one begins anew; begins at 1 where something was sent that may still be undone, for its strip to be fetched. */
  readonly opening: number;
}

const closed = (): ComposerContext => ({ isOpen: false, preset: {}, opening: someoneSent() ? 1 : 0 });

/** A store for one page; the app has one (`composer`), tests make their own. */
export const createComposer = () =>
  createStore({
    context: closed(),
    on: {
      opened: (context, { preset = {} }: { preset?: ComposerPreset | undefined }) =>
        // Opening what is open would throw away what is being written.
        context.isOpen ? context : { isOpen: true, preset, opening: context.opening + 1 },
      closed: (context) => ({ ...context, isOpen: false }),
    },
  });

/** The composer of this page. */
export const composer = createComposer();

/** Opens the composer; does nothing while it is open. */
export const openComposer = (preset?: ComposerPreset): void => composer.trigger.opened({ preset });

/** Closes the composer; what was written stays as a draft. */
export const closeComposer = (): void => composer.trigger.closed();

/** What the composer's place in the shell reads. */
export const useComposer = (): ComposerContext => useSelector(composer, ({ context }) => context);
