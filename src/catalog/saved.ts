/** The saved points of a goal, limited to its price. */
import type { Saving } from '#schema/catalog/catalog.shapes.ts';

/** The saved points of a goal: at most its price. */
export const savedOf = ({ have, need }: Pick<Saving, 'have' | 'need'>): number => Math.min(have, need);
