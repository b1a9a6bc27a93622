/**
 * Pays for answers: points of the budget, and a private recognition. A payment names people, so of an anonymous survey
 * it waits for enough of them, says neither survey nor day, and follows the order of invitations.
 */
import { isPayable } from '#schema/kit/privacy/rewards.ts';
import type { JobContext } from '../jobs/jobs.ts';
import { todayOf } from '../organization/timezone.ts';
import { users } from '../people/users.tables.ts';
import { payFromBudget } from '../points/payFromBudget.ts';
import { takesPart } from '../points/settings.rules.ts';
import { pieceSize } from './pieces.ts';
import { thank } from './rewards.thanks.ts';
import { surveyInvitations, surveys } from './surveys.tables.ts';
import type { SurveyRow } from './surveys.views.ts';

/** Pays the next people who answered; false if nothing is due, or the budget is too low and the award waits. */
export async function payPiece(context: JobContext, survey: SurveyRow): Promise<boolean> {
  const { store } = context;
  const { id, anonymous, closedAt, paidOn, points, recognitionTypeId } = survey;
  const isClosed = closedAt !== null;
  const today = await todayOf(context);
  if (!isClosed && paidOn === today) return false;
  const threshold = anonymous ? survey.threshold : 1;
  const { rows } = await store.list(surveyInvitations, {
    where: { surveyId: id, answered: true, paid: false },
    // Never fewer than the threshold: what is left over waits for others.
    limit: Math.max(pieceSize[recognitionTypeId === null ? 'paid' : 'thanked'], threshold),
    with: { user: { one: users, on: 'userId' } },
  });
  const people = rows.flatMap(({ user }) => user ?? []);
  const paid = points === 0 ? [] : people.filter(takesPart);
  const thanked = recognitionTypeId === null ? [] : people.filter(({ active }) => active);
  // Only people who get something are named by a payment.
  const isDue = [paid, thanked].every(({ length }) => isPayable(length, threshold, isClosed));
  const waiting = new Set(isDue ? [] : [...paid, ...thanked].map((person) => person.id));
  const done = rows.filter(({ userId }) => !waiting.has(userId));
  if (done.length === 0) {
    await store.update(surveys, { id }, isClosed ? { endTold: true } : { paidOn: today });
    return false;
  }
  if (isDue) {
    if (!(await payFromBudget(context, paid, { kind: 'participation', points, causeId: null }))) return false;
    await thank(context, survey, thanked);
  }
  await store.update(surveyInvitations, { id: { in: done.map((row) => row.id) } }, { paid: true });
  return true;
}
