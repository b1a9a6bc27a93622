/** What was sent and can still be undone while its dialog is closed: each is a composer's machine that runs on. */
import { createStore } from '#src/lib/store.ts';
import type { ComposerActor } from './composer.actors.ts';

/** One recognition on its way out. */
export interface Outgoing {
  readonly postId: string;
  readonly actor: ComposerActor;
}

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
