/**
 * A form while it is built: one list of questions and section headings. A heading begins a section, so every move is a
 * move in one list. Keys hold questions, options and conditions together while rows move.
 */
import * as z from 'zod/mini';
import { isChoice } from '#schema/forms/questions.rules.ts';
import {
  questionKinds,
  type Question,
  type QuestionInput,
  type QuestionKind,
  type Section,
} from '#schema/forms/questions.shapes.ts';
import { newKey } from '#src/api/newKey.ts';
import { WordingRows, wordingRowsOf, wordingsOf } from './wordingRows.ts';

const Option = z.object({
  key: z.string(),
  id: z.nullable(z.string()),
  text: z.string(),
  textEn: z.string(),
  score: z.nullable(z.number()),
});
/** An option as it is edited. */
export type OptionRow = z.output<typeof Option>;

const Bounds = z.object({
  from: z.nullable(z.number()),
  to: z.nullable(z.number()),
  fromLabel: z.string(),
  fromLabelEn: z.string(),
  toLabel: z.string(),
  toLabelEn: z.string(),
});
/** The bounds of a scale or number as they are edited. */
export type BoundsRow = z.output<typeof Bounds>;

const ConditionRow = z.object({
  /** The key of an earlier question. */
  question: z.string(),
  /** Keys of its options. */
  options: z.array(z.string()),
  from: z.nullable(z.number()),
  to: z.nullable(z.number()),
});
export type ConditionRow = z.output<typeof ConditionRow>;

const QuestionRow = z.object({
  type: z.literal('question'),
  key: z.string(),
  id: z.nullable(z.string()),
  kind: z.enum(questionKinds),
  question: z.string(),
  questionEn: z.string(),
  required: z.boolean(),
  /** They stay while another kind is tried. */
  options: z.array(Option),
  bounds: Bounds,
  /** Of a number only: whether it has bounds. */
  isBounded: z.boolean(),
  enps: z.boolean(),
  condition: z.nullable(ConditionRow),
  leaderOnly: z.boolean(),
  weight: z.nullable(z.number()),
  wordings: WordingRows,
});
export type QuestionRow = z.output<typeof QuestionRow>;

const SectionRow = z.object({
  type: z.literal('section'),
  key: z.string(),
  title: z.string(),
  titleEn: z.string(),
});
export type SectionRow = z.output<typeof SectionRow>;

export type FormRow = QuestionRow | SectionRow;
/** Rows as a draft on this device holds them. */
export const FormRows = z.array(z.discriminatedUnion('type', [QuestionRow, SectionRow]));

/** A question as the facade answers it: parts of a condition that are not used are null. */
export type BuiltQuestion = Omit<Question, 'condition'> & {
  readonly condition: {
    readonly question: number;
    readonly options?: readonly number[] | null | undefined;
    readonly from?: number | null | undefined;
    readonly to?: number | null | undefined;
  } | null;
};
/** What the server knows of a form. */
export interface BuiltForm {
  readonly sections: readonly Section[];
  readonly questions: readonly BuiltQuestion[];
}

export const isQuestion = (row: FormRow): row is QuestionRow => row.type === 'question';
/** The questions of the rows in their order. */
export const questionsIn = (rows: readonly FormRow[]): readonly QuestionRow[] => rows.filter(isQuestion);

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** An empty option. */
export const newOption = (): OptionRow => ({ key: newKey(), id: null, text: '', textEn: '', score: null });

const fiveSteps: BoundsRow = {
  from: 1,
  to: 5,
  fromLabel: '',
  fromLabelEn: '',
  toLabel: '',
  toLabelEn: '',
};

/** An empty question of a kind. */
export const newQuestion = (kind: QuestionKind): QuestionRow => ({
  type: 'question',
  key: newKey(),
  id: null,
  kind,
  question: '',
  questionEn: '',
  required: kind !== 'text',
  options: [newOption(), newOption()],
  bounds: fiveSteps,
  isBounded: false,
  enps: false,
  condition: null,
  leaderOnly: false,
  weight: null,
  wordings: [],
});

/** A section heading. */
export const newSection = (title = '', titleEn = ''): SectionRow => ({
  type: 'section',
  key: newKey(),
  title,
  titleEn,
});

/** A question of the server as a row; the condition is tied afterwards. `isCopy` forgets the ids. */
function rowOf(question: BuiltQuestion, isCopy: boolean): QuestionRow {
  const { scale } = question;
  return {
    ...newQuestion(question.kind),
    id: isCopy ? null : question.id,
    question: question.question,
    questionEn: question.questionEn ?? '',
    required: question.required,
    options: question.options.map(({ id, text, textEn, score }) => ({
      key: newKey(),
      id: isCopy ? null : id,
      text,
      textEn: textEn ?? '',
      score,
    })),
    bounds:
      scale === null
        ? fiveSteps
        : { ...scale, fromLabelEn: scale.fromLabelEn ?? '', toLabelEn: scale.toLabelEn ?? '' },
    isBounded: scale !== null,
    enps: question.enps,
    leaderOnly: question.leaderOnly,
    weight: question.weight,
    wordings: wordingRowsOf(question.wordings),
  };
}

