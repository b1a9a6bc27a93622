/**
 * Opens the composer from parts of Home that every organisation has, without loading its code if recognitions
 * are off.
 */
import type { PublicUser } from '#schema/users/users.shapes.ts';

/** Loads the composer's store on press; the shell has already loaded it if the module is on. */
export const recognise = (people: readonly PublicUser[]): void =>
  void import('#src/posts/composer.store.ts').then(
    ({ openComposer }) => openComposer({ people }),
    () => undefined,
  );
