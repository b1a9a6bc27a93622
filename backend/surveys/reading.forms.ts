/** Responses in the ids of the form whose questions their surveys copied. */
import type { Responses } from '#schema/surveys/surveys.shapes.ts';
import { questionsOf } from '../forms/questions.ts';
import type { Store } from '../store/port.ts';

/** Names questions and options as the form does, by their place; what the form has no longer keeps its own id. */
export async function inForm(
  store: Store,
  formId: string,
  surveyIds: readonly string[],
  responses: Responses,
): Promise<Responses> {
  const questions = await questionsOf(store, [formId, ...surveyIds]);
  const own = questions.get(formId) ?? [];
  const idOf = new Map<string, string>();
  for (const surveyId of surveyIds)
    questions.get(surveyId)?.forEach(({ id, kind, options }, place) => {
      const asked = own[place];
      if (asked?.kind !== kind) return;
      idOf.set(id, asked.id);
      options.forEach((option, at) => idOf.set(option.id, asked.options[at]?.id ?? option.id));
    });
  const named = (id: string): string => idOf.get(id) ?? id;
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
