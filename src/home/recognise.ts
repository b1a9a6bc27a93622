/** Opens the composer from what Home shows in every organisation: where recognitions are off, nothing of them is fetched. */
import type { PublicUser } from '#schema/users/users.shapes.ts';

/** Fetches the composer's store when it is pressed; the shell has it already where the module is on. */
export const recognise = (people: readonly PublicUser[]): void =>
  void import('#src/posts/composer.store.ts').then(
    ({ openComposer }) => openComposer({ people }),
    () => undefined,
  );
