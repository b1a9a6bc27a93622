/** Digits as a short way to answer: the number of an option, or the value of a scale. */
import type { AnswerInput, Question } from '#schema/forms/questions.shapes.ts';

/** The values of a scale in order; a scale has few of them. */
export function scaleValues({ scale }: Pick<Question, 'scale'>): readonly number[] {
  if (scale === null) return [];
  const { from, to } = scale;
  return Array.from({ length: Math.min(21, Math.max(0, to - from + 1)) }, (_, step) => from + step);
}

/** Whether digits answer questions of this kind. */
export const takesDigits = ({ kind }: Pick<Question, 'kind'>): boolean =>
  kind === 'single' || kind === 'multiple' || kind === 'scale';

/**
 * The answer that a typed digit means; null if it means none. `before` is the digit typed before it in this question:
 * "1" and then "0" is the value 10.
 */
export function answerByDigit(
  question: Question,
  answer: AnswerInput | undefined,
  digit: number,
  before: number | null,
): AnswerInput | null {
  const { id: questionId, kind, options } = question;
  if (kind === 'scale') {
    const values = scaleValues(question);
    const long = (before ?? 0) * 10 + digit;
    const number = before !== null && before > 0 && values.includes(long) ? long : digit;
    return values.includes(number) ? { questionId, number } : null;
  }
  const option = options[digit - 1];
  if (option === undefined || !takesDigits(question)) return null;
  if (kind === 'single') return { questionId, optionIds: [option.id] };
  return { questionId, optionIds: toggledOption(answer, option.id) };
}

/** The options of a multiple choice with one more or one less. */
export function toggledOption(answer: AnswerInput | undefined, optionId: string): string[] {
  const chosen = answer?.optionIds ?? [];
  return chosen.includes(optionId) ? chosen.filter((id) => id !== optionId) : [...chosen, optionId];
}
