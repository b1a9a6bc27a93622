/** Reminds people who have not answered: once a wave, during their own day. */
import { remindDays } from '#schema/users/reminders.ts';
import { dayAt } from '#schema/users/celebrations.rules.ts';
import { hasRun, recordRun, turn } from '../jobs/jobSchedule.ts';
import type { Job } from '../jobs/jobs.ts';
import { leaveNotices } from '../notifications/notices.ts';
import { timezoneOf } from '../organization/timezone.ts';
import { users } from '../people/users.tables.ts';
import type { Store } from '../store/port.ts';
import { openAt, pieceSize, usedSurveys } from './pieces.ts';
import { surveyInvitations } from './surveys.tables.ts';
import type { SurveyRow } from './surveys.views.ts';
import { mostWaves, waveNow } from '../people/waves.ts';

export const remindJobName = 'surveyReminders';

/** Items of a survey: its id, a wave, and the invitations that it reaches now. */
async function itemsOf(store: Store, survey: SurveyRow, now: number): Promise<string[]> {
  const timezone = await timezoneOf(store);
  const openedOn = dayAt(Date.parse(survey.launchedAt ?? ''), timezone);
  const waves = { remindAfter: remindDays(survey), openedOn, timezone, now };
  const most = mostWaves(waves);
  if (most === 0) return [];
  const { rows } = await store.list(surveyInvitations, {
    where: { surveyId: survey.id, answered: false, wave: { lt: most } },
    with: { user: { one: users, on: 'userId' } },
  });
  const reached = rows.flatMap(({ id, wave: last, user }) => {
    const wave = waveNow(user, waves);
    return wave > last && wave > 0 ? [{ id, wave }] : [];
  });
  return [...Map.groupBy(reached, ({ wave }) => wave)].flatMap(([wave, own]) =>
    Array.from({ length: Math.ceil(own.length / pieceSize.notified) }, (_, piece) => {
      const from = piece * pieceSize.notified;
      return [survey.id, wave, ...own.slice(from, from + pieceSize.notified).map(({ id }) => id)].join(' ');
    }),
  );
}

/** Checked every 15 minutes, and after an administrator began a wave. */
export const remindersJob: Job = {
  name: remindJobName,
  async due(store, at) {
    if (await hasRun(store, remindJobName, at)) return [];
    const items: string[] = [];
    for (const survey of await usedSurveys(store, openAt(at)))
      items.push(...(await itemsOf(store, survey, Date.parse(at))));
    return [...items, turn];
  },
  async run(context, item) {
    if (item === turn) return recordRun(context, remindJobName);
    const { store, at } = context;
    const [id = '', wave = '', ...ids] = item.split(' ');
    const [survey] = await usedSurveys(store, { id, ...openAt(at) });
    if (survey === undefined) return false;
    // People who answered or were reminded in the meantime are left out.
    const reached = await store.update(
      surveyInvitations,
      { id: { in: ids }, answered: false, wave: { lt: Number(wave) } },
      { wave: Number(wave) },
    );
    const to = reached.map(({ userId }) => userId);
    await leaveNotices(context, { to, kind: 'survey_reminder', actorId: null, postId: null, sourceId: id });
    return to.length > 0;
  },
};
