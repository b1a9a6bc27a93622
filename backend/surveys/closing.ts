/** Closes a survey: no later answers change its sums. Records the figures of its wave, and prepares the next one. */
import { nextWave } from '#schema/surveys/series.ts';
import { dayAt } from '#schema/users/celebrations.rules.ts';
import { countEnded } from '../facts/takingPart.ts';
import { copyQuestions } from '../forms/questions.ts';
import type { JobContext } from '../jobs/jobs.ts';
import { dayEnd, dayStart } from '../kit/month.ts';
import { timezoneOf } from '../organization/timezone.ts';
import { overallOf, summaryOf } from './results.figures.ts';
import { tellInvited } from './surveys.access.ts';
import { isCountedAtEnd } from './surveys.acts.ts';
import { surveys } from './surveys.tables.ts';
import type { SurveyRow } from './surveys.views.ts';

/** The figures of a closed wave for everybody in it. */
async function summaryFor({ store }: JobContext, survey: SurveyRow): Promise<SurveyRow['summary']> {
  const { counted, figures } = await overallOf(store, survey);
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
  return summaryOf(
    { invited: sum(counted.cells.map(({ invited }) => invited)), answered: sum(counted.responded) },
    figures,
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
      // A paused wave pauses its series.
      active: survey.active,
      publishedAt: at,
      launchedAt: null,
      notified: !survey.notifies,
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
  const { id, endsAt, launchedAt, points, recognitionTypeId } = survey;
  const closed = { active: false, closedAt: endsAt, notified: true, repeats: null };
  // Rewards are paid by their own job.
  const endTold = launchedAt === null || (points === 0 && recognitionTypeId === null);
  const [now] = await store.update(surveys, { id, closedAt: null }, { ...closed, endTold });
  if (now === undefined) return false;
  if (launchedAt !== null) await store.update(surveys, { id }, { summary: await summaryFor(context, now) });
  if (isCountedAtEnd(now)) await countEnded(context, 'survey', id);
  await tellInvited(context, id);
  await prepareNext(context, survey);
  return true;
}
