/** Questions as the API answers them: what a condition does not say is null there, and absent in the shapes. */
import type { Condition, Question } from '#schema/forms/questions.shapes.ts';

type Nullable<T> = { readonly [K in keyof T]: T[K] | null };
/** A question as GraphQL answers it. */
export type ReadQuestion = Omit<Question, 'condition'> & {
  readonly condition: (Nullable<Omit<Condition, 'question'>> & Pick<Condition, 'question'>) | null;
};

/** The same questions as the rules read them. */
export const readQuestions = (questions: readonly ReadQuestion[]): Question[] =>
  questions.map((one) => {
    if (one.condition === null) return { ...one, condition: null };
    const { question, options, from, to } = one.condition;
    return {
      ...one,
      condition: {
        question,
        ...(options === null || options === undefined ? {} : { options: [...options] }),
        ...(from === null || from === undefined ? {} : { from }),
        ...(to === null || to === undefined ? {} : { to }),
      },
    };
  });
