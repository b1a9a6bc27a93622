/**
 * The form of a poll in the terms of the row: the body to send, and its errors in the sentences of the
 * specification (§5).
 */
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { Reason } from '#schema/errors.ts';
import type { Language } from '#schema/limits.ts';
import { reasonIn } from '#schema/sentences.ts';
import { generalReasons } from '#schema/reasons.general.ts';
import { pollReasons as pollWords } from '#schema/reasons.polls.ts';
import { pollFaults, validOptions } from '#schema/surveys/polls.rules.ts';
import type { PollChange, PollInput } from '#schema/surveys/polls.shapes.ts';
import { fromField, toField } from '#src/lib/fieldMoment.ts';
import type { PollDraft } from './pollDraft.ts';

const reason = reasonIn({ ...generalReasons, ...pollWords });

/** Minimum time until a poll closes, in ms. */
const aheadMs = 60_000;

/** Minimum for the maximum number of choices. */
const fewest = 2;

/** The facts that the rules need besides the form. */
export interface PollFormFacts {
  readonly language: Language;
  /** Only the closing time can change. */
  readonly onlyEnd: boolean;
  /** The previous closing time: unchanged it may be too near. */
  readonly endedAt: string;
}

const textsOf = ({ options }: PollDraft): string[] => options.map(({ text }) => text);

/**
 * The body for the server. Empty lines are included: they do not count as options, but keep the positions of
 * the list.
 */
export const pollInput = (draft: PollDraft): PollInput => ({
  question: draft.question.trim() === '' ? draft.question : draft.question.trim(),
  options: textsOf(draft),
  multiple: draft.multiple,
  maxChoices: draft.multiple ? draft.maxChoices : null,
  anonymous: draft.anonymous,
  resultsShown: draft.resultsShown,
  endsAt: fromField(draft.endsAt),
});

/** The changed fields of a poll; empty without changes. */
export function pollChange(before: PollDraft, draft: PollDraft): PollChange {
  const was: Readonly<Record<string, unknown>> = { ...pollInput(before) };
  return Object.fromEntries(
    Object.entries(pollInput(draft)).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(was[field]),
    ),
  );
}

function endReasons({ endsAt }: PollDraft, { language, endedAt }: PollFormFacts): readonly Reason[] {
  if (endsAt === '' || endsAt === endedAt) return [];
  const at = fromField(endsAt);
  return at !== null && Date.parse(at) >= Date.now() + aheadMs
    ? []
    : [reason('endsAt', 'poll_end_past', language)];
}

function maxReasons(draft: PollDraft, language: Language): readonly Reason[] {
  const { multiple, maxChoices } = draft;
  if (!multiple || maxChoices === null) return [];
  const maximum = validOptions(textsOf(draft)).length;
  if (maxChoices < fewest) return [reason('maxChoices', 'too_small', language, { minimum: fewest })];
  return maxChoices > maximum && maximum >= fewest
    ? [reason('maxChoices', 'too_big', language, { maximum })]
    : [];
}

/** All errors of a form before it is sent, in the order of its fields. */
export function pollReasons(draft: PollDraft, facts: PollFormFacts): readonly Reason[] {
  if (facts.onlyEnd) return endReasons(draft, facts);
  const words = pollFaults({ question: draft.question, options: textsOf(draft) });
  return [
    ...words.map(({ field, code, params }) => reason(field, code, facts.language, params)),
    ...maxReasons(draft, facts.language),
    ...endReasons(draft, facts),
  ];
}

/** The form field of a reason; undefined for the whole form. Accepts both spellings. */
export function pollField({ field }: Pick<Reason, 'field'>): string | undefined {
  const [first = '', at] = field.split('.');
  if (first === 'options') return at === undefined ? 'options.root' : `options.${at}.text`;
  const names: Readonly<Record<string, string>> = {
    question: 'question',
    maxChoices: 'maxChoices',
    max_choices: 'maxChoices',
    endsAt: 'endsAt',
    ends_at: 'endsAt',
  };
  return Object.hasOwn(names, first) ? names[first] : undefined;
}

/** The rules as a resolver of react-hook-form; joins all sentences of a field. */
export const pollResolver: Resolver<PollDraft, PollFormFacts> = (draft, facts) => {
  const errors: FieldErrors<PollDraft> = {};
  const said = new Map<string, string[]>();
  for (const one of pollReasons(draft, facts ?? { language: 'es', onlyEnd: false, endedAt: '' })) {
    const field = pollField(one);
    if (field !== undefined) said.set(field, [...(said.get(field) ?? []), one.message]);
  }
  const error = (field: string) => {
    const sentences = said.get(field);
    return sentences === undefined ? undefined : { type: 'rule', message: sentences.join(' ') };
  };
  for (const field of ['question', 'maxChoices', 'endsAt'] as const) {
    const found = error(field);
    if (found !== undefined) errors[field] = found;
  }
  const root = error('options.root');
  const lines = draft.options.map((_, at) => error(`options.${at}.text`));
  if (root !== undefined || lines.some((line) => line !== undefined))
    errors.options = Object.assign(
      lines.map((line) => (line === undefined ? undefined : { text: line })),
      root === undefined ? {} : { root },
    );
  return Object.keys(errors).length === 0 ? { values: draft, errors: {} } : { values: {}, errors };
};

/** Minimum of the `datetime-local` field. */
export const soonest = (): string => toField(new Date(Date.now() + aheadMs).toISOString());
