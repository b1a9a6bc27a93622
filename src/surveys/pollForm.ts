/** The form of a poll in the contract's terms: what is sent, and what is wrong with it, in the sentences of the specification (§5). */
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { Reason } from '#schema/errors.ts';
import type { Language } from '#schema/limits.ts';
import { reason } from '#schema/reasons.ts';
import { pollFaults, validOptions } from '#schema/surveys/polls.rules.ts';
import type { PollChange, PollInput } from '#schema/surveys/polls.shapes.ts';
import { fromField, toField, type PollDraft } from './pollDraft.ts';

/** How long ahead a poll closes at least, in ms. */
const aheadMs = 60_000;

/** The fewest that somebody may choose of several. */
const fewest = 2;

/** What the rules need to know beside the form. */
export interface PollFormFacts {
  readonly language: Language;
  /** Only when it closes can be changed. */
  readonly onlyEnd: boolean;
  /** When it closed so far: unchanged it may be near. */
  readonly endedAt: string;
}

const textsOf = ({ options }: PollDraft): string[] => options.map(({ text }) => text);

/** What goes to the server. Empty lines go along: they are no options, and places in the list stay what they are. */
export const pollInput = (draft: PollDraft): PollInput => ({
  question: draft.question.trim() === '' ? draft.question : draft.question.trim(),
  options: textsOf(draft),
  multiple: draft.multiple,
  maxChoices: draft.multiple ? draft.maxChoices : null,
  anonymous: draft.anonymous,
  resultsShown: draft.resultsShown,
  endsAt: fromField(draft.endsAt),
});

/** What of a poll has been changed; nothing where it is as it was. */
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

/** Everything wrong with a form before it is sent, in the order of its fields. */
export function pollReasons(draft: PollDraft, facts: PollFormFacts): readonly Reason[] {
  if (facts.onlyEnd) return endReasons(draft, facts);
  const words = pollFaults({ question: draft.question, options: textsOf(draft) });
  return [
    ...words.map(({ field, code, params }) => reason(field, code, facts.language, params)),
    ...maxReasons(draft, facts.language),
    ...endReasons(draft, facts),
  ];
}

/** The field of the form that a reason belongs to; undefined for the whole. Both spellings are understood. */
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

/** The rules as react-hook-form asks for them; all sentences of a field, one after the other. */
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

/** The least that the field for day and hour takes. */
export const soonest = (): string => toField(new Date(Date.now() + aheadMs).toISOString());

/** The field that is put right first, by its name in the form. */
export function firstFault(errors: FieldErrors<PollDraft>, draft: PollDraft): string | undefined {
  if (errors.question !== undefined) return 'question';
  if (errors.options !== undefined) {
    const marked = draft.options.findIndex((_, at) => errors.options?.[at] !== undefined);
    const blank = draft.options.findIndex(({ text }) => text.trim() === '');
    return `options.${Math.max(0, marked === -1 ? blank : marked)}.text`;
  }
  if (errors.maxChoices !== undefined) return 'maxChoices';
  return errors.endsAt === undefined ? undefined : 'endsAt';
}
