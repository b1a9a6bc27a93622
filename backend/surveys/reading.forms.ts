/** Responses in the ids of the form whose questions their surveys copied. */
import type { Responses } from '#schema/surveys/surveys.shapes.ts';
import { originsOf } from '../forms/questions.ts';
import type { Store } from '../store/port.ts';

/** Names questions and options as the form does; what was added to a survey keeps its own id. */
export async function inForm(
  store: Store,
  surveyIds: readonly string[],
  responses: Responses,
): Promise<Responses> {
  const origins = await originsOf(store, surveyIds);
  const named = (id: string): string => origins.get(id) ?? id;
  return {
    ...responses,
    items: responses.items.map((item) => ({
      ...item,
      answers: item.answers.map((answer) => ({
        ...answer,
        questionId: named(answer.questionId),
        optionIds: answer.optionIds.map(named),
      })),
    })),
    aggregate: responses.aggregate.map((one) => ({ ...one, questionId: named(one.questionId) })),
  };
}
