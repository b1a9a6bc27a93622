/** Pays rewards for answering: once a day, and after the end. */
import { hasRun, recordRun, turn } from '../jobs/jobSchedule.ts';
import type { Job } from '../jobs/jobs.ts';
import type { Where } from '../store/port.ts';
import { builtSurveys, inPieces, pieceSize } from './pieces.ts';
import { surveyInvitations } from './surveys.tables.ts';
import type { SurveyRow } from './surveys.views.ts';

const name = 'surveyRewards';

const due: Where<SurveyRow> = {
  launchedAt: { ne: null },
  or: [{ closedAt: null }, { endTold: false }],
};

const load = () => import('./rewards.ts');

/** Checked every 15 minutes: days begin then, and a budget may have been filled. */
export const rewardsJob: Job = {
  name,
  ready: load,
  async due(store, at) {
    if (await hasRun(store, name, at)) return [];
    const rows = (await builtSurveys(store, due)).filter(
      ({ points, recognitionTypeId, closedAt }) =>
        points > 0 || recognitionTypeId !== null || closedAt !== null,
    );
    const counted = await store.tally(surveyInvitations, {
      where: { surveyId: { in: rows.map(({ id }) => id) }, answered: true, paid: false },
      by: ['surveyId'],
    });
    const unpaid = new Map(counted.map(({ surveyId, count }) => [surveyId, count]));
    // The last piece records that there are no more.
    return [
      ...rows.flatMap(({ id }) => inPieces(id, Math.ceil((unpaid.get(id) ?? 0) / pieceSize.thanked) + 1)),
      turn,
    ];
  },
  async run(context, id) {
    if (id === turn) return recordRun(context, name);
    const [survey] = await builtSurveys(context.store, { ...due, id });
    return survey !== undefined && (await load()).payPiece(context, survey);
  },
};
