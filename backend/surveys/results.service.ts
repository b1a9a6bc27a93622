/** Results of a survey: every figure goes through the privacy rule (`schema/kit/privacy`). */
import type { readingEndpoints } from '#schema/surveys/reading.endpoints.ts';
import type {
  Figure,
  QuestionResult,
  Segment,
  SurveyResults,
  WaveFigure,
} from '#schema/surveys/surveys.shapes.ts';
import type { Question } from '#schema/forms/questions.shapes.ts';
import { cellsIn } from '#schema/kit/privacy/cells.ts';
import { commentOrder } from '#schema/kit/privacy/comments.ts';
import { participationOf } from '#schema/kit/privacy/participation.ts';
import { may } from '#schema/permissions.ts';
import { questionsIn } from '../forms/questions.ts';
import type { Context, Service } from '../http/context.ts';
import { domainError, ValidationErrors } from '../http/domainError.ts';
import { pageOf } from '../http/pages.ts';
import { fold } from '../kit/fold.ts';
import { segmentNames } from './cells.ts';
import { textsIn } from './results.comments.ts';
import { allCells, countedIn, segmentsIn, showing, type Counted } from './results.counted.ts';
import { figureOf, summaryOf } from './results.figures.ts';
import { segmentWaves } from './results.waves.ts';
import { builtSurvey } from './surveys.access.ts';
import { surveys } from './surveys.tables.ts';
import { orgSurveyOf, type SurveyRow } from './surveys.views.ts';

/** Whether the reader sees the results of the own department only. */
const isLeader = ({ me }: Pick<Context, 'me'>): boolean => !may(me.userType, 'surveys.manage');

/** A launched survey whose results the reader may see. Raises 404, and 403 while the module of its kind is off. */
async function readSurvey(context: Context, id: string): Promise<SurveyRow> {
  const survey = await builtSurvey(context, id);
  if (survey.launchedAt === null || (isLeader(context) && !survey.sharedWithLeaders))
    throw domainError('not_found', context.language);
  return survey;
}

/** Administrators see every answer of a survey with names; all other figures need the threshold. */
export const thresholdFor = (context: Pick<Context, 'me'>, { anonymous, threshold }: SurveyRow): number =>
  anonymous || isLeader(context) ? threshold : 1;

type Chosen = ReturnType<typeof segmentsIn>[number];

/** The segments that the reader may see. A leader sees the one that holds only people of the own department. */
export const segmentsFor = (context: Context, counted: Counted): readonly Chosen[] =>
  segmentsIn(counted).filter(
    ({ dimension, values }) =>
      !isLeader(context) ||
      (dimension === 'department' && values.every((value) => value === context.me.departmentId)),
  );

/** The chosen segment; null for all. A leader always sees one. Throws 404 without any, 422 for an unknown one. */
function chosenIn(
  context: Context,
  segments: readonly Chosen[],
  segmentId: string | undefined,
): Chosen | null {
  if (segmentId === undefined && !isLeader(context)) return null;
  const chosen = segmentId === undefined ? segments[0] : segments.find(({ id }) => id === segmentId);
  if (chosen !== undefined) return chosen;
  if (segmentId === undefined) throw domainError('not_found', context.language);
  const errors = new ValidationErrors(context.language);
  errors.add('segmentId', 'id_unknown');
  errors.throwIfAny();
  return null;
}

/** The survey before this one in its series; undefined for the first. */
async function waveBefore({ store }: Context, { seriesId, wave }: SurveyRow): Promise<SurveyRow | undefined> {
  if (seriesId === null || wave < 2) return undefined;
  const { rows } = await store.list(surveys, { where: { seriesId, wave: wave - 1 } });
  return rows[0];
}

/** The figures of the wave before, of everybody or the same segment; null for a question that it did not ask. */
async function lastWaveOf(
  context: Context,
  survey: SurveyRow,
  chosen: Chosen | null,
): Promise<(question: Question) => Figure | null> {
  const before = await waveBefore(context, survey);
  if (before === undefined) return () => null;
  const counted = await countedIn(context.store, before);
  // A closed survey has one threshold for ever.
  const shows = showing(counted, thresholdFor(context, before));
  const cells =
    chosen === null ? allCells(counted) : cellsIn(counted.cells, { [chosen.dimension]: chosen.values });
  const questions = await questionsIn(context.store, before.id);
  return ({ kind, question }) => {
    const last = questions.find((one) => one.kind === kind && one.question === question);
    return last === undefined ? null : figureOf(last, shows(last).of(cells));
  };
}

