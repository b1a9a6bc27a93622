/**
 * Every place that a module opens, derived from the tables of screens and sections, so that the list stays
 * complete.
 */
import { sections } from '#src/adminSections/sections.ts';
import type { ModulePlace } from '#src/organization/modulePlaces.context.ts';
import { screens } from './routes.ts';

/** Screens first, then sections, in the order of their menus; places without a module are left out. */
export const modulePlaces: readonly ModulePlace[] = [
  ...screens.map(({ title, modules }): ModulePlace => ({ kind: 'screen', title, modules })),
  ...sections.map(({ title, modules }): ModulePlace => ({ kind: 'section', title, modules })),
].filter(({ modules }) => modules.length > 0);
