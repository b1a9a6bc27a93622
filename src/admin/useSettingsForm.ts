/** The form of a page of settings: validated by the contract, and saved as changes with the values that they are based on. */
import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { sayRefusal, type RowForm } from '#src/api/rowForm.ts';
import { useSaving } from '#src/api/useSaving.ts';
import { useStoredForm } from '#src/api/useStoredForm.ts';
import { isSame } from '#src/lib/changes.ts';
import { toasts } from '#src/lib/toasts.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import type { SettingsFormProps } from './SettingsForm.tsx';
import { useBase, type Change } from './useBase.ts';

/** What the form edits, and what happens after a save. `F` are the fields, `I` is the input made from them. */
export interface SettingsFormOptions<F extends FieldValues, I extends object, R> {
  readonly row: RowForm<F, I>;
  /** What is stored now: it updates the fields that have no unsaved change. */
  readonly stored: F;
  /** Fields that show their own reasons. */
  readonly known: readonly FieldPath<NoInfer<F>>[];
  readonly write: (change: Change<NoInfer<I>>['input'], key: string) => Promise<R>;
  /** Invalidates the queries that show the settings. */
  readonly refresh: (cache: QueryClient) => void;
  /** The fields after the save, and what else follows from it. */
  readonly onSaved: (saved: R, sent: F) => F;
  /** The toast after a save. */
  readonly done: string;
}

/** The form, and the properties of its `SettingsForm`. */
export interface SettingsOf<F extends FieldValues> {
  readonly form: UseFormReturn<F>;
  readonly settings: Pick<
    SettingsFormProps,
    'isDirty' | 'busy' | 'failed' | 'overtaken' | 'onSave' | 'onReset'
  >;
}

/** Spread `settings` over a `SettingsForm`. */
export function useSettingsForm<F extends FieldValues, I extends object, R>({
  row,
  stored,
  known,
  write,
  refresh,
  onSaved,
  done,
}: SettingsFormOptions<F, I, R>): SettingsOf<F> {
  const { form, isDirty, putBack, takeSaved } = useStoredForm(row, stored, useLanguage());
  const { dirtyFields } = form.formState;
  // A change is based on the value that the person saw before the first edit, whatever is loaded later.
  const [seen, setSeen] = useState({ stored, base: stored });
  if (!isSame(seen.stored, stored)) {
    const edited = Object.entries(seen.base).filter(([name]) => Object.hasOwn(dirtyFields, name));
    setSeen({ stored, base: { ...stored, ...Object.fromEntries(edited) } });
  }
  const { changes, overtaken, takeRefusal, forget } = useBase({
    form,
    row,
    initial: seen.base,
    latest: stored,
  });
  const beginAt = (base: F): void => {
    setSeen((now) => ({ ...now, base }));
    forget();
  };
  const saving = useSaving<F, R>({
    write: (fields, key) => write(changes(fields), key),
    refusal: (error) => {
      const rest = sayRefusal(row, error, known, form.setError);
      takeRefusal(error);
      return rest;
    },
    refresh,
    onSaved: (saved, sent) => {
      const fields = onSaved(saved, sent);
      takeSaved(fields, sent);
      beginAt(fields);
      toasts.raise({ severity: 'success', text: done });
    },
  });
  return {
    form,
    settings: {
      isDirty,
      busy: saving.isPending,
      failed: saving.failed,
      overtaken,
      onSave: form.handleSubmit(saving.save),
      onReset: () => {
        putBack();
        beginAt(stored);
      },
    },
  };
}
