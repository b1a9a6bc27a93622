/**
 * Pays for answers: points of the budget, and a private recognition. A payment names people, so of an anonymous survey
 * it waits for enough of them, says neither survey nor day, and follows the order of invitations.
 */
import { payable } from '#schema/kit/privacy/rewards.ts';
import { dayAt } from '#schema/users/celebrations.rules.ts';
import { publishToPages } from '../http/openPages.ts';
import type { JobContext } from '../jobs/jobs.ts';
import { accountOf, accountsOf, move } from '../ledger/ledger.ts';
import { timezoneOf } from '../organization/timezone.ts';
import type { UserRow } from '../people/users.rules.ts';
import { users } from '../people/users.tables.ts';
import { takesPart } from '../points/settings.rules.ts';
import { pieceSize } from './pieces.ts';
import { thank } from './rewards.thanks.ts';
import { surveyInvitations, surveys } from './surveys.tables.ts';
import type { SurveyRow } from './surveys.views.ts';

/** Moves the points to these people; false if the budget is too low. */
async function payPoints(
  context: JobContext,
  survey: SurveyRow,
  people: readonly UserRow[],
): Promise<boolean> {
  const { store, newId, at } = context;
  const takers = people.filter(takesPart);
  if (survey.points === 0 || takers.length === 0) return true;
  const from = await accountOf(store, 'budget', newId);
  if (from.balance < survey.points * takers.length) return false;
  const ids = takers.map(({ id }) => id);
  const accounts = await accountsOf(store, ids, 'redeem', newId);
  await move(
    store,
    ids.flatMap((id) => {
      const to = accounts.get(id);
      return to === undefined
        ? []
        : [{ from, to, points: survey.points, kind: 'participation' as const, postId: null }];
    }),
    { newId, at },
  );
  publishToPages(context, 'points.moved', null, ids);
  return true;
}

/** Pays the next people who answered; false if nothing is due, or the budget is too low and the award waits. */
export async function payPiece(context: JobContext, survey: SurveyRow): Promise<boolean> {
  const { store, now } = context;
  const isClosed = survey.closedAt !== null;
  const today = dayAt(now, await timezoneOf(store));
  if (!isClosed && survey.paidOn === today) return false;
  const where = { surveyId: survey.id, answered: true, paid: false };
  const [unpaid] = await store.tally(surveyInvitations, { where });
  const threshold = survey.anonymous ? survey.threshold : 1;
  if (payable(unpaid?.count ?? 0, threshold, isClosed) === 0) {
    await store.update(surveys, { id: survey.id }, isClosed ? { endTold: true } : { paidOn: today });
    return false;
  }
  const { rows } = await store.list(surveyInvitations, {
    where,
    // Never fewer than the threshold: what is left over waits for others.
    limit: Math.max(pieceSize[survey.recognitionTypeId === null ? 'paid' : 'thanked'], threshold),
    with: { user: { one: users, on: 'userId' } },
  });
  const people = rows.flatMap(({ user }) => user ?? []);
  if (!(await payPoints(context, survey, people))) return false;
  await thank(context, survey, people);
  await store.update(surveyInvitations, { id: { in: rows.map(({ id }) => id) } }, { paid: true });
  return true;
}