async function wavesOf(
  context: Context,
  survey: SurveyRow,
  { chosen, current }: { readonly chosen: Chosen | null; readonly current: WaveFigure },
): Promise<WaveFigure[]> {
  // Earlier waves may not be shared with a leader.
  if (survey.seriesId === null || isLeader(context)) return [current];
  const { rows } = await context.store.list(surveys, {
    where: { seriesId: survey.seriesId, wave: { lt: survey.wave } },
    order: [['wave', 'asc']],
  });
  if (chosen !== null) {
    const closed = rows.filter(({ summary }) => summary !== null);
    const thresholdOf = (wave: SurveyRow): number => thresholdFor(context, wave);
    return [...(await segmentWaves(context.store, closed, chosen, thresholdOf)), current];
  }
  return [
    ...rows.flatMap(({ id, wave, startsOn, endsOn, summary }) =>
      summary === null ? [] : [{ surveyId: id, wave, startsAt: startsOn, endsAt: endsOn, ...summary }],
    ),
    current,
  ];
}

type Named = 'results' | 'comments';

export const resultsService: Pick<Service<typeof readingEndpoints>, Named> = {
  async results(context, { params: { id }, query: { segmentId } }): Promise<SurveyResults> {
    const { store } = context;
    const survey = await readSurvey(context, id);
    const counted = await countedIn(store, survey);
    const threshold = thresholdFor(context, survey);
    const shows = showing(counted, threshold);
    const segments = segmentsFor(context, counted);
    const chosen = chosenIn(context, segments, segmentId);
    const cells = chosen?.cells ?? allCells(counted);
    const lastWave = await lastWaveOf(context, survey, chosen);
    const questions = (await questionsIn(store, id)).map((question): QuestionResult => {
      const show = shows(question);
      return {
        question,
        figure: figureOf(question, show.of(cells)),
        organization:
          chosen === null || isLeader(context) ? null : figureOf(question, show.of(allCells(counted))),
        lastWave: lastWave(question),
        bySegment: segments.map((segment) => ({
          segmentId: segment.id,
          figure: figureOf(question, show.of(segment.cells)),
        })),
      };
    });
    const names = await segmentNames(store);
    const took = participationOf(counted.cells, counted.responded, cells, survey.anonymous ? threshold : 0);
    const { invited, responded: answered } = took ?? { invited: 0, responded: 0 };
    return {
      survey: await orgSurveyOf(context, survey),
      segmentId: chosen?.id ?? null,
      invited,
      answered,
      isFinal: survey.closedAt !== null,
      segments: segments.map(({ id: segment, dimension, values, cells: own, invited: people }): Segment => {
        const part = participationOf(counted.cells, counted.responded, own, threshold);
        const [only = null, ...others] = values;
        return {
          id: segment,
          dimension,
          // A joined segment is no department.
          departmentId: dimension === 'department' && others.length === 0 ? only : null,
          names: names(dimension, values),
          invited: people,
          answered: part?.responded ?? 0,
          withheld: part === null ? 'few' : null,
        };
      }),
      questions,
      waves: await wavesOf(context, survey, {
        chosen,
        current: {
          surveyId: id,
          wave: survey.wave,
          startsAt: survey.startsOn,
          endsAt: survey.endsOn,
          ...summaryOf({ invited, answered }, questions),
        },
      }),
    };
  },

  async comments(context, { params: { id }, query }) {
    const { questionId, segmentId, keywords = '', page, perPage } = query;
    const survey = await readSurvey(context, id);
    const counted = await countedIn(context.store, survey);
    const asked = await questionsIn(context.store, id);
    const question = asked.find((one) => one.id === questionId && one.kind === 'text');
    if (question === undefined) throw domainError('not_found', context.language);
    const chosen = chosenIn(context, segmentsFor(context, counted), segmentId);
    const show = showing(counted, thresholdFor(context, survey))(question);
    const within = chosen?.cells ?? allCells(counted);
    const { withheld } = show.of(within);
    const texts =
      withheld === null
        ? await textsIn(context.store, counted, questionId, { blocks: show.blocks, within })
        : [];
    const ordered = commentOrder(texts, `${id} ${questionId}`);
    return {
      ...pageOf(
        ordered
          .map((text, place) => ({ id: String(place), text }))
          .filter(({ text }) => fold(text).includes(fold(keywords))),
        { page, perPage },
      ),
      withheld,
    };
  },
};
