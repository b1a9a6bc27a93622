/** Ballots: one per person and poll, with a row for each chosen option. Results are counted from these rows only. */
import type { Context } from '../http/context.ts';
import type { Row } from '../store/table.ts';
import { voterOf, type PollRow } from './polls.rules.ts';
import { defaultAnswer, defaultResponse } from './surveys.defaults.ts';
import { surveyAnswers, surveyResponses } from './surveys.tables.ts';

type Voting = Pick<Context, 'store' | 'me' | 'sign'>;
type Ballot = Row<typeof surveyResponses>;

/** The reader's ballot; undefined before the vote. */
export async function ballotOf(context: Voting, poll: PollRow): Promise<Ballot | undefined> {
  const where = { surveyId: poll.id, voter: await voterOf(context, poll) };
  return (await context.store.list(surveyResponses, { where })).rows[0];
}

/** Chosen options by ballot, in one read. */
export async function chosenIn(
  { store }: Pick<Context, 'store'>,
  ballotIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (ballotIds.length === 0) return new Map();
  const { rows } = await store.list(surveyAnswers, { where: { responseId: { in: ballotIds } } });
  const byBallot = Map.groupBy(rows, (row) => row.responseId);
  return new Map([...byBallot].map(([id, answers]) => [id, answers.map((answer) => answer.optionId)]));
}

/**
 * Creates an empty ballot. In an anonymous poll, neither its values nor its order reveal when or by whom it was cast.
 */
async function newBallot(context: Voting & Pick<Context, 'at' | 'newId'>, poll: PollRow): Promise<Ballot> {
  const { store, me, at, newId } = context;
  const voter = await voterOf(context, poll);
  const ballot: Ballot = defaultResponse(
    poll.anonymous
      ? { id: voter, surveyId: poll.id, voter, userId: null, createdAt: poll.createdAt }
      : { id: newId(), surveyId: poll.id, voter, userId: me.id, createdAt: at },
  );
  await store.insert(surveyResponses, [ballot]);
  return ballot;
}

/** Saves or changes the reader's ballot. The caller checks the choice. Returns whether the ballot changed. */
export async function castBallot(
  context: Voting & Pick<Context, 'at' | 'newId'>,
  { poll, questionId }: { readonly poll: PollRow; readonly questionId: string },
  chosen: readonly string[],
): Promise<{ readonly ballot: Ballot; readonly isChange: boolean }> {
  const { store } = context;
  const optionIds = [...new Set(chosen)].toSorted();
  const given = await ballotOf(context, poll);
  const before = given === undefined ? [] : ((await chosenIn(context, [given.id])).get(given.id) ?? []);
  const ballot = given ?? (await newBallot(context, poll));
  if (before.toSorted().join() === optionIds.join()) return { ballot, isChange: false };
  await store.remove(surveyAnswers, { responseId: ballot.id });
  await store.insert(
    surveyAnswers,
    optionIds.map((optionId, index) =>
      defaultAnswer({
        id: `${ballot.id}-${index}`,
        surveyId: poll.id,
        responseId: ballot.id,
        questionId,
        optionId,
      }),
    ),
  );
  return { ballot, isChange: true };
}

/** Removes the reader's ballot; false if there is none. */
export async function withdrawBallot(context: Voting, poll: PollRow): Promise<boolean> {
  const ballot = await ballotOf(context, poll);
  if (ballot === undefined) return false;
  await context.store.remove(surveyAnswers, { responseId: ballot.id });
  await context.store.remove(surveyResponses, { id: ballot.id });
  return true;
}
