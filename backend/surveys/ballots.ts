/** Ballots: one a person and poll, with a row for each option chosen; nothing is ever counted but these rows. */
import type { Context } from '../http/context.ts';
import type { Row } from '../store/table.ts';
import { voterOf, type PollRow } from './polls.rules.ts';
import { surveyAnswers, surveyResponses } from './surveys.tables.ts';

type Voting = Pick<Context, 'store' | 'me' | 'sign'>;
type Ballot = Row<typeof surveyResponses>;

/** The ballot of the reader; undefined before they voted. */
export async function ballotOf(context: Voting, poll: PollRow): Promise<Ballot | undefined> {
  const where = { surveyId: poll.id, voter: await voterOf(context, poll) };
  return (await context.store.list(surveyResponses, { where })).rows[0];
}

/** Options chosen in these ballots, by ballot, in one read. */
export async function chosenIn(
  { store }: Pick<Context, 'store'>,
  ballotIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (ballotIds.length === 0) return new Map();
  const { rows } = await store.list(surveyAnswers, { where: { responseId: { in: ballotIds } } });
  const byBallot = Map.groupBy(rows, (row) => row.responseId);
  return new Map([...byBallot].map(([id, answers]) => [id, answers.map((answer) => answer.optionId)]));
}

/** A new ballot without answers. Of an anonymous poll it is the same for a person whenever they vote: nothing in it, nor its order among others, tells of them. */
async function newBallot(context: Voting & Pick<Context, 'at' | 'newId'>, poll: PollRow): Promise<Ballot> {
  const { store, me, at, newId } = context;
  const voter = await voterOf(context, poll);
  const ballot: Ballot = poll.anonymous
    ? { id: voter, surveyId: poll.id, voter, userId: null, createdAt: poll.createdAt }
    : { id: newId(), surveyId: poll.id, voter, userId: me.id, createdAt: at };
  await store.insert(surveyResponses, [ballot]);
  return ballot;
}

/** Puts in the ballot of the reader, or changes it; what was chosen has been checked. Answers whether anything is different now. */
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
    optionIds.map((optionId, index) => ({
      id: `${ballot.id}-${index}`,
      surveyId: poll.id,
      responseId: ballot.id,
      questionId,
      optionId,
    })),
  );
  return { ballot, isChange: true };
}

/** Takes the ballot of the reader away; answers false where there is none. */
export async function withdrawBallot(context: Voting, poll: PollRow): Promise<boolean> {
  const ballot = await ballotOf(context, poll);
  if (ballot === undefined) return false;
  await context.store.remove(surveyAnswers, { responseId: ballot.id });
  await context.store.remove(surveyResponses, { id: ballot.id });
  return true;
}
