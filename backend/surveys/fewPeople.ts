/** An anonymous survey for fewer people than its threshold waits: its few answers would say who gave them. */
import { may, permissions } from '#schema/permissions.ts';
import { reason } from '#schema/reasons.ts';
import type { Context } from '../http/context.ts';
import type { JobContext } from '../jobs/jobs.ts';
import { leaveNotices } from '../notifications/notices.ts';
import { todayOf } from '../organization/timezone.ts';
import { users } from '../people/users.tables.ts';
import { countPeople, everyone } from '../departments/audience.ts';
import { expectEnough } from './enough.ts';
import { surveyInvitations, surveys } from './surveys.tables.ts';
import type { SurveyRow } from './surveys.views.ts';

type Opening = Pick<SurveyRow, 'id' | 'audience' | 'startsOn' | 'threshold'>;

/** People who are asked, or would be on the day of the opening. */
async function peopleOf(context: Pick<Context, 'store' | 'now'>, survey: Opening): Promise<number> {
  const { store } = context;
  const [asked] = await store.tally(surveyInvitations, { where: { surveyId: survey.id } });
  if (asked !== undefined && asked.count > 0) return asked.count;
  const today = await todayOf(context);
  const { audience, startsOn } = survey;
  return countPeople(store, audience ?? everyone, startsOn !== null && startsOn > today ? startsOn : today);
}

/** Raises 409 with both numbers if an anonymous survey asks, or would ask, fewer people than its threshold. */
export async function expectThreshold(
  context: Pick<Context, 'store' | 'now' | 'language'>,
  survey: Opening,
): Promise<void> {
  expectEnough(context, await peopleOf(context, survey), survey.threshold);
}

/** Pauses a survey that must not open, and tells its maker, or the administrators where the maker is gone. */
export async function heldBack(context: JobContext, survey: SurveyRow): Promise<boolean> {
  const { store } = context;
  const { id, anonymous, threshold, createdBy } = survey;
  if (!anonymous || (await peopleOf(context, survey)) >= threshold) return false;
  await store.update(surveys, { id }, { active: false });
  const { rows } = await store.list(users, {
    where: { active: true, deletedAt: null, userType: { in: permissions['surveys.manage'] } },
  });
  const ids = rows.map((person) => person.id);
  await leaveNotices(context, {
    to: ids.includes(createdBy) ? [createdBy] : ids,
    kind: 'survey_few',
    actorId: null,
    postId: null,
    sourceId: id,
  });
  return true;
}

/** Why each of these surveys waits, with the numbers of now; nothing about surveys that opened or ended meanwhile. */
export async function whyHeldBack(
  context: Pick<Context, 'store' | 'now' | 'language' | 'me'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { store, language, me } = context;
  if (ids.length === 0 || !may(me.userType, 'surveys.manage')) return new Map();
  const { rows } = await store.list(surveys, {
    where: { id: { in: [...new Set(ids)] }, active: false, launchedAt: null, closedAt: null },
  });
  const why = new Map<string, string>();
  for (const survey of rows) {
    const { id, threshold } = survey;
    const people = await peopleOf(context, survey);
    if (people < threshold) why.set(id, reason('', 'survey_few', language, { people, threshold }).message);
  }
  return why;
}
