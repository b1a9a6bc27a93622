/**
 * One segment through the waves of a series, in a constant number of reads: each wave with the figures that its own page
 * shows of that segment, so the trend says nothing that was not shown (decision 0040, 5).
 */
import { cellsIn } from '#schema/kit/privacy/cells.ts';
import { participationOf } from '#schema/kit/privacy/participation.ts';
import type { Dimension } from '#schema/surveys/surveys.rules.ts';
import type { WaveFigure } from '#schema/surveys/surveys.shapes.ts';
import { questionsOf } from '../forms/questions.ts';
import type { Store } from '../store/port.ts';
import { countedAll, showing } from './results.counted.ts';
import { figureOf, summaryOf } from './results.figures.ts';
import type { SurveyRow } from './surveys.views.ts';

/** Closed waves of one series, in their order. A wave that cannot show the segment has no figures. */
export async function segmentWaves(
  store: Store,
  closed: readonly SurveyRow[],
  { dimension, values }: { readonly dimension: Dimension; readonly values: readonly string[] },
  thresholdOf: (survey: SurveyRow) => number,
): Promise<readonly WaveFigure[]> {
  const asked = await questionsOf(
    store,
    closed.map(({ id }) => id),
  );
  const counted = await countedAll(store, closed);
  return counted.map((one): WaveFigure => {
    const { survey, cells, responded } = one;
    const { id, wave, startsOn, endsOn, anonymous } = survey;
    const threshold = thresholdOf(survey);
    const own = cellsIn(cells, { [dimension]: values });
    const shows = showing(one, threshold);
    const took = participationOf(cells, responded, own, anonymous ? threshold : 0);
    const figures = (asked.get(id) ?? []).map((question) => ({
      figure: figureOf(question, shows(question).of(own)),
    }));
    return {
      surveyId: id,
      wave,
      startsAt: startsOn,
      endsAt: endsOn,
      ...summaryOf({ invited: took?.invited ?? 0, answered: took?.responded ?? 0 }, figures),
    };
  });
}
