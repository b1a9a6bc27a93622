/** A form over what the server keeps: news of it come in, except under what is being typed, and what was typed can be put back. A field holds one plain value: text, a number, a switch or a file. */
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';
import type { Language } from '#schema/limits.ts';
import { rowResolver, type RowForm } from './rowForm.ts';

/** The form, and the way back. */
export interface StoredForm<F extends FieldValues> {
  readonly form: UseFormReturn<F>;
  readonly isDirty: boolean;
  /** Every field is again as it is kept. */
  readonly putBack: () => void;
  /** After `sent` was saved, the fields are as the server keeps them; what was typed since then stays, unsaved. */
  readonly takeSaved: (saved: F, sent: F) => void;
}

/** `kept` has a value for every field; somebody else may have changed it meanwhile. */
export function useStoredForm<F extends FieldValues>(
  row: RowForm<F>,
  kept: F,
  language: Language,
): StoredForm<F> {
  const form = useForm<F>({
    defaultValues: kept as DefaultValues<F>, // every field has its value
    values: kept,
    // Without `keepDirty` the form is clean for one frame, and a press of the save button that comes and goes is lost.
    resetOptions: { keepDirtyValues: true, keepDirty: true },
    resolver: rowResolver(row, language),
  });
  return {
    form,
    isDirty: form.formState.isDirty,
    // Unless told, a reset keeps what was typed as well.
    putBack: () => form.reset(kept, { keepDirtyValues: false, keepDirty: false }),
    takeSaved: (saved, sent) => {
      const typed = form.getValues();
      const names = Object.keys(typed) as Path<F>[]; // flat names
      const later = names.filter((name) => !Object.is(typed[name], sent[name]));
      form.reset(saved, { keepDirtyValues: false, keepDirty: later.length > 0 });
      for (const name of later) form.setValue(name, typed[name], { shouldDirty: true });
    },
  };
}
