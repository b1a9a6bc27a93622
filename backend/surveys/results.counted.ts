/** The sums of a survey, read once: cells, tallies of each question, and who responded. */
import {
  closedBlocks,
  closedSets,
  openBlocks,
  shownOf,
  type Block,
  type Shown,
} from '#schema/kit/privacy/blocks.ts';
import { segmentsOf, type Cell, type Segment } from '#schema/kit/privacy/cells.ts';
import { byStage, emptyStages, stageNames, type Stages } from '#schema/kit/privacy/tallies.ts';
import { dimensions, type Dimension } from '#schema/surveys/surveys.rules.ts';
import type { Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { surveyCells, surveyInvitations, surveyTallies } from './surveys.tables.ts';
import type { SurveyRow } from './surveys.views.ts';

/** The sums of a survey, by the index of their cell. */
export interface Counted {
  readonly survey: SurveyRow;
  readonly cells: readonly (Cell & { readonly id: string })[];
  /** People of each cell who responded. */
  readonly responded: readonly number[];
  /** Stages of a question in each cell; the question `` counts responses. */
  readonly stagesOf: (questionId: string) => readonly Stages[];
}

function stagesFrom(rows: readonly Row<typeof surveyTallies>[]): Stages {
  const stages = byStage(() => {
    const counts: Record<string, number> = {};
    return { n: 0, counts };
  });
  for (const row of rows)
    for (const stage of stageNames) {
      const count = row[stage];
      if (row.value === '') stages[stage].n = count;
      else if (count !== 0) stages[stage].counts[row.value] = count;
    }
  return stages;
}

/**
 * Reads the sums of surveys in three reads, in their order. With `questionIds` only the sums of these questions and of
 * responses.
 */
export async function countedAll(
  store: Store,
  rows: readonly SurveyRow[],
  questionIds?: readonly string[],
): Promise<readonly Counted[]> {
  const where = { surveyId: { in: rows.map(({ id }) => id) } };
  const { rows: cells } = await store.list(surveyCells, { where, order: [['position', 'asc']] });
  const { rows: tallies } = await store.list(surveyTallies, {
    where: questionIds === undefined ? where : { ...where, questionId: { in: ['', ...questionIds] } },
  });
  const invited = await store.tally(surveyInvitations, {
    where: { ...where, answered: true },
    by: ['cellId'],
  });
  const counts = new Map(invited.map(({ cellId, count }) => [cellId, count]));
  const cellsOf = Map.groupBy(cells, ({ surveyId }) => surveyId);
  const talliesOf = Map.groupBy(tallies, ({ surveyId }) => surveyId);
  return rows.map((survey) =>
    countedFrom(survey, cellsOf.get(survey.id) ?? [], talliesOf.get(survey.id) ?? [], counts),
  );
}

/** Reads the sums of a survey in three reads. */
export async function countedIn(store: Store, survey: SurveyRow): Promise<Counted> {
  const [counted] = await countedAll(store, [survey]);
  if (counted === undefined) throw new Error(`survey ${survey.id} has no sums`);
  return counted;
}

function countedFrom(
  survey: SurveyRow,
  cells: readonly Row<typeof surveyCells>[],
  tallies: readonly Row<typeof surveyTallies>[],
  counts: ReadonlyMap<string | null, number>,
): Counted {
  const place = new Map(cells.map(({ id }, at) => [id, at]));
  const byQuestion = Map.groupBy(tallies, ({ questionId }) => questionId);
  return {
    survey,
    cells,
    responded: cells.map(({ id }) => counts.get(id) ?? 0),
    stagesOf: (questionId) => {
      const byCell = Map.groupBy(byQuestion.get(questionId) ?? [], ({ cellId }) => place.get(cellId));
      return cells.map((_, at) => stagesFrom(byCell.get(at) ?? []));
    },
  };
}

/** What may be shown of a question. */
export interface Showable {
  readonly blocks: readonly Block[];
  /** The sums of a set of cells. */
  readonly of: (cells: readonly number[] | null) => Shown;
}

/**
 * The figures that may be shown of a survey. `threshold` is that of the survey for everybody but the administrators of
 * a survey with names, for whom it is 1.
 */
export function showing(
  { survey, cells, stagesOf }: Counted,
  threshold: number,
): (question: { readonly id: string; readonly kind: string }) => Showable {
  const isClosed = survey.closedAt !== null;
  const responses = stagesOf('');
  const counted = cells.map(({ covers }, at) => ({ covers, responses: responses[at] ?? emptyStages }));
  const sets = survey.anonymous && isClosed ? closedSets(counted, threshold) : [];
  const blocksOf = (stages: readonly Stages[], own: number): readonly Block[] => {
    if (!survey.anonymous) return openBlocks(stages, 1);
    return isClosed ? closedBlocks(sets, stages, threshold, own) : openBlocks(stages, own);
  };
  return ({ id, kind }) => {
    const own = kind === 'text' && survey.anonymous ? Math.max(threshold, survey.textThreshold) : threshold;
    const blocks = blocksOf(stagesOf(id), own);
    const of = (segment: readonly number[] | null): Shown => {
      const shown = shownOf(blocks, segment);
      return shown.tally !== null && shown.tally.n > 0 && shown.tally.n < own
        ? { tally: null, withheld: 'few' }
        : shown;
    };
    return { blocks, of };
  };
}

/** All cells, which hold everybody. */
export const allCells = ({ cells }: Pick<Counted, 'cells'>): readonly number[] => [...cells.keys()];

/** The segments of a survey by dimension, each with its id. */
export const segmentsIn = ({
  cells,
}: Pick<Counted, 'cells'>): readonly (Segment & { readonly id: string; readonly dimension: Dimension })[] =>
  dimensions.flatMap((dimension) =>
    (cells.some(({ covers }) => dimension in covers) ? segmentsOf(cells, dimension) : []).map((segment) => ({
      ...segment,
      dimension,
      id: `${dimension}:${segment.values[0] ?? ''}`,
    })),
  );
