/** Questions and answers of surveys, evaluations and forms (contract entities `survey_question`, `form_question`). */
import * as z from 'zod/mini';
import { Count, Day, Id } from '../kit/shapes.ts';
import { formLimits } from '../limits.parts.ts';
import { writerKinds } from './writers.ts';

export const questionKinds = ['single', 'multiple', 'text', 'number', 'scale', 'date'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** Words of a form, unchecked; `questions.rules.ts` holds the checks and their messages. */
const Words = z.string().check(z.maxLength(10 * formLimits.question));
const English = z.optional(z.nullable(Words));
const Place = z.int().check(z.gte(0), z.lte(formLimits.questions));
const Bound = z.int().check(z.gte(-1_000_000_000), z.lte(1_000_000_000));

/**
 * Shows a question only after an answer to an earlier one: one of the options, or a number within the bounds. Questions
 * and options are named by their place in the form, from 0.
 */
export const Condition = z.object({
  question: Place,
  options: z.optional(z.array(Place).check(z.maxLength(formLimits.options))),
  from: z.optional(Bound),
  to: z.optional(Bound),
});
export type Condition = z.output<typeof Condition>;

/** The bounds of a scale or of a number, with the words at its ends. */
export const Scale = z.object({
  from: Bound,
  to: Bound,
  fromLabel: z.string(),
  fromLabelEn: z.nullable(z.string()),
  toLabel: z.string(),
  toLabelEn: z.nullable(z.string()),
});
export type Scale = z.output<typeof Scale>;

export const QuestionOption = z.object({
  id: Id,
  text: z.string(),
  textEn: z.nullable(z.string()),
  /** What the option counts in a weighted score; null if it does not count. */
  score: z.nullable(z.int()),
});
export type QuestionOption = z.output<typeof QuestionOption>;

/** The words of a question for one kind of writer; the others read the question itself. */
export const Wording = z.object({
  kind: z.enum(writerKinds),
  question: z.string(),
  questionEn: z.nullable(z.string()),
});
export type Wording = z.output<typeof Wording>;

/** A question as its reader gets it, in the order of the form. */
export const Question = z.object({
  id: Id,
  kind: z.enum(questionKinds),
  question: z.string(),
  questionEn: z.nullable(z.string()),
  required: z.boolean(),
  /** The section of the form, from 0. */
  section: Count,
  /** Only of a choice. */
  options: z.array(QuestionOption),
  /** Of a scale always, of a number optionally. */
  scale: z.nullable(Scale),
  /** A scale from 0 to 10 that is evaluated as eNPS. */
  enps: z.boolean(),
  condition: z.nullable(Condition),
  /** The answer is for the leader only; it never reaches the person evaluated. */
  leaderOnly: z.boolean(),
  /** The weight in a score; null counts as 1. */
  weight: z.nullable(Count),
  /** Of an evaluation only, at most one a kind. */
  wordings: z.array(Wording),
});
export type Question = z.output<typeof Question>;

/** A part of a form: one page while answering. */
export const Section = z.object({ title: z.string(), titleEn: z.nullable(z.string()) });
export type Section = z.output<typeof Section>;
export const SectionInput = z.object({ title: Words, titleEn: English });
export type SectionInput = z.output<typeof SectionInput>;
export const Sections = z.array(SectionInput).check(z.maxLength(formLimits.sections));

/** A question as it is written. `id` keeps an existing question, with its answers. */
export const QuestionInput = z.object({
  id: z.optional(Id),
  kind: z.enum(questionKinds),
  question: Words,
  questionEn: English,
  required: z._default(z.boolean(), true),
  section: z._default(Place, 0),
  options: z._default(
    z
      .array(
        z.object({
          id: z.optional(Id),
          text: Words,
          textEn: English,
          score: z.optional(z.nullable(z.int().check(z.gte(-1_000), z.lte(1_000)))),
        }),
      )
      .check(z.maxLength(10 * formLimits.options)),
    [],
  ),
  scale: z.optional(
    z.nullable(
      z.object({
        from: Bound,
        to: Bound,
        fromLabel: z._default(Words, ''),
        fromLabelEn: English,
        toLabel: z._default(Words, ''),
        toLabelEn: English,
      }),
    ),
  ),
  enps: z._default(z.boolean(), false),
  condition: z.optional(z.nullable(Condition)),
  leaderOnly: z._default(z.boolean(), false),
  weight: z.optional(z.nullable(Count.check(z.lte(100)))),
  wordings: z._default(
    z
      .array(z.object({ kind: z.enum(writerKinds), question: Words, questionEn: English }))
      .check(z.maxLength(writerKinds.length)),
    [],
  ),
});
export type QuestionInput = z.input<typeof QuestionInput>;
export type NewQuestion = z.output<typeof QuestionInput>;
export const Questions = z.array(QuestionInput).check(z.maxLength(10 * formLimits.questions));

/** An answer as it is sent: options of a choice, a text, a number of a scale or number, or a day. */
export const AnswerInput = z.object({
  questionId: Id,
  optionIds: z.optional(z.array(Id).check(z.maxLength(10 * formLimits.options))),
  text: z.optional(z.string().check(z.maxLength(50_000))),
  number: z.optional(z.number()),
  date: z.optional(z.string().check(z.maxLength(40))),
});
export type AnswerInput = z.output<typeof AnswerInput>;
export const Answers = z.array(AnswerInput).check(z.maxLength(10 * formLimits.questions));

/** A stored answer. */
export const Answer = z.object({
  questionId: Id,
  optionIds: z.array(Id),
  text: z.nullable(z.string()),
  number: z.nullable(z.number()),
  date: z.nullable(Day),
});
export type Answer = z.output<typeof Answer>;
