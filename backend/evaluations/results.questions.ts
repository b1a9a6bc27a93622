/** Answers to each question as the person evaluated gets them: nothing that tells who of the peers or the team wrote it. */
import { evaluationKinds, isNameless, type EvaluationKind } from '#schema/evaluations/cycles.rules.ts';
import type { EvaluationResult } from '#schema/evaluations/evaluations.shapes.ts';
import { answerScore, isFew } from '#schema/evaluations/scores.ts';
import { wordedFor } from '#schema/evaluations/wordings.ts';
import { hundredths, weightedMean } from '#schema/kit/fraction.ts';
import { isAnswered, isChoice } from '#schema/forms/questions.rules.ts';
import type { Answer, Question } from '#schema/forms/questions.shapes.ts';
import type { Context } from '../http/context.ts';
import { scoreOf } from './evaluations.views.ts';
import type { WrittenEvaluation } from './scoring.ts';

type ResultQuestion = EvaluationResult['questions'][number];
type ResultPart = ResultQuestion['parts'][number];
interface Given {
  readonly evaluationId: string;
  readonly answer: Answer;
}

/** How often each value was given, in the order of the options or of the values. */
function countsOf(question: Question, answers: readonly Answer[]): ResultPart['counts'] {
  const values = answers.flatMap(({ optionIds, number, date }) =>
    isChoice(question.kind) ? optionIds : (number ?? date ?? []),
  );
  const places = new Map(question.options.map(({ id }, place) => [id, place]));
  const orderOf = (value: string | number): number =>
    typeof value === 'number' ? value : (places.get(value) ?? Date.parse(value));
  return [...Map.groupBy(values, (value) => value)]
    .toSorted(([one], [other]) => orderOf(one) - orderOf(other))
    .map(([value, same]) => ({ value: String(value), count: same.length }));
}

/** Texts of peers and of the team come in an order of their own for each question, so that neither tells an author. */
async function textsOf(
  { sign }: Pick<Context, 'sign'>,
  kind: EvaluationKind,
  given: readonly Given[],
): Promise<string[]> {
  const texts = await Promise.all(
    given.flatMap(({ evaluationId, answer: { questionId, text } }) =>
      text === null
        ? []
        : [
            (async () => ({
              text,
              place: isNameless(kind) ? await sign(`evaluation text:${evaluationId}:${questionId}`) : '',
            }))(),
          ],
    ),
  );
  return texts
    .toSorted((one, other) => (one.place < other.place ? -1 : Number(one.place > other.place)))
    .map(({ text }) => text);
}

async function partOf(
  context: Pick<Context, 'sign'>,
  question: Question,
  kind: EvaluationKind,
  given: readonly Given[],
): Promise<ResultPart> {
  if (isFew(kind, given.length)) return { kind, score: null, counts: [], texts: [] };
  const answers = given.map(({ answer }) => answer);
  const scores = answers.flatMap((answer) => answerScore(question, answer) ?? []);
  return {
    kind,
    score: isFew(kind, scores.length)
      ? null
      : scoreOf(hundredths(weightedMean(scores.map((value) => ({ value, weight: 1 }))))),
    counts: countsOf(question, answers),
    texts: await textsOf(context, kind, given),
  };
}

/** The answers to these questions by part, in the order of the parts. */
export const resultQuestions = (
  context: Pick<Context, 'sign'>,
  questions: readonly Question[],
  kinds: readonly EvaluationKind[],
  written: readonly WrittenEvaluation[],
): Promise<ResultQuestion[]> =>
  Promise.all(
    questions.map(async (question) => ({
      // The person reads what was asked in the words for them; its place among all questions says nothing in a list of some.
      question: { ...wordedFor(question, 'self'), condition: null },
      parts: await Promise.all(
        evaluationKinds
          .filter((kind) => kinds.includes(kind))
          .map((kind) => {
            const given = written.flatMap(({ id: evaluationId, kind: own, answers }) =>
              answers.flatMap((answer) =>
                own === kind && answer.questionId === question.id && isAnswered(question, answer)
                  ? [{ evaluationId, answer }]
                  : [],
              ),
            );
            return partOf(context, question, kind, given);
          }),
      ),
    })),
  );
