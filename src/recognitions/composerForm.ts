/** The composer's form in the contract's terms: what is sent, and what is wrong with it, by the row of the contract and its words. */
import type { FieldError, FieldErrors, Resolver } from 'react-hook-form';
import type { Reason } from '#schema/errors.ts';
import { check } from '#schema/kit/validate.ts';
import { ourPath } from '#schema/kit/wire.ts';
import type { Language } from '#schema/limits.ts';
import { reason } from '#schema/reasons.ts';
import { Recognition } from '#schema/recognitions/recognitions.endpoints.ts';
import { billOf } from './bill.ts';
import type { Draft } from './draft.ts';

/** The four things of the box; `server` is the place of what belongs to none of them. */
export type ComposerField = 'receivers' | 'message' | 'types' | 'amount';

/** What the rules need to know beside the form. */
export interface FormFacts {
  readonly language: Language;
  /** Points to give; undefined while they are not known: then the server decides. */
  readonly have: number | undefined;
}

/** A draft as it can be sent: whoever has nothing to give thanks without points, whatever stands in a draft of before. */
export const payable = (draft: Draft, have: number | undefined): Draft =>
  have === 0 ? { ...draft, amount: 0 } : draft;

/** What goes to the server. */
export const wishOf = ({ receivers, message, types, amount, distribution }: Draft): Recognition => ({
  receiverEmails: receivers.map(({ email }) => email),
  amount: amount ?? 0,
  distribution,
  postTypes: types,
  message: message.trim(),
});

const fields: Readonly<Record<string, ComposerField>> = {
  receiverEmails: 'receivers',
  postTypes: 'types',
  message: 'message',
  amount: 'amount',
};

/** The field of the form that a reason belongs to, and the position in a list; undefined for the whole. Both spellings are understood. */
export function placeOf({
  field,
}: Pick<Reason, 'field'>): { readonly field: ComposerField; readonly index: number | undefined } | undefined {
  const [first = '', at] = ourPath(Recognition, field).split('.');
  const known = Object.hasOwn(fields, first) ? fields[first] : undefined;
  if (known === undefined) return undefined;
  return { field: known, index: at === undefined || Number.isNaN(Number(at)) ? undefined : Number(at) };
}

/** Everything wrong with a form before it is sent. */
export function reasonsOf(written: Draft, { language, have }: FormFacts): readonly Reason[] {
  const draft = payable(written, have);
  const wish = wishOf(draft);
  const checked = check(Recognition, wish, language);
  const reasons = checked.ok ? [] : checked.reasons;
  if (have === undefined || wish.amount === 0) return reasons;
  const bill = billOf(draft.receivers, wish.amount, draft.distribution, have);
  if (draft.receivers.length > 0 && bill.takers.length === 0)
    return [...reasons, reason('amount', 'receivers_without_points', language)];
  return bill.left < 0
    ? [...reasons, reason('amount', 'points_insufficient', language, { have, need: bill.cost })]
    : reasons;
}

/** The rules of the contract as react-hook-form asks for them; the first reason of a field is its error. */
export const composerResolver: Resolver<Draft, FormFacts> = (draft, facts) => {
  const errors: FieldErrors<Draft> = {};
  for (const one of reasonsOf(draft, facts ?? { language: 'es', have: undefined })) {
    const field = placeOf(one)?.field;
    const error: FieldError = { type: one.code, message: one.message };
    if (field !== undefined && errors[field] === undefined) Object.assign(errors, { [field]: error });
  }
  return Object.keys(errors).length === 0 ? { values: draft, errors: {} } : { values: {}, errors };
};
