/** What questions and answers must be, for builder, answering screen and backend. */
import { formLimits } from '../limits.parts.ts';
import type { GeneralCode, ReasonParams } from '../reasons.general.ts';
import type { pollReasons } from '../reasons.polls.ts';
import type { surveyReasons } from '../reasons.surveys.ts';
import type {
  AnswerInput,
  Condition,
  NewQuestion,
  Question,
  QuestionKind,
  Section,
} from './questions.shapes.ts';

/** A problem and its field, such as `questions.2.options.0.text` or `answers.0.optionIds`. */
export interface FormFault {
  readonly field: string;
  readonly code: GeneralCode | keyof typeof pollReasons | keyof typeof surveyReasons;
  readonly params?: ReasonParams;
}

/** Whether the kind is answered by choosing options. */
export const isChoice = (kind: QuestionKind): boolean => kind === 'single' || kind === 'multiple';
/** Whether a condition can depend on a question of the kind. */
const decides = (kind: QuestionKind): boolean => isChoice(kind) || kind === 'scale' || kind === 'number';

const isBlank = (text: string): boolean => text.trim() === '';
/** An option normalised for comparison: trimmed, without case, repeated spaces and Unicode composition differences. */
const compared = (text: string): string =>
  text.trim().normalize('NFC').replaceAll(/\s+/g, ' ').toLocaleLowerCase('es');

const tooLong = (field: string, text: string | null | undefined, maximum: number): readonly FormFault[] =>
  (text?.trim().length ?? 0) > maximum ? [{ field, code: 'too_long', params: { maximum } }] : [];

const words = (field: string, text: string, maximum: number): readonly FormFault[] =>
  isBlank(text) ? [{ field, code: 'required' }] : tooLong(field, text, maximum);

/** Steps of a scale at most: 0 to 10. */
const mostSteps = 11;

function scaleFaults(at: string, { kind, scale, enps }: NewQuestion): readonly FormFault[] {
  const faults: FormFault[] = [];
  if (enps && (kind !== 'scale' || scale?.from !== 0 || scale.to !== 10))
    faults.push({ field: `${at}.enps`, code: 'form_enps' });
  if (kind !== 'scale' && kind !== 'number') return faults;
  if (scale === null || scale === undefined)
    return kind === 'scale' ? [...faults, { field: `${at}.scale`, code: 'required' }] : faults;
  const { from, to } = scale;
  const field = `${at}.scale.to`;
  if (to <= from) faults.push({ field, code: 'too_small', params: { minimum: from + 1 } });
  else if (kind === 'scale' && to - from >= mostSteps)
    faults.push({ field, code: 'too_big', params: { maximum: from + mostSteps - 1 } });
  for (const label of ['fromLabel', 'fromLabelEn', 'toLabel', 'toLabelEn'] as const)
    faults.push(...tooLong(`${at}.scale.${label}`, scale[label], formLimits.option));
  return faults;
}

function optionFaults(at: string, { kind, options }: NewQuestion): readonly FormFault[] {
  if (!isChoice(kind)) return [];
  const faults: FormFault[] = [];
  if (options.length < 2) faults.push({ field: `${at}.options`, code: 'poll_options_min' });
  if (options.length > formLimits.options)
    faults.push({ field: `${at}.options`, code: 'too_many', params: { maximum: formLimits.options } });
  const seen = { text: new Set<string>(), textEn: new Set<string>() };
  options.forEach((option, index) => {
    const field = `${at}.options.${index}`;
    faults.push(...words(`${field}.text`, option.text, formLimits.option));
    faults.push(...tooLong(`${field}.textEn`, option.textEn, formLimits.option));
    for (const language of ['text', 'textEn'] as const) {
      const said = compared(option[language] ?? '');
      if (said !== '' && seen[language].has(said))
        faults.push({ field: `${field}.${language}`, code: 'poll_option_duplicate' });
      seen[language].add(said);
    }
  });
  return faults;
}

function conditionFaults(
  at: string,
  condition: Condition,
  before: NewQuestion | undefined,
): readonly FormFault[] {
  if (before === undefined || !decides(before.kind))
    return [{ field: `${at}.question`, code: 'form_condition' }];
  const { options = [], from, to } = condition;
  if (isChoice(before.kind))
    return options.length === 0
      ? [{ field: `${at}.options`, code: 'required' }]
      : options.flatMap((option, index) =>
          option < before.options.length ? [] : [{ field: `${at}.options.${index}`, code: 'option' }],
        );
  if (from === undefined && to === undefined) return [{ field: `${at}.from`, code: 'required' }];
  return from !== undefined && to !== undefined && to < from
    ? [{ field: `${at}.to`, code: 'too_small', params: { minimum: from } }]
    : [];
}

