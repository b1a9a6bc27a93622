/** Forms in the contract's terms: the row says what is wrong before anything is sent, and the server's reasons find their fields. */
import type { FieldErrors, FieldPath, FieldValues, Resolver, UseFormSetError } from 'react-hook-form';
import { ApiError, type Reason } from '#schema/errors.ts';
import type { AnySchema } from '#schema/kit/endpoint.ts';
import { check } from '#schema/kit/validate.ts';
import { ourPath } from '#schema/kit/wire.ts';
import type { Language } from '#schema/limits.ts';

/** How a form and a row of the contract belong together. */
export interface RowForm<F extends FieldValues> {
  readonly schema: AnySchema;
  /** What goes to the server. */
  readonly toInput: (form: F) => object;
  /** Fields of the form that are called otherwise than in the row. */
  readonly names?: Readonly<Record<string, FieldPath<F>>> | undefined;
  /** What else is wrong, fields spelt as the row does. */
  readonly more?: ((form: F, language: Language) => readonly Reason[]) | undefined;
}

/** The form's name of the field that a reason speaks of; the first step of its path. */
function fieldOf<F extends FieldValues>({ schema, names = {} }: RowForm<F>, { field }: Reason): string {
  const [first = ''] = ourPath(schema, field).split('.');
  return names[first] ?? first;
}

/** The rules of a row as react-hook-form asks for them; the first reason of a field is its error. */
export const rowResolver =
  <F extends FieldValues>(row: RowForm<F>, language: Language): Resolver<F> =>
  (form) => {
    const checked = check(row.schema, row.toInput(form), language);
    const reasons = [...(checked.ok ? [] : checked.reasons), ...(row.more?.(form, language) ?? [])];
    const errors: Record<string, { type: string; message: string }> = {};
    for (const one of reasons) errors[fieldOf(row, one)] ??= { type: one.code, message: one.message };
    return reasons.length === 0
      ? { values: form, errors: {} }
      : { values: {}, errors: errors as FieldErrors<F> }; // flat names: no field of these forms holds others
  };

/** Says what the server refused beside the fields, and answers the sentence for what belongs to none of them; null for nothing. */
export function sayRefusal<F extends FieldValues>(
  row: RowForm<F>,
  error: Error | null,
  known: readonly FieldPath<F>[],
  setError: UseFormSetError<F>,
): string | null {
  if (error === null) return null;
  if (!(error instanceof ApiError) || error.reasons.length === 0) return error.message;
  const left = error.reasons.filter((one) => {
    const field = known.find((name) => name === fieldOf(row, one));
    if (field !== undefined) setError(field, { type: one.code, message: one.message });
    return field === undefined;
  });
  return left[0]?.message ?? null;
}

/** Why something did not work: the first reason where the server gave one, else its sentence; null while nothing failed. */
export const whyFailed = (error: Error | null): string | null =>
  error === null
    ? null
    : error instanceof ApiError
      ? (error.reasons[0]?.message ?? error.message)
      : error.message;

/** Whether it cannot be deleted because something rests on it. */
export const isInUse = (error: Error | null): boolean => error instanceof ApiError && error.code === 'in_use';