/** The rows of a stored form. With `isCopy`, all questions and options are new ones. */
export function rowsOf({ sections, questions }: BuiltForm, isCopy = false): readonly FormRow[] {
  const plain = questions.map((question) => rowOf(question, isCopy));
  const rows = plain.map((row, at) => {
    const condition = questions[at]?.condition ?? null;
    const asked = condition === null ? undefined : plain[condition.question];
    if (condition === null || asked === undefined) return row;
    const options = (condition.options ?? []).flatMap((place) => asked.options[place]?.key ?? []);
    return {
      ...row,
      condition: { question: asked.key, options, from: condition.from ?? null, to: condition.to ?? null },
    };
  });
  if (sections.length === 0) return rows;
  return sections.flatMap(({ title, titleEn }, place) => [
    newSection(title, titleEn ?? ''),
    ...rows.filter((_row, at) => questions[at]?.section === place),
  ]);
}

function conditionOf(row: QuestionRow, all: readonly QuestionRow[]) {
  const { condition } = row;
  if (condition === null) return null;
  const place = all.findIndex(({ key }) => key === condition.question);
  const asked = all[place];
  if (asked === undefined) return null;
  if (isChoice(asked.kind)) {
    const options = asked.options.flatMap(({ key }, at) => (condition.options.includes(key) ? [at] : []));
    return { question: place, options };
  }
  return {
    question: place,
    ...(condition.from === null ? {} : { from: condition.from }),
    ...(condition.to === null ? {} : { to: condition.to }),
  };
}

function scaleOf({ kind, bounds, isBounded, enps }: QuestionRow) {
  if (kind !== 'scale' && !(kind === 'number' && isBounded)) return null;
  const [least, most] = enps ? [0, 10] : [1, 5];
  return {
    from: bounds.from ?? least,
    to: bounds.to ?? most,
    fromLabel: bounds.fromLabel.trim(),
    fromLabelEn: orNull(bounds.fromLabelEn),
    toLabel: bounds.toLabel.trim(),
    toLabelEn: orNull(bounds.toLabelEn),
  };
}

/** The rows as input of a call. */
export function inputOf(rows: readonly FormRow[]): {
  readonly sections: { title: string; titleEn: string | null }[];
  readonly questions: QuestionInput[];
} {
  const all = questionsIn(rows);
  const headings = rows.filter((row) => row.type === 'section');
  let section = -1;
  const questions = rows.flatMap((row): QuestionInput[] => {
    if (row.type === 'section') {
      section += 1;
      return [];
    }
    return [
      {
        ...(row.id === null ? {} : { id: row.id }),
        kind: row.kind,
        question: row.question.trim(),
        questionEn: orNull(row.questionEn),
        required: row.required,
        section: Math.max(0, section),
        options: isChoice(row.kind)
          ? row.options.map(({ id, text, textEn, score }) => ({
              ...(id === null ? {} : { id }),
              text: text.trim(),
              textEn: orNull(textEn),
              score,
            }))
          : [],
        scale: scaleOf(row),
        enps: row.kind === 'scale' && row.enps,
        condition: conditionOf(row, all),
        leaderOnly: row.leaderOnly,
        weight: row.weight,
        wordings: wordingsOf(row.wordings),
      },
    ];
  });
  return {
    sections: headings.map(({ title, titleEn }) => ({ title: title.trim(), titleEn: orNull(titleEn) })),
    questions,
  };
}

/** Rows in which every question of a form with sections has a heading above it. */
export const withFirstHeading = (rows: readonly FormRow[]): readonly FormRow[] =>
  rows.some((row) => row.type === 'section') && rows[0]?.type === 'question' ? [newSection(), ...rows] : rows;

/** The rows without one; a condition on a removed question goes with it. */
export const withoutRow = (rows: readonly FormRow[], removed: string): readonly FormRow[] =>
  withFirstHeading(
    rows
      .filter(({ key }) => key !== removed)
      .map((row) =>
        row.type === 'question' && row.condition?.question === removed ? { ...row, condition: null } : row,
      ),
  );

/** A copy of a question as a new one. */
export const copyOf = (row: QuestionRow): QuestionRow => ({
  ...row,
  key: newKey(),
  id: null,
  options: row.options.map((option) => ({ ...option, key: newKey(), id: null })),
});

/** The questions that may decide whether a question is shown: those before it that have something to compare. */
export const askedBefore = (rows: readonly FormRow[], key: string): readonly QuestionRow[] => {
  const all = questionsIn(rows);
  const place = all.findIndex((row) => row.key === key);
  return all.slice(0, place).filter(({ kind }) => kind !== 'text' && kind !== 'date');
};
