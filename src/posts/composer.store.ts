/**
 * Whether the composer is open, and its preset: small, so that every part of the product can open the
 * composer.
 */
import { createStore } from '#src/lib/store.ts';
import { useSelector } from '@xstate/react';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { someoneSent } from './draftPlace.ts';

/** Initial values of the composer; an unsent draft for other people is set aside, never overwritten. */
export interface ComposerPreset {
  readonly people?: readonly PublicUser[] | undefined;
  readonly message?: string | undefined;
  /** A badge to give. */
  readonly badgeId?: string | undefined;
  /** A value that the recognition names. */
  readonly valueId?: string | undefined;
  /** Points for each person. */
  readonly amount?: number | undefined;
  /** A wish for a day: its words are ready, and no type is asked. */
  readonly wish?: 'birthday' | 'anniversary' | 'day' | undefined;
  /** Opens what is scheduled or came back, over the box. */
  readonly scheduled?: true | undefined;
  /** Where the box opens; without it, in a dialog over the page. */
  readonly slot?: HTMLElement | null | undefined;
}

interface ComposerContext {
  readonly isOpen: boolean;
  readonly preset: ComposerPreset;
  /**
   * Counts openings, so that each one starts fresh. Starts at 1 if a sent recognition can still be undone, so
   * that its undo strip is fetched.
   */
  readonly opening: number;
  /** Counts what asked for the composer while it is open: its box shows itself. */
  readonly asked: number;
}

const closed = (): ComposerContext => ({
  isOpen: false,
  preset: {},
  opening: someoneSent() ? 1 : 0,
  asked: 0,
});

/** A store for one page; the app has one (`composer`), tests create their own. */
export const createComposer = () =>
  createStore({
    // The preset names people.
    isPersonal: true,
    context: closed(),
    on: {
      opened: (context, { preset = {} }: { preset?: ComposerPreset | undefined }) =>
        // Opening again would discard the text being written.
        context.isOpen
          ? { ...context, asked: context.asked + 1 }
          : { isOpen: true, preset, opening: context.opening + 1, asked: 0 },
      closed: (context) => ({ ...context, isOpen: false }),
    },
  });

/** The composer of this page. */
export const composer = createComposer();

/** Opens the composer; while it is open, it keeps its text and shows itself. */
export const openComposer = (preset?: ComposerPreset): void => composer.trigger.opened({ preset });

/** Closes the composer; the text stays as a draft. */
export const closeComposer = (): void => composer.trigger.closed();

/** The state for the composer's slot in the shell. */
export const useComposer = (): ComposerContext => useSelector(composer, ({ context }) => context);
