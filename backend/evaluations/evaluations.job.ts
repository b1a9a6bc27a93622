/** Leads cycles of evaluations by day: people, phases, evaluations to write, notices, reminders, scores and sharing. */
import { quarterOf } from '../jobs/jobSchedule.ts';
import type { Job } from '../jobs/jobs.ts';
import type { Store, Where } from '../store/port.ts';
import { kindsOn } from '../surveys/kinds.ts';
import { inPieces } from '../surveys/pieces.ts';
import { evaluationCycles } from './evaluations.tables.ts';
import type { CycleRow } from './evaluations.views.ts';

/** Cycles with something to do, while the module works: people hear of nothing that they cannot open. */
async function unsettled(store: Store, at: string, own: Where<CycleRow> = {}): Promise<readonly CycleRow[]> {
  const { rows } = await store.list(evaluationCycles, {
    where: {
      ...own,
      // A closed cycle only finishes what was begun.
      or: [{ phase: { ne: 'closed' }, settledIn: { ne: quarterOf(at) } }, { settledIn: '' }],
    },
  });
  return rows.length > 0 && (await kindsOn(store)).includes('evaluation') ? rows : [];
}

const load = () => import('./cycles.pieces.ts');

export const cyclesJob: Job = {
  name: 'evaluationCycles',
  ready: load,
  async due(store, at) {
    return (await unsettled(store, at)).flatMap(({ id }) => inPieces(id));
  },
  async run(context, id) {
    const [cycle] = await unsettled(context.store, context.at, { id });
    return cycle !== undefined && (await load()).cyclePiece(context, cycle);
  },
};
