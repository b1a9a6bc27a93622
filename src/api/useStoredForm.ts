/**
 * A form over stored data: updates from the server apply except to edited fields, and edits can be reset. A field
 * holds one plain value: text, a number, a switch or a file.
 */
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';
import type { Language } from '#schema/limits.ts';
import { rowResolver, type RowForm } from './rowForm.ts';

/** The form and its resets. */
export interface StoredForm<F extends FieldValues> {
  readonly form: UseFormReturn<F>;
  readonly isDirty: boolean;
  /** Resets every field to its stored value. */
  readonly putBack: () => void;
  /** After `sent` was saved, sets the fields to the server's values; later edits stay unsaved. */
  readonly takeSaved: (saved: F, sent: F) => void;
}

/** `kept` has a value for every field; another user may change it meanwhile. */
export function useStoredForm<F extends FieldValues>(
  row: RowForm<F>,
  kept: F,
  language: Language,
): StoredForm<F> {
  const form = useForm<F>({
    defaultValues: kept as DefaultValues<F>, // every field has a value
    values: kept,
    // Without `keepDirty` the form is clean for one frame. The save button then disappears briefly and a click on
    // it is lost.
    resetOptions: { keepDirtyValues: true, keepDirty: true },
    resolver: rowResolver(row, language),
  });
  return {
    form,
    isDirty: form.formState.isDirty,
    // Without these options a reset keeps edited values.
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
