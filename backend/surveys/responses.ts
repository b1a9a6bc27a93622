/** Responses with names, as they are kept and read, for every kind that has them. */
import type { GivenAnswer } from '#schema/forms/questions.rules.ts';
import type { Answer, Question } from '#schema/forms/questions.shapes.ts';
import type { Context } from '../http/context.ts';
import type { Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { defaultAnswer, defaultResponse } from './surveys.defaults.ts';
import { surveyAnswers, surveyResponses } from './surveys.tables.ts';
import { addReleased, countsChanged, countsOf } from './tallies.ts';

type ResponseRow = Row<typeof surveyResponses>;

/** An answer as it is kept: texts trimmed, options once. */
export const keptAnswer = ({ questionId, optionIds, text, number, date }: GivenAnswer): Answer => ({
  questionId,
  optionIds: [...new Set(optionIds)].toSorted(),
  text: text?.trim() ? text.trim() : null,
  number: number ?? null,
  date: date?.trim() ? date : null,
});

/** The answers of responses, in one read. */
export async function answersIn(
  store: Store,
  responseIds: readonly string[],
): Promise<ReadonlyMap<string, Answer[]>> {
  if (responseIds.length === 0) return new Map();
  const { rows } = await store.list(surveyAnswers, { where: { responseId: { in: responseIds } } });
  const answerOf = (own: readonly Row<typeof surveyAnswers>[]): Answer[] =>
    [...Map.groupBy(own, ({ questionId }) => questionId)].map(([questionId, [first, ...more]]) => ({
      questionId,
      optionIds: [first, ...more].flatMap((row) => row?.optionId || []),
      text: first?.text ?? null,
      number: first?.number === null || first === undefined ? null : first.number / 100,
      date: first?.date ?? null,
    }));
  return new Map(
    [...Map.groupBy(rows, ({ responseId }) => responseId)].map(([id, own]) => [id, answerOf(own)]),
  );
}

/** A response to keep. `voter` is unique in the survey: a second response of the voter replaces the first. */
export interface NewResponse extends Pick<ResponseRow, 'surveyId' | 'voter' | 'userId'> {
  readonly cellId: string | null;
  /** In hundredths. */
  readonly score?: number | null;
  readonly questions: readonly Question[];
  readonly answers: readonly Answer[];
}

/**
 * Keeps a checked response with its answers. One of a cell is counted, and the sums of an earlier one of the voter are
 * taken back; evaluations belong to no cell, and their figures are read from the answers.
 */
export async function writeResponse(
  { store, at, newId }: Pick<Context, 'store' | 'at' | 'newId'>,
  { questions, answers, score = null, ...own }: NewResponse,
): Promise<ResponseRow> {
  const { surveyId, voter, cellId } = own;
  const [given] = await store.update(surveyResponses, { surveyId, voter }, { createdAt: at, score });
  const before = given === undefined ? [] : ((await answersIn(store, [given.id])).get(given.id) ?? []);
  const response = given ?? defaultResponse({ id: newId(), ...own, score, createdAt: at });
  if (given === undefined) await store.insert(surveyResponses, [response]);
  else await store.remove(surveyAnswers, { responseId: given.id });
  const rows = answers.flatMap(({ optionIds, number, ...answer }) =>
    (optionIds.length === 0 ? [''] : optionIds).map((optionId) => ({
      ...answer,
      optionId,
      number: number === null ? null : Math.round(number * 100),
    })),
  );
  await store.insert(
    surveyAnswers,
    rows.map((row, index) =>
      defaultAnswer({ id: `${response.id}-${index}`, surveyId, responseId: response.id, ...row }),
    ),
  );
  if (cellId !== null) {
    const counts = countsOf(questions, answers);
    await addReleased(
      store,
      { surveyId, cellId },
      given === undefined ? counts : countsChanged(countsOf(questions, before), counts),
    );
  }
  return response;
}
