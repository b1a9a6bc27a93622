/**
 * Maps the composer's form to the contract: the input, and the validation by the contract row with its
 * messages.
 */
import type { FieldError, FieldErrors, Resolver } from 'react-hook-form';
import type { Reason } from '#schema/errors.ts';
import { check } from '#schema/kit/validate.ts';
import { ourPath } from '#schema/kit/wire.ts';
import type { Language } from '#schema/limits.ts';
import { reasonIn } from '#schema/sentences.ts';
import { generalReasons } from '#schema/reasons.general.ts';
import { recognitionReasons } from '#schema/reasons.recognitions.ts';
import { Recognition } from '#schema/recognitions/recognitions.endpoints.ts';
import { pointLimits, pointsFault, type PointLimits } from '#schema/recognitions/recognitions.rules.ts';
import { billOf, type Bill } from './bill.ts';
import type { Draft } from './draft.ts';
import type { ComposerType } from '#src/feed/postTypes.queries.ts';
import type { ComposerBadge } from './recognitions.queries.ts';

const reason = reasonIn({ ...generalReasons, ...recognitionReasons });

/** The fields that can have an error. */
export type ComposerField = 'receivers' | 'message' | 'types' | 'badgeId' | 'values' | 'files' | 'amount';

/** A draft beside its words, which change with each key: only the parts that show them read them. */
export type DraftParts = Omit<Draft, 'message'> & { readonly hasWords: boolean };

/** The facts beside the form that the rules need. */
export interface FormFacts {
  readonly language: Language;
  /** Points to give; undefined while unknown, then the server decides. */
  readonly have: number | undefined;
  /** Types that can be sent; null if the server has no list, then the server decides. */
  readonly types?: readonly ComposerType[] | null | undefined;
  readonly badges?: readonly ComposerBadge[] | null | undefined;
  /** The error of files that are not uploaded, as a sentence. */
  readonly filesFault?: string | null | undefined;
  /** It appears on a day of its own, perhaps in another month: the server knows what is left then. */
  readonly isScheduled?: boolean | undefined;
}

/**
 * A draft as it can be sent: without points if the wallet is empty, even if an older draft holds an amount.
 */
export const payable = <D extends Pick<Draft, 'kind' | 'amount'>>(draft: D, have: number | undefined): D =>
  have === 0 && draft.kind === 'recognition' ? { ...draft, amount: 0 } : draft;

/** The chosen badge, if it is known. */
export const badgeOf = (
  { kind, badgeId }: Pick<Draft, 'kind' | 'badgeId'>,
  { badges }: Pick<FormFacts, 'badges'>,
): ComposerBadge | undefined => (kind === 'badge' ? badges?.find(({ id }) => id === badgeId) : undefined);

/** The chosen types that are known. */
export const typesOf = (
  { kind, types: chosen }: Pick<Draft, 'kind' | 'types'>,
  { types }: Pick<FormFacts, 'types'>,
): readonly ComposerType[] =>
  kind === 'badge' ? [] : (types?.filter(({ id }) => chosen.includes(id)) ?? []);

/** The combined limits of the chosen types, per person. */
export const limitsOf = (
  draft: Pick<Draft, 'kind' | 'types'>,
  facts: Pick<FormFacts, 'types'>,
): PointLimits => pointLimits(typesOf(draft, facts));

/** The cost of a draft: a badge defines the points of each receiver. */
export function draftBill(
  draft: Omit<DraftParts, 'hasWords'>,
  facts: Pick<FormFacts, 'badges'>,
  have: number,
): Bill {
  const { receivers, amount, distribution, kind } = draft;
  return kind === 'badge'
    ? billOf(receivers, badgeOf(draft, facts)?.points ?? 0, 'each', have)
    : billOf(receivers, amount ?? 0, distribution, have);
}

/** The request input; omits fields that were not chosen, so that an older server accepts it. */
export function toInput(draft: Draft, facts: Pick<FormFacts, 'badges'> = {}): Recognition {
  const isBadge = draft.kind === 'badge';
  return {
    receiverEmails: draft.receivers.map(({ email }) => email),
    amount: isBadge ? (badgeOf(draft, facts)?.points ?? 0) : (draft.amount ?? 0),
    distribution: isBadge ? 'each' : draft.distribution,
    postTypes: isBadge ? [] : draft.types,
    message: draft.message.trim(),
    ...(!isBadge && draft.subType !== null ? { subTypeId: draft.subType } : {}),
    ...(draft.values.length > 0 ? { valueIds: draft.values } : {}),
    ...(isBadge && draft.badgeId !== null ? { badgeId: draft.badgeId } : {}),
    ...(draft.files.length > 0 ? { attachmentKeys: draft.files.map(({ key }) => key) } : {}),
    ...(draft.isPrivate ? { isPrivate: true } : {}),
  };
}

