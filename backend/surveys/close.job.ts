/** Closes surveys whose end has come. */
import type { Job } from '../jobs/jobs.ts';
import type { Where } from '../store/port.ts';
import { builtSurveys } from './pieces.ts';
import type { SurveyRow } from './surveys.views.ts';

const due = (at: string): Where<SurveyRow> => ({
  publishedAt: { lte: at },
  closedAt: null,
  endsAt: { lte: at },
});

const load = () => import('./closing.ts');

export const closeJob: Job = {
  name: 'surveyClose',
  ready: load,
  async due(store, at) {
    return (await builtSurveys(store, due(at))).map(({ id }) => id);
  },
  async run(context, id) {
    const [survey] = await builtSurveys(context.store, { id, ...due(context.at) });
    return survey !== undefined && (await load()).closeSurvey(context, survey);
  },
};
