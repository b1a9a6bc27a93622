/** Which rows of a domain count as taking part. Pure, so that a backfill, a recount and a world that makes its rows count alike. */
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import { weekOf } from '#schema/wellbeing/moods.rules.ts';
import type { Done } from '../facts/takingPart.ts';
import { dayStart } from '../kit/month.ts';
import type { Row } from '../store/table.ts';
import { isCountedAtEnd, isNamedAnswer } from '../surveys/surveys.acts.ts';
import type { surveyInvitations, surveyResponses, surveys } from '../surveys/surveys.tables.ts';
import type { moods, moodWeeks } from '../wellbeing/wellbeing.tables.ts';

type Survey = Pick<Row<typeof surveys>, 'id' | 'kind' | 'anonymous' | 'launchedAt' | 'closedAt'>;

/** An act of a person at a moment; nothing if either is missing. */
export const doneBy = (id: string, personId: string | null, at: string | null): readonly Done[] =>
  personId === null || at === null ? [] : [{ id, personId, at }];

/** An answer with a name, on the day on which it was sent or last changed. */
export const answerDone = (
  { id, userId, createdAt }: Row<typeof surveyResponses>,
  survey: Survey | undefined | null,
): readonly Done[] =>
  survey !== undefined && survey !== null && isNamedAnswer(survey) ? doneBy(id, userId, createdAt) : [];

/** That a person answered an anonymous survey, on the day on which it closed. */
export const invitationDone = (
  { id, userId, answered }: Row<typeof surveyInvitations>,
  survey: Survey | undefined | null,
): readonly Done[] =>
  answered && survey !== undefined && survey !== null && isCountedAtEnd(survey)
    ? doneBy(id, userId, survey.closedAt)
    : [];

/** Weeks with a mood that was chosen before the week was summed up, on the last day of the week. */
export function moodsDone(
  rows: readonly Pick<Row<typeof moods>, 'id' | 'userId' | 'day' | 'createdAt'>[],
  weeks: readonly Pick<Row<typeof moodWeeks>, 'week' | 'closedAt'>[],
  timezone: string,
): readonly Done[] {
  const closedAt = new Map(weeks.map((one) => [one.week, one.closedAt]));
  const firsts = new Map<string, Done>();
  for (const { id, userId, day, createdAt } of rows) {
    const week = weekOf(day);
    const closed = closedAt.get(week);
    if (closed === undefined || createdAt > closed) continue;
    const key = `${week} ${userId}`;
    const known = firsts.get(key);
    if (known === undefined || id < known.id)
      firsts.set(key, { id, personId: userId, at: dayStart(dayAfter(week, 6), timezone) });
  }
  return [...firsts.values()];
}
