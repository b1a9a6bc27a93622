/** Opens published surveys on their first day, or at once. */
import type { Job } from '../jobs/jobs.ts';
import type { Where } from '../store/port.ts';
import { inPieces, usedSurveys } from './pieces.ts';
import type { SurveyRow } from './surveys.views.ts';

const due = (at: string): Where<SurveyRow> => ({
  active: true,
  publishedAt: { lte: at },
  launchedAt: null,
  closedAt: null,
  or: [{ startsAt: null }, { startsAt: { lte: at } }],
});

const load = () => import('./launch.ts');

export const launchJob: Job = {
  name: 'surveyLaunch',
  ready: load,
  async due(store, at) {
    return (await usedSurveys(store, due(at))).flatMap(({ id }) => inPieces(id));
  },
  async run(context, id) {
    const [survey] = await usedSurveys(context.store, { id, ...due(context.at) });
    return survey !== undefined && (await load()).launchPiece(context, survey);
  },
};
