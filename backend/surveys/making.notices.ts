/** Reminds people who have not answered, and tells the participants what came of a survey. */
import type { makingEndpoints } from '#schema/surveys/making.endpoints.ts';
import { inWaves, remindDays } from '#schema/users/reminders.ts';
import type { Service } from '../http/context.ts';
import { noneIfEmpty } from '../kit/applyPatch.ts';
import { jobTurns } from '../jobs/jobs.tables.ts';
import { users } from '../people/users.tables.ts';
import { daysOpen } from './making.steer.ts';
import { remindJobName } from './reminders.job.ts';
import { builtSurvey, expectStep, refuse } from './surveys.access.ts';
import { surveyInvitations, surveys } from './surveys.tables.ts';
import { outcomeOf } from './surveys.views.ts';

export const noticesService: Pick<Service<typeof makingEndpoints>, 'notify' | 'tellOutcome'> = {
  /** Begins a wave today, at most one a day; the job sends it, during each person's own day. */
  async notify(context, { params: { id } }) {
    const { store } = context;
    const row = await builtSurvey(context, id);
    expectStep(context, row, 'remind');
    const open = await daysOpen(context, row);
    if (open === undefined) refuse(context, 'survey_step');
    const remindedAfter = inWaves([...row.remindedAfter, open]);
    const again = remindDays(row).includes(open);
    await store.update(surveys, { id }, { remindedAfter });
    const begun = remindDays({ ...row, remindedAfter }).filter((days) => days <= open).length;
    const where = { surveyId: id, answered: false, wave: { lt: begun } };
    const { rows } = await store.list(surveyInvitations, {
      where,
      with: { user: { one: users, on: 'userId' } },
    });
    // The job runs as soon as this is committed.
    await store.remove(jobTurns, { name: remindJobName });
    return { notified: rows.filter(({ user }) => user?.active === true).length, again };
  },

  async tellOutcome(context, { params: { id }, body }) {
    const { store, at } = context;
    const row = await builtSurvey(context, id);
    expectStep(context, row, 'tell');
    const toldAt = row.outcomeAt ?? at;
    const textEn = noneIfEmpty(body.textEn) ?? null;
    const [told = row] = await store.update(
      surveys,
      { id },
      // A later wording replaces the text without a second notification.
      {
        outcome: body.text,
        outcomeEn: textEn,
        outcomeAt: toldAt,
        ...(row.outcomeAt === null ? { notified: false } : {}),
      },
    );
    return outcomeOf(told) ?? { text: body.text, textEn, toldAt, figures: null };
  },
};
