/** Opens a survey in pieces, each in its own transaction: invitations, cells, and the cell of each invitation. */
import { waveOf } from '#schema/users/reminders.ts';
import { launchCells } from '#schema/surveys/segments.ts';
import type { JobContext } from '../jobs/jobs.ts';
import { todayOf } from '../organization/timezone.ts';
import { users } from '../people/users.tables.ts';
import type { Store } from '../store/port.ts';
import { everyone, peopleIn } from '../departments/audience.ts';
import { frozen, valuesIn } from './cells.ts';
import { heldBack } from './fewPeople.ts';
import { pieceSize } from './pieces.ts';
import { tellInvited } from './surveys.access.ts';
import { surveyCells, surveyInvitations, surveys } from './surveys.tables.ts';
import type { SurveyRow } from './surveys.views.ts';

/** Invites the next people of the audience, in the order of their ids; false if there are no more. */
async function inviteMore(context: JobContext, survey: SurveyRow): Promise<boolean> {
  const { store, newId, at } = context;
  const {
    rows: [last],
  } = await store.list(surveyInvitations, {
    where: { surveyId: survey.id },
    order: [['userId', 'desc']],
    limit: 1,
  });
  const day = await todayOf(context);
  const where = await peopleIn(store, survey.audience ?? everyone, day);
  const { rows: people } = await store.list(users, {
    where: { ...where, id: { gt: last?.userId ?? '' } },
    order: [['id', 'asc']],
    limit: pieceSize.invited,
  });
  await store.insert(
    surveyInvitations,
    people.map((person) => ({
      id: newId(),
      surveyId: survey.id,
      userId: person.id,
      ...frozen(person, day),
      cellId: null,
      answered: false,
      paid: false,
      wave: survey.notified ? waveOf.invited : waveOf.unsent,
      createdAt: at,
    })),
  );
  return people.length > 0;
}

const keyOf = (values: Parameters<typeof valuesIn>[0]): string => JSON.stringify(valuesIn(values));

/**
 * The cells of all invited people, and the index of the cell of each combination. Each piece computes them again, with the
 * same result: an invitation stays as it was made, also for people who leave meanwhile.
 */
async function cellsFor(store: Store, { id, anonymous, threshold }: SurveyRow) {
  const combinations = await store.tally(surveyInvitations, {
    where: { surveyId: id },
    by: ['departmentId', 'tenure'],
  });
  const { cells, cellOf } = launchCells(
    combinations.map(valuesIn),
    anonymous ? threshold : 1,
    combinations.map(({ count }) => count),
  );
  return { cells, cellByKey: new Map(combinations.map((one, at) => [keyOf(one), cellOf[at]])) };
}

/** Gives the next invitations their cells; false if all have one. */
async function placeMore(store: Store, survey: SurveyRow): Promise<boolean> {
  const { rows } = await store.list(surveyInvitations, {
    where: { surveyId: survey.id, cellId: null },
    limit: pieceSize.invited,
  });
  if (rows.length === 0) return false;
  const { rows: kept } = await store.list(surveyCells, {
    where: { surveyId: survey.id },
    order: [['position', 'asc']],
  });
  const { cellByKey } = await cellsFor(store, survey);
  for (const [key, members] of Map.groupBy(rows, keyOf)) {
    const cell = kept[cellByKey.get(key) ?? -1];
    if (cell === undefined) throw new Error(`survey ${survey.id} has no cell for ${key}`);
    const ids = members.map(({ id }) => id);
    await store.update(surveyInvitations, { id: { in: ids } }, { cellId: cell.id });
  }
  return true;
}

/** Does the next piece of a launch; false if there is none. */
export async function launchPiece(context: JobContext, survey: SurveyRow): Promise<boolean> {
  const { store, newId, at } = context;
  const surveyId = survey.id;
  const { rows: made } = await store.list(surveyCells, { where: { surveyId }, limit: 1 });
  if (made.length === 0) {
    if (await heldBack(context, survey)) return true;
    if (await inviteMore(context, survey)) return true;
    const { cells } = await cellsFor(store, survey);
    await store.insert(
      surveyCells,
      cells.map((cell, position) => ({ id: newId(), surveyId, position, ...cell })),
    );
    if (cells.length > 0) return true;
  }
  if (await placeMore(store, survey)) return true;
  await store.update(surveys, { id: surveyId, launchedAt: null }, { launchedAt: at });
  await tellInvited(context, surveyId);
  return true;
}
