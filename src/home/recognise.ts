/**
 * Opens the composer from parts of Home that every organisation has, without loading its code if recognitions
 * are off.
 */
import type { Celebration } from '#src/people/celebrations.queries.ts';
import type { ComposerPreset } from '#src/posts/composer.store.ts';

/** Opens the composer with the words of a wish. */
export function congratulate(celebrations: readonly Celebration[]): void {
  const are = (kind: 'isBirthday' | 'isAnniversary'): boolean => celebrations.every((one) => one[kind]);
  recognise({
    people: celebrations.map(({ user }) => user),
    wish: are('isBirthday') ? 'birthday' : are('isAnniversary') ? 'anniversary' : 'day',
  });
}

/** Loads the composer's store on press; the shell has already loaded it if the module is on. */
const recognise = (preset: ComposerPreset): void =>
  void import('#src/posts/composer.store.ts').then(
    ({ openComposer }) => openComposer(preset),
    () => undefined,
  );