function wordingFaults(at: string, { wordings }: NewQuestion): readonly FormFault[] {
  return wordings.flatMap(({ kind, question, questionEn }, index) => {
    const field = `${at}.wordings.${index}`;
    return [
      ...(wordings.findIndex((one) => one.kind === kind) < index
        ? [{ field: `${field}.kind`, code: 'option' } as const]
        : []),
      ...words(`${field}.question`, question, formLimits.question),
      ...tooLong(`${field}.questionEn`, questionEn, formLimits.question),
    ];
  });
}

/** All problems of a form in the order of its questions; empty if it can be asked. */
export function questionFaults(
  questions: readonly NewQuestion[],
  sections: readonly Section[],
): readonly FormFault[] {
  const faults: FormFault[] = [];
  if (questions.length === 0) faults.push({ field: 'questions', code: 'form_empty' });
  if (questions.length > formLimits.questions)
    faults.push({ field: 'questions', code: 'too_many', params: { maximum: formLimits.questions } });
  sections.forEach(({ title, titleEn }, index) => {
    faults.push(...words(`sections.${index}.title`, title, formLimits.title));
    faults.push(...tooLong(`sections.${index}.titleEn`, titleEn, formLimits.title));
  });
  const ids = new Set<string>();
  questions.forEach((one, index) => {
    const at = `questions.${index}`;
    if (one.id !== undefined && ids.has(one.id)) faults.push({ field: `${at}.id`, code: 'id_unknown' });
    if (one.id !== undefined) ids.add(one.id);
    faults.push(...words(`${at}.question`, one.question, formLimits.question));
    faults.push(...tooLong(`${at}.questionEn`, one.questionEn, formLimits.question));
    // A form without sections is one page.
    if (one.section >= Math.max(1, sections.length)) faults.push({ field: `${at}.section`, code: 'option' });
    faults.push(...optionFaults(at, one), ...scaleFaults(at, one), ...wordingFaults(at, one));
    if (one.condition !== null && one.condition !== undefined)
      faults.push(
        ...conditionFaults(
          `${at}.condition`,
          one.condition,
          one.condition.question < index ? questions[one.condition.question] : undefined,
        ),
      );
  });
  return faults;
}

/** What the checks of answers read of a question. */
export type AskedQuestion = Pick<Question, 'id' | 'kind' | 'required' | 'options' | 'scale' | 'condition'>;
/** An answer as it is sent or stored. */
export type GivenAnswer = Pick<AnswerInput, 'questionId'> & {
  readonly [K in Exclude<keyof AnswerInput, 'questionId'>]?: AnswerInput[K] | null;
};

/** The member that answers a question of a kind. */
const memberOf = {
  single: 'optionIds',
  multiple: 'optionIds',
  text: 'text',
  number: 'number',
  scale: 'number',
  date: 'date',
} as const satisfies Record<QuestionKind, keyof GivenAnswer>;
const members = ['optionIds', 'text', 'number', 'date'] as const;

const says = (answer: GivenAnswer, member: (typeof members)[number]): boolean => {
  const value = answer[member];
  return (
    value !== null &&
    value !== undefined &&
    (typeof value !== 'string' || !isBlank(value)) &&
    !(Array.isArray(value) && value.length === 0)
  );
};
/** Whether an answer says anything. */
export const isGiven = (answer: GivenAnswer): boolean => members.some((member) => says(answer, member));
/** Whether a question is answered. */
export const isAnswered = ({ kind }: Pick<AskedQuestion, 'kind'>, answer: GivenAnswer): boolean =>
  says(answer, memberOf[kind]);

function holds({ options, from, to }: Condition, before: AskedQuestion, answer: GivenAnswer): boolean {
  if (!isAnswered(before, answer)) return false;
  if (isChoice(before.kind))
    return (options ?? []).some(
      (place) => answer.optionIds?.includes(before.options[place]?.id ?? '') === true,
    );
  const number = answer.number ?? Number.NaN;
  return (from === undefined || number >= from) && (to === undefined || number <= to);
}

/**
 * The questions that are asked with these answers, in order. A question whose condition refers to a hidden question is
 * hidden too: answers to hidden questions do not count.
 */
