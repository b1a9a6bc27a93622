/** Steers published surveys: switches, days, rewards and series. */
import { daysBetween, dayAt } from '#schema/users/celebrations.rules.ts';
import type { makingEndpoints } from '#schema/surveys/making.endpoints.ts';
import { inWaves, rescheduled } from '#schema/surveys/reminders.ts';
import type { Context, Service } from '../http/context.ts';
import { ValidationErrors } from '../http/domainError.ts';
import { timezoneOf } from '../organization/timezone.ts';
import { recognitionTypes } from '../program/program.tables.ts';
import type { Change } from '../store/port.ts';
import { scheduleOf, todayIn } from './making.schedule.ts';
import { builtSurvey, expectStep, isStep, refuse } from './surveys.access.ts';
import { surveyInvitations, surveys } from './surveys.tables.ts';
import { orgSurveyOf, type SurveyRow } from './surveys.views.ts';
import type { OrgSurvey } from '#schema/surveys/surveys.shapes.ts';

async function changed(context: Context, row: SurveyRow, change: Change<SurveyRow>): Promise<OrgSurvey> {
  const [after] = await context.store.update(surveys, { id: row.id }, change);
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

type Steered = 'activate' | 'multiResponse' | 'date' | 'points' | 'recognition' | 'series';

export const steeringService: Pick<Service<typeof makingEndpoints>, Steered> = {
  async activate(context, { params: { id }, body: { active } }) {
    const row = await builtSurvey(context, id);
    if (row.publishedAt !== null && row.closedAt === null && row.active === active)
      return orgSurveyOf(context, row);
    expectStep(context, row, active ? 'resume' : 'pause');
    return changed(context, row, { active });
  },

  async multiResponse(context, { params: { id }, body: { multiResponse } }) {
    const row = await builtSurvey(context, id);
    if (multiResponse && row.anonymous) refuse(context, 'survey_one_answer');
    expectStep(context, row, 'edit', 'move');
    return changed(context, row, { multiResponse });
  },

  async date(context, { params: { id }, body }) {
    const row = await builtSurvey(context, id);
    expectStep(context, row, 'edit', 'move');
    const { startsAt: startsOn = row.startsOn, endsAt: endsOn = row.endsOn } = body;
    const findings = new ValidationErrors(context.language);
    const today = await todayIn(context);
    const closes = endsOn !== null && endsOn < today;
    // A survey can be closed on its first day: its end is now, whatever past day was sent.
    const schedule = await scheduleOf(context, { startsOn, endsOn: closes ? today : endsOn }, findings);
    if (closes && !isStep(context, row, 'close')) findings.add('endsAt', 'survey_end_past');
    if (endsOn === null && row.repeats !== null) findings.add('endsAt', 'survey_endless');
    findings.throwIfAny();
    const hasBegun = isStep(context, row, 'close');
    if (hasBegun && startsOn !== row.startsOn) refuse(context, 'survey_step');
    return changed(context, row, closes ? { endsOn: today, endsAt: context.at } : schedule);
  },

  async points(context, { params: { id }, body: { points } }) {
    const row = await builtSurvey(context, id);
    await expectUnpromised(context, row);
    return changed(context, row, { points });
  },

  async recognition(context, { params: { id }, body: { recognitionTypeId } }) {
    const { store, language } = context;
    const row = await builtSurvey(context, id);
    await expectUnpromised(context, row);
    const findings = new ValidationErrors(language);
    if (recognitionTypeId !== null) {
      const { rows } = await store.list(recognitionTypes, { where: { id: recognitionTypeId, active: true } });
      if (rows.length === 0) findings.add('recognitionTypeId', 'type_unknown');
    }
    findings.throwIfAny();
    return changed(context, row, { recognitionTypeId });
  },

  async series(context, { params: { id }, body: { repeats, remindAfter } }) {
    const row = await builtSurvey(context, id);
    expectStep(context, row, 'move');
    const findings = new ValidationErrors(context.language);
    // The next wave begins when the last one has closed.
    if (repeats && row.endsOn === null) findings.add('repeats', 'survey_endless');
    findings.throwIfAny();
    const open = await daysOpen(context, row);
    return changed(context, row, {
      ...(repeats === undefined
        ? {}
        : { repeats, seriesId: row.seriesId ?? (repeats === null ? null : row.id) }),
      ...(remindAfter === undefined
        ? {}
        : {
            remindAfter:
              open === undefined ? inWaves(remindAfter) : rescheduled(row.remindAfter, remindAfter, open),
          }),
    });
  },
};