const fields: Readonly<Record<string, ComposerField>> = {
  receiverEmails: 'receivers',
  postTypes: 'types',
  subTypeId: 'types',
  valueIds: 'values',
  badgeId: 'badgeId',
  attachmentKeys: 'files',
  message: 'message',
  amount: 'amount',
};

/**
 * The form field of a validation reason, and its index in a list; undefined for the whole form. Accepts the
 * spellings of the wire and of the code.
 */
export function placeOf({
  field,
}: Pick<Reason, 'field'>): { readonly field: ComposerField; readonly index: number | undefined } | undefined {
  const [first = '', at] = ourPath(Recognition, field).split('.');
  const known = Object.hasOwn(fields, first) ? fields[first] : undefined;
  if (known === undefined) return undefined;
  return { field: known, index: at === undefined || Number.isNaN(Number(at)) ? undefined : Number(at) };
}

/** Whether a reason is about the moment of a scheduled recognition, which is chosen beside the form. */
export const isMoment = (field: string): boolean => ourPath(Recognition, field) === 'publishAt';

/**
 * Errors of the points: insufficient balance, no participating receiver, or outside the limits of the types.
 */
function pointReasons(draft: Draft, facts: FormFacts): readonly Reason[] {
  const { language, have } = facts;
  const isBadge = draft.kind === 'badge';
  const field = isBadge ? 'badgeId' : 'amount';
  const bill = draftBill(draft, facts, have ?? Infinity);
  if (!isBadge && (draft.amount ?? 0) > 0 && draft.receivers.length > 0 && bill.takers.length === 0)
    return [reason(field, 'receivers_without_points', language)];
  if (have !== undefined && bill.left < 0)
    return [reason(field, 'points_insufficient', language, { have, need: bill.cost })];
  if (isBadge || bill.takers.length === 0) return [];
  const limits = limitsOf(draft, facts);
  const taken = bill.shares.filter((_, index) => draft.receivers[index]?.takesPoints === true);
  const fault = pointsFault(limits, Math.min(...taken)) ?? pointsFault(limits, Math.max(...taken));
  return fault === undefined
    ? []
    : [reason(field, fault, language, { minimum: limits.minPoints, maximum: limits.maxPoints ?? 0 })];
}

/** All errors of a form before the send. */
export function reasonsOf(written: Draft, facts: FormFacts): readonly Reason[] {
  const { language, have, filesFault = null, isScheduled = false } = facts;
  const draft = payable(written, have);
  const checked = check(Recognition, toInput(draft, facts), language);
  const reasons: Reason[] = checked.ok ? [] : [...checked.reasons];
  if (draft.kind === 'badge') {
    if (draft.badgeId === null) reasons.push(reason('badgeId', 'required', language));
  } else if (draft.types.length === 0 && facts.types !== null)
    reasons.push(reason('postTypes', 'type_required', language));
  if (!isScheduled && typesOf(draft, facts).some(({ leftThisMonth }) => leftThisMonth === 0))
    reasons.push(reason('postTypes', 'type_limit_reached', language));
  if (filesFault !== null)
    reasons.push({ field: 'attachmentKeys', code: 'files_not_ready', message: filesFault });
  return have === undefined ? reasons : [...reasons, ...pointReasons(draft, facts)];
}

/** The contract rules as a react-hook-form resolver; the first reason of a field is its error. */
export const composerResolver: Resolver<Draft, FormFacts> = (draft, facts) => {
  const errors: FieldErrors<Draft> = {};
  for (const one of reasonsOf(draft, facts ?? { language: 'es', have: undefined })) {
    const field = placeOf(one)?.field;
    const error: FieldError = { type: one.code, message: one.message };
    if (field !== undefined && errors[field] === undefined) Object.assign(errors, { [field]: error });
  }
  return Object.keys(errors).length === 0 ? { values: draft, errors: {} } : { values: {}, errors };
};
