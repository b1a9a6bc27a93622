/** The words of a question for each kind of writer while they are edited: an empty text falls back to the question. */
import * as z from 'zod/mini';
import type { Wording } from '#schema/forms/questions.shapes.ts';
import { writerKinds, type WriterKind } from '#schema/forms/writers.ts';

const WordingRow = z.object({ kind: z.enum(writerKinds), question: z.string(), questionEn: z.string() });
export type WordingRow = z.output<typeof WordingRow>;
/** A draft of an earlier release has none. */
export const WordingRows = z._default(z.array(WordingRow), []);

export const wordingRowsOf = (wordings: readonly Wording[]): WordingRow[] =>
  wordings.map(({ questionEn, ...own }) => ({ ...own, questionEn: questionEn ?? '' }));

const isEmpty = ({ question, questionEn }: WordingRow): boolean =>
  question.trim() === '' && questionEn.trim() === '';

/** The rows as input of a call, without empty ones. */
export const wordingsOf = (rows: readonly WordingRow[]): Wording[] =>
  rows.flatMap((row) =>
    isEmpty(row)
      ? []
      : [
          {
            kind: row.kind,
            question: row.question.trim(),
            questionEn: row.questionEn.trim() === '' ? null : row.questionEn.trim(),
          },
        ],
  );

/** The words for a kind; empty without own ones. */
export const wordingFor = (rows: readonly WordingRow[], kind: WriterKind): WordingRow =>
  rows.find((row) => row.kind === kind) ?? { kind, question: '', questionEn: '' };

/** The place of a kind in the input of the call; -1 without own words. */
export const placeOfWording = (rows: readonly WordingRow[], kind: WriterKind): number =>
  wordingsOf(rows).findIndex((one) => one.kind === kind);

/** The rows with these words for their kind. */
export const withWording = (rows: readonly WordingRow[], changed: WordingRow): WordingRow[] =>
  rows.some(({ kind }) => kind === changed.kind)
    ? rows.map((row) => (row.kind === changed.kind ? changed : row))
    : [...rows, changed];
