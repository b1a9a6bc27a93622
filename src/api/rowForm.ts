/**
 * Connects forms to rows of the contract: the row validates before sending, and the server's reasons are shown at
 * their fields.
 */
import type { FieldErrors, FieldPath, FieldValues, Resolver, UseFormSetError } from 'react-hook-form';
import { ApiError, type Reason } from '#schema/errors.ts';
import type { AnySchema } from '#schema/kit/endpoint.ts';
import { check } from '#schema/kit/validate.ts';
import { ourPath } from '#schema/kit/wire.ts';
import type { Language } from '#schema/limits.ts';
import { reason } from '#schema/reasons.general.ts';

/** The mapping between a form and a row of the contract. */
export interface RowForm<F extends FieldValues, I extends object = object> {
  readonly schema: AnySchema;
  /** Converts the form to the input of the call. */
  readonly toInput: (form: F) => I;
  /** Form fields whose names differ from the row's. */
  readonly names?: Readonly<Record<string, FieldPath<F>>> | undefined;
  /** Additional validation; its reasons use the field names of the row. */
  readonly more?: ((form: F, language: Language) => readonly Reason[]) | undefined;
}

/** The form field of a reason; only the first step of its path counts. */
function fieldOf<F extends FieldValues>({ schema, names = {} }: RowForm<F>, { field }: Reason): string {
  const [first = ''] = ourPath(schema, field).split('.');
  return names[first] ?? first;
}

/** What a shape says about an empty text, or about the number that replaces an empty field. */
const ofEmpty: ReadonlySet<string> = new Set([
  'format',
  'email',
  'option',
  'type',
  'integer',
  'too_small',
  'too_short',
]);

/** A field that is empty is missing, whatever its input became. */
const said = (value: unknown, one: Reason, language: Language): Reason =>
  (value === '' || value === null) && ofEmpty.has(one.code) ? reason(one.field, 'required', language) : one;

/** A react-hook-form resolver with the rules of a row; the first reason of a field is its error. */
export const rowResolver =
  <F extends FieldValues>(row: RowForm<F>, language: Language): Resolver<F> =>
  (form) => {
    const checked = check(row.schema, row.toInput(form), language);
    const reasons = [...(checked.ok ? [] : checked.reasons), ...(row.more?.(form, language) ?? [])];
    const errors: Record<string, { type: string; message: string }> = {};
    for (const one of reasons) {
      const field = fieldOf(row, one);
      const { code, message } = said(form[field], one, language);
      errors[field] ??= { type: code, message };
    }
    return reasons.length === 0
      ? { values: form, errors: {} }
      : { values: {}, errors: errors as FieldErrors<F> }; // flat names: these forms have no nested fields
  };

/**
 * Shows the server's reasons at the fields and focuses the first of these. Returns the message for reasons without a
 * known field; null if there is none.
 */
export function sayRefusal<F extends FieldValues>(
  row: RowForm<F>,
  error: Error | null,
  known: readonly FieldPath<F>[],
  setError: UseFormSetError<F>,
): string | null {
  if (error === null) return null;
  if (!(error instanceof ApiError) || error.reasons.length === 0) return error.message;
  let shouldFocus = true;
  const left = error.reasons.filter((one) => {
    const field = known.find((name) => name === fieldOf(row, one));
    if (field === undefined) return true;
    setError(field, { type: one.code, message: one.message }, { shouldFocus });
    shouldFocus = false;
    return false;
  });
  return left[0]?.message ?? null;
}
