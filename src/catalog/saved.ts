/** How far somebody has come with saving, without running past the goal. */
import type { Saving } from '#schema/catalog/catalog.shapes.ts';

/** Points of the goal that are there: never more than it takes. */
export const savedOf = ({ have, need }: Pick<Saving, 'have' | 'need'>): number => Math.min(have, need);
