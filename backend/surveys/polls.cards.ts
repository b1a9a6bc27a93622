/** The view of a poll for its reader, with results only if the reader may see them. */
import type { Poll } from '#schema/surveys/polls.shapes.ts';
import type { Context } from '../http/context.ts';
import type { Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { ballotOf, chosenIn } from './ballots.ts';
import type { SeenPoll } from './polls.access.ts';
import { closedSince, isClosed, mayOfPoll, seesResults, type PollStanding } from './polls.rules.ts';
import { surveyOptions, surveyQuestions } from '../forms/forms.tables.ts';
import { surveyAnswers, surveyResponses } from './surveys.tables.ts';

/** The question of a poll, with its options in order. */
export interface Asked {
  readonly question: Row<typeof surveyQuestions>;
  readonly options: readonly Row<typeof surveyOptions>[];
}

/** The question of a survey. Throws for a survey without a question, which no call creates. */
export async function askedIn(store: Store, surveyId: string): Promise<Asked> {
  const where = { ownerId: surveyId };
  const {
    rows: [question],
  } = await store.list(surveyQuestions, { where });
  if (question === undefined) throw new Error(`survey ${surveyId} asks nothing`);
  const { rows: options } = await store.list(surveyOptions, { where, order: [['position', 'asc']] });
  return { question, options };
}

/** The number of people who have voted. */
export const ballotsIn = async (store: Store, surveyId: string): Promise<number> =>
  (await store.tally(surveyResponses, { where: { surveyId } }))[0]?.count ?? 0;

/** The reader's relation to a poll, and the reader's choice. */
export async function standingTo(
  context: Context,
  { poll, post }: Pick<SeenPoll, 'poll' | 'post'>,
): Promise<PollStanding & { readonly chosen: readonly string[] }> {
  const ballot = await ballotOf(context, poll);
  const given = await chosenIn(context, ballot === undefined ? [] : [ballot.id]);
  return {
    closed: isClosed(poll, context.at),
    voted: ballot !== undefined,
    ballots: await ballotsIn(context.store, poll.id),
    hidden: post.hidden,
    chosen: given.get(ballot?.id ?? '') ?? [],
  };
}

/** The poll for its reader, in a constant number of reads. */
export async function pollCard(context: Context, seen: Pick<SeenPoll, 'poll' | 'post'>): Promise<Poll> {
  const { store, me, at } = context;
  const { poll, post } = seen;
  const { question, options } = await askedIn(store, poll.id);
  const standing = await standingTo(context, seen);
  const isShown = seesResults(poll, standing);
  const counted = isShown
    ? await store.tally(surveyAnswers, { where: { surveyId: poll.id }, by: ['optionId'] })
    : [];
  const votes = new Map(counted.map(({ optionId, count }) => [optionId, count]));
  return {
    id: poll.id,
    postId: post.id,
    questionId: question.id,
    question: question.question,
    options: options.map(({ id, text }) => ({ id, text, votes: isShown ? (votes.get(id) ?? 0) : null })),
    multiple: poll.multiResponse,
    maxChoices: poll.maxChoices,
    anonymous: poll.anonymous,
    resultsShown: poll.resultsShown,
    state: standing.closed ? 'closed' : 'open',
    endsAt: poll.endsAt,
    closedAt: closedSince(poll, at),
    ballots: standing.ballots,
    myOptionIds: options.map(({ id }) => id).filter((id) => standing.chosen.includes(id)),
    may: mayOfPoll(me, poll, standing),
    createdAt: poll.createdAt,
  };
}
