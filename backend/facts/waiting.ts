/** The facts that are not yet folded: those of the last minute. */
import type { Store } from '../store/port.ts';
import { facts } from './facts.tables.ts';
import type { Fact } from './write.ts';

export const waiting = async (store: Store): Promise<readonly Fact[]> =>
  (await store.list(facts, { where: { folded: 0 } })).rows;
