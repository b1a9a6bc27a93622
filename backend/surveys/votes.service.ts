/** Votes: each person has one ballot, which they can change and withdraw until the poll closes (spec §5). */
import type { AnswerInput } from '#schema/forms/questions.shapes.ts';
import type { SurveyResponse } from '#schema/surveys/answering.endpoints.ts';
import { voteFaults } from '#schema/surveys/polls.rules.ts';
import type { surveyEndpoints } from '#schema/surveys/surveys.endpoints.ts';
import type { Context, Service } from '../http/context.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import { publishToViewers } from '../posts/posts.access.ts';
import type { Row } from '../store/table.ts';
import { castBallot, withdrawBallot } from './ballots.ts';
import { closedRefusal, seenPoll, type SeenPoll } from './polls.access.ts';
import { askedIn, pollCard, type Asked } from './polls.cards.ts';
import { isClosed } from './polls.rules.ts';
import type { surveyResponses } from './surveys.tables.ts';

/** A poll that accepts votes; raises 409 for a closed poll. */
async function openPoll(context: Context, id: string): Promise<SeenPoll> {
  const seen = await seenPoll(context, id);
  if (isClosed(seen.poll, context.at)) throw closedRefusal(context.language);
  return seen;
}

/** Votes or changes the vote. Validation errors use `field`. Raises 403 while reports hide the post. */
async function cast(
  context: Context,
  seen: SeenPoll,
  {
    asked,
    chosen,
    field,
  }: { readonly asked: Asked; readonly chosen: readonly string[]; readonly field: string },
): Promise<Row<typeof surveyResponses>> {
  const { poll, post } = seen;
  if (post.hidden) throw domainError('forbidden', context.language);
  const findings = new ValidationErrors(context.language);
  const { multiResponse: multiple, maxChoices } = poll;
  for (const { code, params } of voteFaults(chosen, {
    multiple,
    maxChoices,
    available: asked.options.length,
  }))
    findings.add(field, code, params);
  const known = new Set(asked.options.map(({ id }) => id));
  if (chosen.some((id) => !known.has(id))) findings.add(field, 'id_unknown');
  findings.throwIfAny();
  const { ballot, isChange } = await castBallot(context, { poll, questionId: asked.question.id }, chosen);
  if (isChange) publishToViewers(context, seen);
  return ballot;
}

/** A vote that is submitted as the answer of a survey. */
export async function submitVote(
  context: Context,
  id: string,
  answers: readonly AnswerInput[],
): Promise<SurveyResponse> {
  const seen = await openPoll(context, id);
  const asked = await askedIn(context.store, id);
  const [answer] = answers;
  const findings = new ValidationErrors(context.language);
  if (answer === undefined) findings.add('answers', 'required');
  // A poll has one question, so there is one answer.
  if (answers.length > 1) findings.add('answers', 'too_many', { maximum: 1 });
  if (answer !== undefined && answer.questionId !== asked.question.id)
    findings.add('answers.0.questionId', 'id_unknown');
  findings.throwIfAny();
  const chosen = answer?.optionIds ?? [];
  const ballot = await cast(context, seen, { asked, chosen, field: 'answers.0.optionIds' });
  return { id: ballot.id, surveyId: id, pointsAwarded: 0, createdAt: ballot.createdAt };
}

type Named = 'vote' | 'withdrawVote';

export const voteService: Pick<Service<typeof surveyEndpoints>, Named> = {
  async vote(context, { params: { id }, body: { optionIds } }) {
    const seen = await openPoll(context, id);
    const asked = await askedIn(context.store, id);
    await cast(context, seen, { asked, chosen: optionIds, field: 'optionIds' });
    return pollCard(context, seen);
  },

  async withdrawVote(context, { params: { id } }) {
    const seen = await openPoll(context, id);
    if (await withdrawBallot(context, seen.poll)) publishToViewers(context, seen);
    return pollCard(context, seen);
  },
};
