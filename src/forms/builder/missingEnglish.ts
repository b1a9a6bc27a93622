/** Texts of a form that are read in the other language, because nobody wrote them in the reader's. */
import { isChoice } from '#schema/forms/questions.rules.ts';
import { isQuestion, type FormRow } from './formRows.ts';

/** A text in both languages. */
export type InBoth = readonly [text: string, textEn: string | null];

/** Whether English falls back. An empty text needs no English. */
export const fallsBack = ([text, textEn]: InBoth): boolean =>
  text.trim() !== '' && (textEn === null || textEn.trim() === '');

/** Whether the English text also stands in the place of the Spanish one, where English comes first (`useTextPair`). */
export const lacksSpanish = ([text, textEn]: InBoth): boolean => text.trim() !== '' && text === textEn;

/** The texts of a row that are drawn. */
export function textsOf(row: FormRow): readonly InBoth[] {
  if (!isQuestion(row)) return [[row.title, row.titleEn]];
  const { bounds } = row;
  return [
    [row.question, row.questionEn],
    ...row.wordings.map(({ question, questionEn }): InBoth => [question, questionEn]),
    ...(isChoice(row.kind) ? row.options.map(({ text, textEn }): InBoth => [text, textEn]) : []),
    ...(row.kind === 'scale'
      ? ([
          [bounds.fromLabel, bounds.fromLabelEn],
          [bounds.toLabel, bounds.toLabelEn],
        ] as const)
      : []),
  ];
}

/** How many texts fall back, and the first row with one; null if it is a text around the questions, or none is. */
export function missingEnglish(
  around: readonly InBoth[],
  rows: readonly FormRow[],
): { readonly count: number; readonly row: string | null } {
  const outside = around.filter(fallsBack).length;
  const inside = rows.map((row) => ({ key: row.key, count: textsOf(row).filter(fallsBack).length }));
  return {
    count: inside.reduce((sum, { count }) => sum + count, outside),
    row: outside > 0 ? null : (inside.find(({ count }) => count > 0)?.key ?? null),
  };
}
