/** A form over what the server keeps: news of it come in, except under what is being typed, and what was typed can be put back. */
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { Language } from '#schema/limits.ts';
import { rowResolver, type RowForm } from './rowForm.ts';

/** The form, and the way back. */
export interface KeptForm<F extends FieldValues> {
  readonly form: UseFormReturn<F>;
  readonly isDirty: boolean;
  /** Every field is again as it is kept. */
  readonly putBack: () => void;
}

/** `kept` has a value for every field; somebody else may have changed it meanwhile. */
export function useKeptForm<F extends FieldValues>(
  row: RowForm<F>,
  kept: F,
  language: Language,
): KeptForm<F> {
  const form = useForm<F>({
    defaultValues: kept as DefaultValues<F>, // every field has its value
    values: kept,
    resetOptions: { keepDirtyValues: true },
    resolver: rowResolver(row, language),
  });
  return {
    form,
    isDirty: form.formState.isDirty,
    // Unless told, a reset keeps what was typed as well.
    putBack: () => form.reset(kept, { keepDirtyValues: false }),
  };
}
