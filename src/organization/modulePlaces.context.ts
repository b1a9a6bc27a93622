/** What modules open, for whoever switches one off: the shell knows all screens and sections and hands them over. */
import type { MessageDescriptor } from '@lingui/core';
import { createContext } from 'react';
import type { ActiveModules, ModuleFlag } from '#schema/modules.ts';

/** A screen, or a section of the administration. */
export interface ModulePlace {
  readonly kind: 'screen' | 'section';
  readonly title: MessageDescriptor;
  /** Any of these opens it. */
  readonly modules: readonly ModuleFlag[];
  /** Not built yet: only says that it is coming. */
  readonly coming: boolean;
}

/** Empty outside the administration's frame. */
export const ModulePlaces = createContext<readonly ModulePlace[]>([]);

/** What nobody can open any more once a module is off: places that it opens and no other active one. */
export const lostWith = (
  flag: ModuleFlag,
  modules: ActiveModules,
  places: readonly ModulePlace[],
): readonly ModulePlace[] =>
  places.filter(
    (place) =>
      place.modules.includes(flag) &&
      place.modules.every((other) => other === flag || modules[other] !== true),
  );
