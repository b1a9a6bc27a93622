/** Surveys as people who are asked and administrators see them; lists in a constant number of reads. */
import { may } from '#schema/permissions.ts';
import { remindDays } from '#schema/users/reminders.ts';
import { dayAfter, dayAt, daysBetween } from '#schema/users/celebrations.rules.ts';
import { minutesOf, surveyStateOf, surveyStepsOf, type Pace } from '#schema/surveys/surveys.rules.ts';
import type { OrgSurvey, OrgSurveyForm, Outcome, Survey } from '#schema/surveys/surveys.shapes.ts';
import { surveyLimits } from '#schema/limits.parts.ts';
import { surveyQuestions } from '../forms/forms.tables.ts';
import { questionsIn } from '../forms/questions.ts';
import type { Context } from '../http/context.ts';
import { accounts } from '../ledger/ledger.tables.ts';
import { timezoneOf } from '../organization/timezone.ts';
import type { Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { surveyInvitations, type surveys } from './surveys.tables.ts';

export type SurveyRow = Row<typeof surveys>;
type Reading = Pick<Context, 'store' | 'me' | 'at'>;
const outcomeMs = surveyLimits.outcomeDays * 86_400_000;

/**
 * What participants may know of a closed survey; null below the threshold. The sums of a survey with names have no
 * threshold for each question, so only its participation is told.
 */
function figuresOf({ anonymous, summary, threshold }: SurveyRow): Outcome['figures'] {
  if (summary === null || summary.answered < threshold) return null;
  return anonymous ? summary : { ...summary, enps: null, favourable: null };
}

/** What the participants were told about the results; null before. */
export function outcomeOf(survey: SurveyRow): Outcome | null {
  const { outcome, outcomeEn, outcomeAt } = survey;
  if (outcome === null || outcomeAt === null) return null;
  return { text: outcome, textEn: outcomeEn, toldAt: outcomeAt, figures: figuresOf(survey) };
}

/** The minutes that each survey with questions takes. */
export async function minutesIn(
  store: Store,
  ids: readonly string[],
  pace?: Pace,
): Promise<ReadonlyMap<string, number>> {
  const counted = await store.tally(surveyQuestions, {
    where: { ownerId: { in: ids } },
    by: ['ownerId', 'kind'],
  });
  return new Map(
    [...Map.groupBy(counted, ({ ownerId }) => ownerId)].map(([id, kinds]) => [
      id,
      minutesOf(
        kinds.flatMap(({ kind, count }) => Array.from({ length: count }, () => kind)),
        pace,
      ),
    ]),
  );
}

const shown = (survey: SurveyRow, at: string, answered: boolean, minutes: number): Survey => ({
  id: survey.id,
  kind: survey.kind,
  title: survey.title,
  titleEn: survey.titleEn,
  description: survey.description,
  descriptionEn: survey.descriptionEn,
  anonymous: survey.anonymous,
  threshold: survey.threshold,
  textThreshold: survey.textThreshold,
  sharedWithLeaders: survey.sharedWithLeaders,
  multiResponse: survey.multiResponse,
  points: survey.points,
  state: surveyStateOf(survey, at),
  startsAt: survey.startsOn,
  endsAt: survey.endsOn,
  answered,
  minutes,
  askedBy: null,
  outcome: outcomeOf(survey),
  seriesId: survey.seriesId,
  wave: survey.wave,
  createdAt: survey.createdAt,
});

/** The organisation's day on which the last reminder began; null before the first one. */
function remindedOn(survey: SurveyRow, now: number, timezone: string): string | null {
  if (survey.launchedAt === null) return null;
  const opened = dayAt(Date.parse(survey.launchedAt), timezone);
  const begun = remindDays(survey).filter((days) => days <= daysBetween(opened, dayAt(now, timezone)));
  const last = begun.at(-1);
  return last === undefined ? null : dayAfter(opened, last);
}

/** Surveys for a person who is asked, in the given order. */
export async function surveysOf({ store, me, at }: Reading, rows: readonly SurveyRow[]): Promise<Survey[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const minutes = await minutesIn(store, ids);
  const own = await store.list(surveyInvitations, {
    where: { userId: me.id, surveyId: { in: ids }, answered: true },
  });
  const answered = new Set(own.rows.map(({ surveyId }) => surveyId));
  return rows.map((row) => shown(row, at, answered.has(row.id), minutes.get(row.id) ?? 1));
}

/** Surveys for administrators, in the given order. A leader gets neither audience, nor what waits to be paid, nor steps. */
export async function orgSurveysOf(context: Reading, rows: readonly SurveyRow[]): Promise<OrgSurvey[]> {
  const { store, me, at } = context;
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const seen = new Map((await surveysOf(context, rows)).map((survey) => [survey.id, survey]));
  const counted = await store.tally(surveyInvitations, {
    where: { surveyId: { in: ids } },
    by: ['surveyId', 'answered', 'paid'],
  });
  const counts = Map.groupBy(counted, ({ surveyId }) => surveyId);
  const { rows: budgets } = await store.list(accounts, { where: { ownerId: '', purse: 'budget' } });
  const budget = budgets[0]?.balance ?? 0;
  const manages = may(me.userType, 'surveys.manage');
  const timezone = await timezoneOf(store);
  return rows.flatMap((row) => {
    const survey = seen.get(row.id);
    if (survey === undefined) return [];
    const own = counts.get(row.id) ?? [];
    const sum = (of: typeof own): number => of.reduce((total, { count }) => total + count, 0);
    const answers = sum(own.filter(({ answered }) => answered));
    const owed = row.points * sum(own.filter(({ answered, paid }) => answered && !paid));
    return {
      ...survey,
      active: row.active,
      invited: sum(own),
      answers,
      formId: row.formId,
      recognitionTypeId: row.recognitionTypeId,
      audience: manages ? row.audience : null,
      repeats: row.repeats,
      remindAfter: remindDays(row),
      remindedOn: manages ? remindedOn(row, Date.parse(at), timezone) : null,
      publishedAt: row.publishedAt,
      closedAt: row.closedAt,
      editedAt: row.editedAt,
      owesOutcome:
        row.outcome === null &&
        row.launchedAt !== null &&
        row.closedAt !== null &&
        Date.parse(row.closedAt) + outcomeMs <= Date.parse(at),
      unpaid: manages && owed > budget ? owed : 0,
      steps: manages ? [...surveyStepsOf(row, at, answers > 0)] : [],
      team: null,
    };
  });
}

/** One survey for administrators. */
export async function orgSurveyOf(context: Reading, row: SurveyRow): Promise<OrgSurvey> {
  const [survey] = await orgSurveysOf(context, [row]);
  if (survey === undefined) throw new Error(`survey ${row.id} has no view`);
  return survey;
}

/** One survey for a person who is asked. */
export async function surveyOf(context: Reading, row: SurveyRow): Promise<Survey> {
  const [survey] = await surveysOf(context, [row]);
  if (survey === undefined) throw new Error(`survey ${row.id} has no view`);
  return survey;
}

/** One survey with its form, for administrators. */
export async function orgSurveyFormOf(context: Reading, row: SurveyRow): Promise<OrgSurveyForm> {
  return {
    ...(await orgSurveyOf(context, row)),
    sections: [...row.sections],
    questions: await questionsIn(context.store, row.id),
    thanks: row.thanks,
    thanksEn: row.thanksEn,
  };
}