export function visibleQuestions<Q extends AskedQuestion>(
  questions: readonly Q[],
  answers: readonly GivenAnswer[],
): readonly Q[] {
  const given = new Map(answers.map((answer) => [answer.questionId, answer]));
  const shown = new Set<string>();
  return questions.filter(({ id, condition }, index) => {
    const before =
      condition === null || condition.question >= index ? undefined : questions[condition.question];
    const answer = before !== undefined && shown.has(before.id) ? given.get(before.id) : undefined;
    const isShown =
      condition === null ||
      (before !== undefined && answer !== undefined && holds(condition, before, answer));
    if (isShown) shown.add(id);
    return isShown;
  });
}

/** The answers that count: to questions that are asked, and not empty. */
export function countedAnswers<A extends GivenAnswer>(
  questions: readonly AskedQuestion[],
  answers: readonly A[],
): readonly A[] {
  const asked = new Map(visibleQuestions(questions, answers).map((one) => [one.id, one]));
  return answers.filter((answer) => {
    const question = asked.get(answer.questionId);
    return question !== undefined && isAnswered(question, answer);
  });
}

/** Whether a text is a day of the calendar, YYYY-MM-DD. */
function isDay(text: string): boolean {
  if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}

/** Bounds of a number without bounds of its own; its hundredths and their sums stay exact. */
const widest = { from: -1_000_000_000, to: 1_000_000_000 };

function numberFaults({ kind, scale }: AskedQuestion, number: number): readonly Omit<FormFault, 'field'>[] {
  const { from, to } = scale ?? widest;
  if (!Number.isFinite(number)) return [{ code: 'format' }];
  if (number < from) return [{ code: 'too_small', params: { minimum: from } }];
  if (number > to) return [{ code: 'too_big', params: { maximum: to } }];
  if (kind === 'scale') return Number.isInteger(number) ? [] : [{ code: 'integer' }];
  return Math.round(number * 100) / 100 === number ? [] : [{ code: 'decimals', params: { maximum: 2 } }];
}

/** Problems of an answer that is not empty. */
function valueFaults(question: AskedQuestion, answer: GivenAnswer): readonly Omit<FormFault, 'field'>[] {
  const chosen = new Set(answer.optionIds);
  const known = new Set(question.options.map(({ id }) => id));
  switch (question.kind) {
    case 'single':
    case 'multiple':
      if ([...chosen].some((id) => !known.has(id))) return [{ code: 'option' }];
      return question.kind === 'single' && chosen.size > 1 ? [{ code: 'vote_single' }] : [];
    case 'text':
      return tooLong('', answer.text, formLimits.text).map(({ code, params = {} }) => ({ code, params }));
    case 'number':
    case 'scale':
      return numberFaults(question, answer.number ?? Number.NaN);
    case 'date':
      return isDay(answer.date ?? '') ? [] : [{ code: 'format' }];
  }
}

/** A problem of an answer; `questionId` names the question where the answer is missing. */
export interface AnswerFault extends FormFault {
  readonly questionId: string;
}

/** All problems of answers, in the order sent, then what is missing in the order of the form; empty if they may be sent. */
export function answerFaults(
  questions: readonly AskedQuestion[],
  answers: readonly GivenAnswer[],
): readonly AnswerFault[] {
  const visible = visibleQuestions(questions, answers);
  const known = new Set(questions.map(({ id }) => id));
  const byId = new Map(visible.map((question) => [question.id, question]));
  const seen = new Set<string>();
  const faults = answers.flatMap((answer, index): readonly AnswerFault[] => {
    const { questionId } = answer;
    const at = `answers.${index}`;
    const refused = (code: FormFault['code']) => [{ field: `${at}.questionId`, code, questionId }];
    if (!known.has(questionId)) return refused('answer_foreign');
    if (seen.has(questionId)) return refused('answer_twice');
    seen.add(questionId);
    const question = byId.get(questionId);
    if (question === undefined) return refused('answer_hidden');
    const own = memberOf[question.kind];
    const field = `${at}.${own}`;
    const odd = members.filter((member) => member !== own && says(answer, member));
    if (odd.length > 0)
      return odd.map((member) => ({ field: `${at}.${member}`, code: 'format', questionId }));
    if (!isAnswered(question, answer))
      return question.required ? [{ field, code: 'required', questionId }] : [];
    return valueFaults(question, answer).map((fault) => ({ field, questionId, ...fault }));
  });
  const missing = visible.flatMap(({ id: questionId, required }, index): readonly AnswerFault[] =>
    required && !seen.has(questionId)
      ? [{ field: 'answers', code: 'answer_missing', params: { number: index + 1 }, questionId }]
      : [],
  );
  return [...faults, ...missing];
}
