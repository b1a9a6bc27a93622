/** Figures of questions, from sums that may be shown. */
import type { Question } from '#schema/forms/questions.shapes.ts';
import type { Shown } from '#schema/kit/privacy/blocks.ts';
import { enpsOf, favourableOf, meanOf } from '#schema/surveys/figures.ts';
import { sumValue } from '#schema/surveys/surveys.rules.ts';
import type { Figure, QuestionResult, Responses } from '#schema/surveys/surveys.shapes.ts';
import { questionsIn } from '../forms/questions.ts';
import type { Store } from '../store/port.ts';
import { allCells, countedIn, showing, type Counted } from './results.counted.ts';
import type { SurveyRow } from './surveys.views.ts';

/** The counts of a question in its own order: options, values of a scale, months. */
function orderOf(
  { kind, options, scale }: Question,
  counts: Readonly<Record<string, number>>,
): readonly string[] {
  if (kind === 'single' || kind === 'multiple') return options.map(({ id }) => id);
  if (kind === 'scale' && scale !== null)
    return Array.from({ length: scale.to - scale.from + 1 }, (_, step) => String(scale.from + step));
  return kind === 'date' ? Object.keys(counts).toSorted() : [];
}

/** A figure as it is shown; nothing of it if it is withheld. */
export function figureOf(question: Question, shown: Shown): Figure {
  if (shown.tally === null)
    return { n: null, withheld: shown.withheld, counts: [], mean: null, favourable: null, enps: null };
  const { n, counts } = shown.tally;
  const values = orderOf(question, counts).map((value) => ({ value, count: counts[value] ?? 0 }));
  const { kind, scale, enps } = question;
  const isScale = kind === 'scale' && scale !== null;
  return {
    n,
    withheld: null,
    counts: values,
    mean: isScale
      ? meanOf(counts)
      : kind === 'number' && n > 0
        ? Math.round((counts[sumValue] ?? 0) / n) / 100
        : null,
    favourable: isScale && !enps ? favourableOf(counts, scale) : null,
    enps: enps ? enpsOf(counts) : null,
  };
}

/** The figures of everybody, as administrators see them, with the sums that they are computed from. */
export async function overallOf(
  store: Store,
  survey: SurveyRow,
): Promise<{ readonly counted: Counted; readonly figures: Responses['aggregate'] }> {
  const counted = await countedIn(store, survey);
  const shows = showing(counted, survey.anonymous ? survey.threshold : 1);
  const figures = (await questionsIn(store, survey.id)).map((question) => ({
    questionId: question.id,
    figure: figureOf(question, shows(question).of(allCells(counted))),
  }));
  return { counted, figures };
}

const average = (values: readonly number[]): number | null =>
  values.length === 0 ? null : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);

/** What a wave shows in the trend: its first eNPS, and the average favourable share of its statements. */
export const summaryOf = (
  { invited, answered }: { readonly invited: number; readonly answered: number },
  questions: readonly Pick<QuestionResult, 'figure'>[],
) => ({
  invited,
  answered,
  enps: questions.find(({ figure }) => figure.enps !== null)?.figure.enps ?? null,
  favourable: average(questions.flatMap(({ figure }) => figure.favourable ?? [])),
});
