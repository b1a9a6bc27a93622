/** What the list of results says to a leader: the own department, in a constant number of reads. */
import { participationOf } from '#schema/kit/privacy/participation.ts';
import { enpsOf } from '#schema/surveys/figures.ts';
import type { OrgSurvey } from '#schema/surveys/surveys.shapes.ts';
import { surveyQuestions } from '../forms/forms.tables.ts';
import type { Context } from '../http/context.ts';
import { countedAll, showing } from './results.counted.ts';
import { segmentsFor, thresholdFor } from './results.service.ts';
import type { SurveyRow } from './surveys.views.ts';

/** Participation and eNPS of the leader's department by survey, as its results show them; nothing where it is joined. */
export async function teamFigures(
  context: Context,
  rows: readonly SurveyRow[],
): Promise<ReadonlyMap<string, NonNullable<OrgSurvey['team']>>> {
  const { store } = context;
  const { rows: asked } = await store.list(surveyQuestions, {
    where: { ownerId: { in: rows.map(({ id }) => id) }, enps: true },
    order: [['position', 'asc']],
  });
  const counted = await countedAll(
    store,
    rows,
    asked.map(({ id }) => id),
  );
  return new Map(
    counted.flatMap((one): [string, NonNullable<OrgSurvey['team']>][] => {
      const { survey, cells, responded } = one;
      const [own] = segmentsFor(context, one);
      const threshold = thresholdFor(context, survey);
      const took = participationOf(cells, responded, own?.cells ?? null, survey.anonymous ? threshold : 0);
      if (own === undefined || took === null) return [];
      const question = asked.find(({ ownerId }) => ownerId === survey.id);
      const tally = question === undefined ? null : showing(one, threshold)(question).of(own.cells).tally;
      const enps = tally === null ? null : enpsOf(tally.counts);
      return [[survey.id, { invited: took.invited, answered: took.responded, enps }]];
    }),
  );
}
