/** Questions in a draft that `/org/ia_generator` wrote: numbered lines, with their options in square brackets. */
import { newOption, newQuestion, type QuestionRow } from './formRows.ts';

const line = /^\s*\d+[.)]\s+(?<question>.+?)(?:\s*\[(?<options>[^[\]]*)\])?\s*$/u;

/** A line with several options in its last brackets is a choice, every other numbered line a text. */
export const questionsOfDraft = (text: string): readonly QuestionRow[] =>
  text.split('\n').flatMap((one) => {
    const found = line.exec(one)?.groups;
    if (found?.['question'] === undefined) return [];
    const options = (found['options'] ?? '')
      .split(/[·|;/]/u)
      .map((option) => option.trim())
      .filter((option) => option !== '');
    const question = found['question'];
    if (options.length < 2) return [{ ...newQuestion('text'), question }];
    return [
      {
        ...newQuestion('single'),
        question,
        options: options.map((option) => ({ ...newOption(), text: option })),
      },
    ];
  });
