/** Lets digits answer the question that has the focus, else the first one without an answer. */
import { useEffect, useRef, type RefObject } from 'react';
import { answerTo } from '#schema/forms/answers.rules.ts';
import type { AnswerInput, Question } from '#schema/forms/questions.shapes.ts';
import { answerByDigit, takesDigits } from './questionDigits.ts';

const typing = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]';

export interface QuestionDigits {
  readonly questions: readonly Question[];
  readonly answers: readonly AnswerInput[];
  readonly onChange: (answer: AnswerInput) => void;
}

const controlFor = (box: Element, { optionIds, number }: AnswerInput): HTMLElement | undefined =>
  [...box.querySelectorAll<HTMLInputElement>('input')].find(
    ({ value }) => value === String(number ?? optionIds?.at(-1)),
  );

/** `box` contains the questions; null switches the digits off. The focus moves to what was chosen. */
export function useQuestionDigits(box: RefObject<HTMLElement | null>, state: QuestionDigits | null): void {
  const now = useRef(state);
  useEffect(() => {
    now.current = state;
  });
  const isOn = state !== null;
  useEffect(() => {
    if (!isOn) return undefined;
    let last: { readonly questionId: string; readonly digit: number } | null = null;
    const press = (event: KeyboardEvent): void => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      const { current: shown } = now;
      const { current: place } = box;
      if (shown === null || place === null || !/^\d$/u.test(key) || ctrlKey || metaKey || altKey) return;
      if (!(target instanceof Element) || target.matches(typing)) return;
      // An open dialog covers the questions.
      if (document.querySelector('[role="dialog"]') !== null) return;
      const focused = target.closest<HTMLElement>('[data-question]')?.dataset['question'];
      const open = shown.questions.filter(takesDigits);
      const question =
        open.find(({ id }) => id === focused) ??
        open.find(({ id }) => answerTo(shown.answers, id) === undefined);
      if (question === undefined) return;
      const before = last?.questionId === question.id ? last.digit : null;
      const digit = Number(key);
      const answer = answerByDigit(question, answerTo(shown.answers, question.id), digit, before);
      if (answer === null) return;
      event.preventDefault();
      last = { questionId: question.id, digit };
      shown.onChange(answer);
      const field = place.querySelector(`[data-question="${question.id}"]`);
      if (field !== null) controlFor(field, answer)?.focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [box, isOn]);
}
