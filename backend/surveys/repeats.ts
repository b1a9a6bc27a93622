/**
 * Repeats of a response that would otherwise be one more response. The row of the call stores no answers for repeats,
 * so the response itself carries the key of the call.
 */
import type { Answer } from '#schema/forms/questions.shapes.ts';
import type { SurveyResponse } from '#schema/surveys/answering.endpoints.ts';
import type { Context } from '../http/context.ts';
import { digestOf } from '../http/digest.ts';
import { domainError } from '../http/domainError.ts';
import { answersIn } from './responses.ts';
import { surveyResponses } from './surveys.tables.ts';
import type { SurveyRow } from './surveys.views.ts';

/** What makes this response unique in its survey: the same for each repeat of the call. */
export const voterOf = ({ me, intent, newId }: Context): Promise<string> =>
  digestOf(`${me.id}\n${intent ?? newId()}`);

const inOrder = (answers: readonly Answer[]): string =>
  JSON.stringify(
    answers
      .toSorted((one, other) => (one.questionId < other.questionId ? -1 : 1))
      .map(({ questionId, optionIds, text, number, date }) => [
        questionId,
        optionIds.toSorted(),
        text,
        number,
        date,
      ]),
  );

/**
 * The reply to the first call with this key; undefined if there was none. Raises 409 for a key that came with other
 * answers.
 */
export async function repeatOf(
  { store, me, language }: Context,
  { id: surveyId, points }: SurveyRow,
  voter: string,
  answers: readonly Answer[],
): Promise<SurveyResponse | undefined> {
  const own = { surveyId, userId: me.id };
  const {
    rows: [known],
  } = await store.list(surveyResponses, { where: { ...own, voter } });
  if (known === undefined) return undefined;
  const stored = await answersIn(store, [known.id]);
  if (inOrder(stored.get(known.id) ?? []) !== inOrder(answers)) throw domainError('key_reused', language);
  const {
    rows: [first],
  } = await store.list(surveyResponses, { where: own, order: [['createdAt', 'asc']], limit: 1 });
  const { id, createdAt } = known;
  return { id, surveyId, pointsAwarded: first?.id === id && me.takesPoints ? points : 0, createdAt };
}
