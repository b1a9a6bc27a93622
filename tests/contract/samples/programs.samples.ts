/** Valid calls of programs. */
import { programs } from '#backend/programs/programs.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { firstId, type Calls } from './known.ts';

/** An active one. */
export const known = async (store: Store) => ({
  programId: await firstId(store, programs, { where: { active: true } }),
});
type ProgramsKnown = Awaited<ReturnType<typeof known>>;

export const calls: Calls<ProgramsKnown> = {
  'programs.update': 'programId',
  'programs.remove': 'programId',
};
