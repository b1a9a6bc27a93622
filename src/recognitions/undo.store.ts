/**
 * Sent recognitions that can still be undone after their dialog closed: each is a running composer machine.
 */
import { createStore, whenForgotten } from '#src/lib/store.ts';
import type { ComposerActor } from './composer.actors.ts';

/** A sent recognition within its undo window. */
export interface Outgoing {
  readonly postId: string;
  readonly actor: ComposerActor;
}

// Before the store forgets them. Without this, a machine would ask for its post with the token of the next person.
whenForgotten(() => {
  for (const { actor } of outgoing.getSnapshot().context.all) actor.stop();
});

/** Newest last. */
export const outgoing = createStore({
  context: { all: [] as readonly Outgoing[] },
  on: {
    handed: ({ all }, one: Outgoing) => ({
      all: [...all.filter(({ postId }) => postId !== one.postId), one],
    }),
    settled: ({ all }, { postId }: { readonly postId: string }) => ({
      all: all.filter((one) => one.postId !== postId),
    }),
  },
  isPersonal: true,
});
