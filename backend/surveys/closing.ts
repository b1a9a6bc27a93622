/** Closes a survey: no later answers change its sums. Records the figures of its wave, and prepares the next one. */
import { nextWave } from '#schema/surveys/series.ts';
import { dayAt } from '#schema/users/celebrations.rules.ts';
import { copyQuestions, questionsIn } from '../forms/questions.ts';
import type { JobContext } from '../jobs/jobs.ts';
import { dayEnd, dayStart } from '../kit/month.ts';
import { timezoneOf } from '../organization/timezone.ts';
import { countedIn, showing } from './results.counted.ts';
import { figureOf, summaryOf } from './results.figures.ts';
import { surveys } from './surveys.tables.ts';
import type { SurveyRow } from './surveys.views.ts';

/** The figures of a closed wave for everybody in it. */
async function summaryFor({ store }: JobContext, survey: SurveyRow): Promise<SurveyRow['summary']> {
  const counted = await countedIn(store, survey);
  const shows = showing(counted, survey.anonymous ? survey.threshold : 1);
  const all = [...counted.cells.keys()];
  const questions = await questionsIn(store, survey.id);
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
  return summaryOf(
    { invited: sum(counted.cells.map(({ invited }) => invited)), answered: sum(counted.responded) },
    questions.map((question) => ({ figure: figureOf(question, shows(question).of(all)) })),
  );
}

/** Publishes the next survey of a series, with questions of its own. */
async function prepareNext(context: JobContext, survey: SurveyRow): Promise<void> {
  const { store, newId, at, now } = context;
  const { id, repeats, startsOn, endsOn, launchedAt, wave } = survey;
  if (repeats === null || endsOn === null) return;
  const timezone = await timezoneOf(store);
  const began = startsOn ?? dayAt(Date.parse(launchedAt ?? at), timezone);
  const days = nextWave({ startsOn: began, endsOn }, repeats, dayAt(now, timezone));
  const nextId = newId();
  await store.insert(surveys, [
    {
      ...survey,
      id: nextId,
      seriesId: survey.seriesId ?? id,
      wave: wave + 1,
      ...days,
      startsAt: dayStart(days.startsOn, timezone),
      endsAt: dayEnd(days.endsOn, timezone),
      active: true,
      publishedAt: at,
      launchedAt: null,
      told: !survey.notifies,
      paidOn: null,
      remindedAfter: [],
      closedAt: null,
      endTold: false,
      editedAt: null,
      outcome: null,
      outcomeEn: null,
      outcomeAt: null,
      summary: null,
      createdAt: at,
    },
  ]);
  await copyQuestions(context, id, nextId);
}

/** Closes a survey that was not closed. Returns whether it did. */
export async function closeSurvey(context: JobContext, survey: SurveyRow): Promise<boolean> {
  const { store } = context;
  const { id, endsAt, launchedAt, points, recognitionTypeId, repeats } = survey;
  const closed = { active: false, closedAt: endsAt, told: true, repeats: null };
  // Rewards are paid by their own job.
  const endTold = launchedAt === null || (points === 0 && recognitionTypeId === null);
  const [now] = await store.update(surveys, { id, closedAt: null }, { ...closed, endTold });
  if (now === undefined) return false;
  if (launchedAt !== null) {
    const seriesId = survey.seriesId ?? (repeats === null ? null : id);
    await store.update(surveys, { id }, { summary: await summaryFor(context, now), seriesId });
  }
  await prepareNext(context, survey);
  return true;
}
