/**
 * The places that modules open, for the confirmation before one is switched off: the shell provides all
 * screens and sections.
 */
import type { MessageDescriptor } from '@lingui/core';
import { createContext } from 'react';
import type { ActiveModules, ModuleFlag } from '#schema/modules.ts';

/** A screen, or a section of the administration. */
export interface ModulePlace {
  readonly kind: 'screen' | 'section';
  readonly title: MessageDescriptor;
  /** Any of these opens it. */
  readonly modules: readonly ModuleFlag[];
}

/** Empty outside the frame of the administration. */
export const ModulePlaces = createContext<readonly ModulePlace[]>([]);

/** The places that nobody can open once a module is off: those opened by it and by no other active module. */
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
