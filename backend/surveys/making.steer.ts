/** Steers published surveys: switches, days, rewards and series. */
import { textThreshold } from '#schema/kit/privacy/threshold.ts';
import { surveyLimits } from '#schema/limits.parts.ts';
import { daysBetween, dayAt } from '#schema/users/celebrations.rules.ts';
import type { makingEndpoints } from '#schema/surveys/making.endpoints.ts';
import type { OrgSurvey } from '#schema/surveys/surveys.shapes.ts';
import { remindDays, rescheduled } from '#schema/users/reminders.ts';
import { expectBase } from '../http/basedOn.ts';
import type { Context, Service } from '../http/context.ts';
import { ValidationErrors } from '../http/domainError.ts';
import { timezoneOf, todayOf } from '../organization/timezone.ts';
import type { Change } from '../store/port.ts';
import { expectThreshold } from './fewPeople.ts';
import { checkRecognition } from './making.build.ts';
import { scheduleOf } from './making.schedule.ts';
import { builtSurvey, expectStep, isStep, refuse, tellInvited } from './surveys.access.ts';
import { surveyInvitations, surveys } from './surveys.tables.ts';
import { orgSurveyOf, type SurveyRow } from './surveys.views.ts';

async function changed(context: Context, row: SurveyRow, change: Change<SurveyRow>): Promise<OrgSurvey> {
  const [after] = await context.store.update(surveys, { id: row.id }, change);
  await tellInvited(context, row.id);
  return orgSurveyOf(context, after ?? row);
}

/** Raises 409 after the first answer: what was promised for answering is kept. */
async function expectUnpromised(context: Context, row: SurveyRow): Promise<void> {
  expectStep(context, row, 'edit', 'move');
  const where = { surveyId: row.id, answered: true };
  const { rows } = await context.store.list(surveyInvitations, { where, limit: 1 });
  if (rows.length > 0) refuse(context, 'survey_promised');
}

/** Days since the opening; undefined before it. */
export async function daysOpen(
  { store, now }: Pick<Context, 'store' | 'now'>,
  { launchedAt }: SurveyRow,
): Promise<number | undefined> {
  if (launchedAt === null) return undefined;
  const timezone = await timezoneOf(store);
  // A clock that was turned back does not remove waves.
  return Math.max(0, daysBetween(dayAt(Date.parse(launchedAt), timezone), dayAt(now, timezone)));
}

type Steered = 'activate' | 'multiResponse' | 'date' | 'points' | 'recognition' | 'schedule';

/** What a call changes of a schedule, as its body says it. */
type Wanted = Parameters<Service<typeof makingEndpoints>['schedule']>[1]['body'];

/** Changes what is wanted and leaves the rest. Raises 422 at the fields, and 409 where people were promised something else. */
async function reschedule(context: Context, row: SurveyRow, wanted: Wanted): Promise<OrgSurvey> {
  const { startsAt: startsOn = row.startsOn, endsAt: endsOn = row.endsOn } = wanted;
  const { points = row.points, repeats = row.repeats, threshold = row.threshold } = wanted;
  const { recognitionTypeId = row.recognitionTypeId, multiResponse = row.multiResponse } = wanted;
  if (multiResponse && row.anonymous) refuse(context, 'survey_one_answer');
  if (wanted.points !== undefined || wanted.recognitionTypeId !== undefined)
    await expectUnpromised(context, row);
  const movesDays = wanted.startsAt !== undefined || wanted.endsAt !== undefined;
  const findings = new ValidationErrors(context.language);
  await checkRecognition(context.store, wanted.recognitionTypeId, findings);
  const days = movesDays ? await scheduleOf(context, { startsOn, endsOn }, findings) : {};
  if (wanted.endsAt && wanted.endsAt < (await todayOf(context))) findings.add('endsAt', 'survey_end_past');
  // The next wave begins when the last one has closed.
  if (repeats !== null && endsOn === null)
    findings.add(wanted.repeats ? 'repeats' : 'endsAt', 'survey_endless');
  const open = (await daysOpen(context, row)) ?? -1;
  const remindAfter =
    wanted.remindAfter === undefined
      ? row.remindAfter
      : rescheduled(row.remindAfter, wanted.remindAfter, open);
  if (remindAfter.filter((day) => day > open).length > surveyLimits.reminders)
    findings.add('remindAfter', 'too_many', { maximum: surveyLimits.reminders });
  // Who was asked was promised the threshold of the launch.
  if (row.launchedAt !== null && threshold < row.threshold)
    findings.add('threshold', 'survey_threshold_falls', { minimum: row.threshold });
  findings.throwIfAny();
  if (isStep(context, row, 'close') && startsOn !== row.startsOn) refuse(context, 'survey_step');
  if (row.anonymous && threshold > row.threshold)
    await expectThreshold(context, { ...row, startsOn, threshold });
  const seriesId = row.seriesId ?? (repeats === null ? null : row.id);
  const rises = threshold === row.threshold ? {} : { threshold, textThreshold: textThreshold(threshold) };
  const rules = { recognitionTypeId, multiResponse };
  return changed(context, row, { ...days, ...rises, ...rules, points, repeats, seriesId, remindAfter });
}

export const steeringService: Pick<Service<typeof makingEndpoints>, Steered> = {
  async activate(context, { params: { id }, body: { active } }) {
    const row = await builtSurvey(context, id);
    if (row.publishedAt !== null && row.closedAt === null && row.active === active)
      return orgSurveyOf(context, row);
    expectStep(context, row, active ? 'resume' : 'pause');
    if (active && row.anonymous) await expectThreshold(context, row);
    return changed(context, row, { active });
  },

  async multiResponse(context, { params: { id }, body }) {
    const row = await builtSurvey(context, id);
    if (body.multiResponse && row.anonymous) refuse(context, 'survey_one_answer');
    expectStep(context, row, 'edit', 'move');
    return changed(context, row, body);
  },

  async date(context, { params: { id }, body }) {
    const row = await builtSurvey(context, id);
    expectStep(context, row, 'edit', 'move');
    const { startsAt = row.startsOn, endsAt } = body;
    const today = await todayOf(context);
    const closes = endsAt && endsAt < today && startsAt === row.startsOn && isStep(context, row, 'close');
    // A survey can be closed on its first day: its end is now, whatever past day was sent.
    if (closes) return changed(context, row, { endsOn: today, endsAt: context.at });
    return reschedule(context, row, body);
  },

  async points(context, { params: { id }, body }) {
    return reschedule(context, await builtSurvey(context, id), body);
  },

  async recognition(context, { params: { id }, body: { recognitionTypeId } }) {
    const { store, language } = context;
    const row = await builtSurvey(context, id);
    await expectUnpromised(context, row);
    const findings = new ValidationErrors(language);
    await checkRecognition(store, recognitionTypeId, findings);
    findings.throwIfAny();
    return changed(context, row, { recognitionTypeId });
  },

  async schedule(context, { params: { id }, body }) {
    const row = await builtSurvey(context, id);
    expectStep(context, row, 'move');
    expectBase(context, body, {
      ...row,
      startsAt: row.startsOn,
      endsAt: row.endsOn,
      remindAfter: remindDays(row),
    });
    return reschedule(context, row, body);
  },
};
